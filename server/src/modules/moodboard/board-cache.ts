import type { Parts } from './document/node';

interface Entry {
  readonly version: number;
  readonly parts: Parts;
  readonly bytes: number;
}

/**
 * Texts of the parts of boards that were read or saved a moment ago, so that answering a whole board after a patch of one
 * element does not read the others again. An entry counts only for the version that the database has just named inside
 * the same transaction, so it can be stale but never wrong.
 */
export class BoardCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(private readonly limitBytes = 64 * 1024 * 1024) {}

  get(board: { tenantId: number; id: number; version: number }): Parts | undefined {
    const key = `${board.tenantId}/${board.id}`;
    const entry = this.#entries.get(key);
    if (entry?.version !== board.version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.parts;
  }

  set(board: { tenantId: number; id: number; version: number; bytes: number }, parts: Parts): void {
    const key = `${board.tenantId}/${board.id}`;
    this.#drop(key);
    if (board.bytes > this.limitBytes / 4) return;
    this.#entries.set(key, { version: board.version, parts, bytes: board.bytes });
    this.#bytes += board.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.limitBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }
}
