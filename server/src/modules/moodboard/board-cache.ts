import type { KeptParts } from './document/layered-parts';
import type { Node } from './document/node';
import type { BoardRow } from './repository';

/** A board in memory. `root` is never changed, it is replaced; `parts` belong to the version of the row. */
export interface CachedBoard {
  readonly row: BoardRow;
  readonly root: Node;
  readonly parts: KeptParts;
  readonly bytes: number;
}

interface BoardId {
  readonly tenantId: number;
  readonly id: number;
}

/**
 * Boards that were read or saved a moment ago, so that a patch of one element does not read the other thousands again. An
 * entry counts only for the version that the database has just named inside the same transaction, or is made to agree to by the
 * statement that saves, so it can be stale but never wrong. Bounded by bytes; the board used longest ago goes first.
 */
export class BoardCache {
  readonly #entries = new Map<string, CachedBoard>();
  /** Keys of boards by project. */
  readonly #ofProjects = new Map<string, string>();
  #bytes = 0;

  constructor(private readonly limitBytes = 64 * 1024 * 1024) {}

  get(board: BoardId & { version: number }): CachedBoard | undefined {
    const key = keyOf(board);
    const entry = this.#entries.get(key);
    if (entry?.row.version !== board.version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The board of a project as it was last seen here. Whoever uses it asks the database whether it still is so. */
  lastSeen({ tenantId, project }: { readonly tenantId: number; readonly project: number }): CachedBoard | undefined {
    return this.#entries.get(this.#ofProjects.get(`${tenantId}/${project}`) ?? '');
  }

  set(tenantId: number, entry: CachedBoard): void {
    const { id, project_id: project } = entry.row;
    const key = keyOf({ tenantId, id });
    this.#drop(key);
    if (entry.bytes > this.limitBytes / 4) return;
    this.#entries.set(key, entry);
    if (project !== null) this.#ofProjects.set(`${tenantId}/${project}`, key);
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
    const ofProject = `${key.slice(0, key.indexOf('/'))}/${entry.row.project_id}`;
    if (this.#ofProjects.get(ofProject) === key) this.#ofProjects.delete(ofProject);
  }
}

const keyOf = ({ tenantId, id }: BoardId): string => `${tenantId}/${id}`;
