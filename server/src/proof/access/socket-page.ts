import WebSocket from 'ws';
import type { TestClient } from '../../platform/testing/test-client';

export interface Frame {
  readonly type: string;
  readonly [detail: string]: unknown;
}

/** One open socket of a page, and what came over it. */
export class SocketPage {
  readonly frames: Frame[] = [];
  isClosed = false;
  readonly #waiting = new Set<() => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      this.#look();
    });
    socket.on('close', () => {
      this.isClosed = true;
      this.#look();
    });
  }

  /** @throws Error with the status when the handshake is refused. */
  static open(origin: string, { path, cookie, from = origin }: { path: string; cookie: string; from?: string }): Promise<SocketPage> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers: { cookie, origin: from } });
    const page = new SocketPage(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(page));
      socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
      socket.once('error', reject);
    });
  }

  say(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  count(type: string): number {
    return this.frames.filter((frame) => frame.type === type).length;
  }

  /** Waits until something is so; looked at whenever a frame comes or the socket closes. */
  until(met: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!met()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** What the server has sent before is here when its pong is. */
  async caughtUp(): Promise<void> {
    if (this.isClosed) return;
    const pong = new Promise((resolve) => {
      this.socket.once('pong', resolve);
    });
    this.socket.ping();
    await Promise.race([pong, this.until(() => this.isClosed)]);
  }

  close(): void {
    this.socket.close();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}

/** The status a handshake gets; 101 when it is let in. */
export async function handshakeStatus(
  origin: string,
  ask: { path: string; client: Pick<TestClient, 'cookieHeader'>; from?: string },
): Promise<number> {
  try {
    (
      await SocketPage.open(origin, {
        path: ask.path,
        cookie: ask.client.cookieHeader,
        ...(ask.from === undefined ? {} : { from: ask.from }),
      })
    ).close();
    return 101;
  } catch (error) {
    return Number((error as Error).message);
  }
}
