import type { Revision } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { documentText } from '../document/assemble-document';
import { boardIfMade, requireBoard } from '../require-board';
import type { BoardChange } from '../repository';
import type { MoodboardService, SavedBoard, SaveOptions } from '../service';
import { countNamed, findRevision, insertRevision, revisionData, revisionsOf, setLabel, type RevisionRow } from './repository';

const MOST_NAMED = 50;

interface Named {
  readonly projectId: number;
  readonly revisionId: number;
}

/** Versions of a board: what was kept, under which name, and the way back. */
export class HistoryService {
  constructor(
    private readonly platform: Pick<Platform, 'api'>,
    private readonly boards: MoodboardService,
  ) {}

  async list(db: Db, projectId: number): Promise<Revision[]> {
    const board = await boardIfMade(db, projectId, this.platform);
    if (!board) return [];
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    return (await revisionsOf(db, board.id)).map((row) => wireOf(row, names));
  }

  /** Keeps the board as it is now. */
  async keep(db: Db, { projectId, label }: { projectId: number; label: string }): Promise<Revision> {
    const { row, document } = await this.boards.read(db, { project: projectId }, undefined);
    await this.#assertRoom(db, row.id);
    const kept = await insertRevision(db, row.id, {
      version: row.version,
      data: documentText(document),
      bytes: row.bytes,
      label,
      saved_at: row.updated_at,
      saved_by_id: row.saved_by_id,
    });
    return wireOf(kept, await this.platform.api('auth_and_admin').memberNames(db));
  }

  /** The document as JSON text. */
  async data(db: Db, { projectId, revisionId }: Named): Promise<string> {
    const board = await requireBoard(db, projectId);
    const data = await revisionData(db, { boardId: board.id, id: revisionId });
    if (data === undefined) throw new AppError('not_found');
    return data;
  }

  async label(db: Db, { projectId, revisionId, label }: Named & { label: string | null }): Promise<Revision> {
    const board = await requireBoard(db, projectId);
    const before = await findRevision(db, { boardId: board.id, id: revisionId });
    if (!before) throw new AppError('not_found');
    if (label !== null && before.label === null) await this.#assertRoom(db, board.id);
    const row = await setLabel(db, { boardId: board.id, id: revisionId, label });
    return wireOf(row ?? before, await this.platform.api('auth_and_admin').memberNames(db));
  }

  restore(db: Db, named: Named, { change, options }: { change: BoardChange; options: SaveOptions }): Promise<SavedBoard> {
    return this.boards.restore(db, { project: named.projectId }, change, options);
  }

  async #assertRoom(db: Db, boardId: number): Promise<void> {
    if ((await countNamed(db, boardId)) >= MOST_NAMED) throw new AppError('moodboard.too_many_labels', { limit: MOST_NAMED });
  }
}

function wireOf({ id, version, label, bytes, saved_at, saved_by_id }: RevisionRow, names: ReadonlyMap<number, string>): Revision {
  return { id, version, label, bytes, saved_at, saved_by: names.get(saved_by_id ?? 0) ?? null };
}
