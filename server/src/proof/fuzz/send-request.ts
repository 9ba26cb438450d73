import http from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A request as it goes over the wire; nothing is added but the length of the body. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly payload?: string | Buffer | undefined;
}

/** What came back, decoded. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const SLOWEST_MS = 30_000;

/** Sends over connections that are kept, and fails when no whole answer comes. */
export class Wire {
  private readonly agent: http.Agent;

  constructor(
    private readonly origin: URL,
    connections: number,
  ) {
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, target, headers, payload }: WireRequest): Promise<WireAnswer> {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: this.origin.hostname,
          port: this.origin.port,
          method,
          path: target,
          headers: { ...headers, ...length },
          agent: this.agent,
          timeout: SLOWEST_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            decode(Buffer.concat(chunks), response.headers['content-encoding']).then(
              (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
              reject,
            );
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error(`${method} ${target.slice(0, 200)} was not answered in ${SLOWEST_MS} ms.`)));
      request.on('error', reject);
      request.end(payload);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

async function decode(bytes: Buffer, encoding: string | undefined): Promise<string> {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return (await promisify(brotliDecompress)(bytes)).toString();
  if (encoding === 'gzip') return (await promisify(gunzip)(bytes)).toString();
  return bytes.toString();
}
