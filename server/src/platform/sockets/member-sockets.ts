import type { WebSocket } from 'ws';
import type { Session } from '../define-module';

/** A newer page of the member took its place; the shell waits until the page is looked at again. */
export const TOO_MANY_OPEN = 4429;
const FAREWELL_MS = 1_000;

/** The open sockets of each member, the oldest first. */
export class MemberSockets {
  readonly #open = new Map<string, Set<WebSocket>>();
  readonly #most: number;

  /** `most`: pages that one member has open in this process, on all addresses and devices together. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Closes the oldest ones that are too many. */
  add({ tenantId, memberId }: Session, socket: WebSocket): void {
    const key = `${tenantId}/${memberId}`;
    const sockets = this.#open.get(key) ?? new Set();
    this.#open.set(key, sockets.add(socket));
    socket.on('close', () => this.#forget(key, socket));
    for (const oldest of sockets) {
      if (sockets.size <= this.#most) return;
      this.#forget(key, oldest);
      oldest.close(TOO_MANY_OPEN, 'too many pages are open');
      // Who does not answer the farewell is not waited for.
      setTimeout(() => oldest.terminate(), FAREWELL_MS).unref();
    }
  }

  #forget(key: string, socket: WebSocket): void {
    const sockets = this.#open.get(key);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#open.delete(key);
  }
}
