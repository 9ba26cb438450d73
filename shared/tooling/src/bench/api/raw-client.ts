import { connect } from 'node:net';

/** One answer, as far as a load test cares. */
export interface RawAnswer {
  readonly status: number;
  readonly etag: string | null;
  readonly bytes: number;
}

/**
 * One keep-alive connection that sends prepared requests and reads no more than it must: the client shares two cores with
 * the server and the database, so what it spends is taken from what it measures.
 */
export class RawConnection {
  readonly #socket;
  #head = '';
  #missing = 0;
  #answer: { status: number; etag: string | null; bytes: number } | null = null;
  #done: ((answer: RawAnswer) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('The server has closed the connection.')));
  }

  send(request: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#answer) return this.#body(chunk.length);
    const at = chunk.indexOf('\r\n\r\n');
    if (at < 0) {
      this.#head += chunk.toString('latin1');
      return;
    }
    this.#head += chunk.toString('latin1', 0, at);
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    if (length === undefined && !/ (204|304) /.test(this.#head.slice(0, 15)))
      this.#failed?.(new Error(`No content-length in:\n${this.#head}`));
    this.#answer = {
      status: Number(this.#head.slice(9, 12)),
      etag: /\r\netag: ([^\r]+)/i.exec(this.#head)?.[1] ?? null,
      bytes: Number(length ?? 0),
    };
    this.#missing = this.#answer.bytes;
    this.#head = '';
    this.#body(chunk.length - at - 4);
  }

  #body(received: number): void {
    this.#missing -= received;
    if (this.#missing > 0 || !this.#answer) return;
    const answer = this.#answer;
    this.#answer = null;
    this.#done?.(answer);
  }
}

/** The text of one request. */
export function requestText({
  method,
  path,
  headers,
  body,
}: {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}): string {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body !== undefined && {
      'content-type': headers['content-type'] ?? 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body ?? ''}`;
}
