import type { Node, Parts } from './document/node';

/** A board in memory. `root` is never changed, it is replaced; `parts` belong to the version named. */
export interface CachedBoard {
  readonly version: number;
  readonly root: Node;
  readonly parts: Parts;
  readonly bytes: number;
}

interface BoardId {
  readonly tenantId: number;
  readonly id: number;
}

/**
 * Boards that were read or saved a moment ago, so that a patch of one element does not read the other thousands again. An
 * entry counts only for the version that the database has just named inside the same transaction, so it can be stale but
 * never wrong. Bounded by bytes; the board used longest ago goes first.
 */
export class BoardCache {
  readonly #entries = new Map<string, CachedBoard>();
  #bytes = 0;

  constructor(private readonly limitBytes = 64 * 1024 * 1024) {}

  get(board: BoardId & { version: number }): CachedBoard | undefined {
    const key = keyOf(board);
    const entry = this.#entries.get(key);
    if (entry?.version !== board.version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(board: BoardId, entry: CachedBoard): void {
    const key = keyOf(board);
    this.#drop(key);
    if (entry.bytes > this.limitBytes / 4) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
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

const keyOf = ({ tenantId, id }: BoardId): string => `${tenantId}/${id}`;
