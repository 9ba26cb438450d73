import type { PatchOperation, TempBoardInfo } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { UnitOfWork } from '../../platform/db/unit-of-work';
import { requireIfMatch } from '../../platform/http/check-version';
import type { BoardCache, CachedBoard } from './board-cache';
import { assembleDocument, type SplitDocument } from './document/assemble-document';
import { LayeredParts, type KeptParts } from './document/layered-parts';
import type { Node } from './document/node';
import { matchesTag } from '../../platform/http/etag';
import { boardEtag } from './etag';
import type { PlannedPatch } from './plan-patch';
import { planPatch } from './plan-patch';
import { isWorthKeeping } from './history/keep-rule';
import { insertRevision } from './history/repository';
import type { BoardChange, BoardKey, BoardRow } from './repository';
import {
  attachBoard,
  boardMaker,
  deleteBoard,
  findBoard,
  insertBoard,
  isLarge,
  listTempBoards,
  lockBoard,
  readParts,
  readSkeleton,
  updateBoard,
  updateBoardAtOnce,
} from './repository';

/** A board with its document, or without it when the caller does not want it back. It is put together after the transaction. */
export interface SavedBoard {
  readonly row: BoardRow;
  readonly document: SplitDocument | null;
}

export interface SaveOptions {
  readonly ifMatch: string | undefined;
  readonly wantsDocument: boolean;
}

/** A patch that needs one statement. */
interface ReadyPatch extends PlannedPatch {
  readonly known: CachedBoard;
}

/** A patch that cannot be applied to the board as it was last seen. */
export interface RefusedPatch {
  readonly known: CachedBoard;
  readonly refusal: AppError;
}

/** What a board is told from outside, and whom it tells. */
interface Surroundings {
  readonly clock: () => Date;
  readonly saved: (board: { tenantId: number; project: number }) => void;
}

type ReadBoard = SavedBoard & { readonly unchanged: boolean };

/** The rules of a moodboard. Takes the board's key, knows no HTTP. */
export class MoodboardService {
  constructor(
    private readonly cache: BoardCache,
    private readonly surroundings: Surroundings,
  ) {}

  /** `unchanged`: the caller's copy is current, so nothing but the row was read. */
  async read(db: Db, key: BoardKey, ifNoneMatch: string | undefined): Promise<ReadBoard> {
    const found = await this.find(db, key, ifNoneMatch);
    if (!found) throw new AppError('moodboard.board_not_found');
    return found;
  }

  /** The same; undefined where there is none. */
  async find(db: Db, key: BoardKey, ifNoneMatch: string | undefined): Promise<ReadBoard | undefined> {
    const row = await findBoard(db, key);
    if (!row) return undefined;
    if (matchesTag(ifNoneMatch, boardEtag(row))) return { row, document: null, unchanged: true };
    return { row, document: await this.wholeBoard(db, row), unchanged: false };
  }

  async create(db: Db, owner: { project: number } | { tempName: string }, change: BoardChange): Promise<SavedBoard> {
    const row = await insertBoard(db, owner, change);
    if (!row) throw new AppError('moodboard.already_exists');
    this.announce(db, row);
    return { row, document: change };
  }

  async replace(db: Db, key: BoardKey, change: BoardChange, options: SaveOptions): Promise<SavedBoard> {
    return this.saveWhole(db, { before: await this.lockForSave(db, key, options.ifMatch), change, options, keep: 'if_worth' });
  }

  /** Saves an old document as the newest; what is there now is kept as a version. */
  async restore(db: Db, key: BoardKey, change: BoardChange, options: SaveOptions): Promise<SavedBoard> {
    return this.saveWhole(db, { before: await this.lockForSave(db, key, options.ifMatch), change, options, keep: 'always' });
  }

  async madeBy(db: Db, key: BoardKey): Promise<number | null> {
    const maker = await boardMaker(db, key);
    if (maker === undefined) throw new AppError('moodboard.board_not_found');
    return maker;
  }

  temporary(db: Db): Promise<TempBoardInfo[]> {
    return listTempBoards(db);
  }

  /** Makes a temporary board the board of a project that has none. */
  async attach(db: Db, { tempId, project }: { tempId: number; project: number }): Promise<SavedBoard> {
    const before = await lockBoard(db, { temp: tempId });
    if (!before) throw new AppError('moodboard.board_not_found');
    const row = await attachBoard(db, { id: before.id, project }).catch(taken);
    if (!row) throw new AppError('moodboard.already_exists');
    this.announce(db, row);
    return { row, document: await this.wholeBoard(db, row) };
  }

  private async saveWhole(
    db: Db,
    { before, change, options, keep }: { before: BoardRow; change: BoardChange; options: SaveOptions; keep: 'always' | 'if_worth' },
  ): Promise<SavedBoard> {
    if (keep === 'always' || this.isWorthKeeping(db, before, change)) await this.keepVersion(db, before);
    const row = await updateBoard(db, before.id, { ...change, skeletonChanged: true });
    this.remember(db, row, { root: change.root, parts: change.parts });
    this.announce(db, row);
    return { row, document: options.wantsDocument ? change : null };
  }

  async patch(db: Db, key: BoardKey, operations: readonly PatchOperation[], options: SaveOptions): Promise<SavedBoard> {
    const before = await this.lockForSave(db, key, options.ifMatch);
    const known = options.wantsDocument ? await this.wholeBoard(db, before) : this.cache.get({ ...before, tenantId: db.tenantId });
    const texts = (ids: readonly number[]) => known?.parts ?? readParts(db, before.id, ids);
    const { change, skeletonChanged } = await planPatch({
      before,
      root: known?.root ?? (await readSkeleton(db, before.id)),
      texts,
      operations,
    });
    if (this.isWorthKeeping(db, before, change)) await this.keepVersion(db, before);
    const row = await updateBoard(db, before.id, { ...change, skeletonChanged });
    this.announce(db, row);
    if (!known) return { row, document: null };
    const document = patched(known, change);
    this.remember(db, row, document);
    return { row, document: options.wantsDocument ? document : null };
  }

  /**
   * A patch made ready from what is in memory, before any transaction. Null: the long way, which also says what is wrong.
   * Whether the board still is what it was here is told by the statement that saves.
   */
  async prepare(
    { tenantId, memberId }: Pick<Db, 'tenantId' | 'memberId'>,
    project: number,
    { operations, ifMatch }: { operations: readonly PatchOperation[]; ifMatch: string | undefined },
  ): Promise<ReadyPatch | RefusedPatch | null> {
    const known = this.cache.lastSeen({ tenantId, project });
    if (!known || !ifMatch || !matchesTag(ifMatch, boardEtag(known.row))) return null;
    try {
      const planned = await planPatch({ before: known.row, root: known.root, texts: () => known.parts, operations });
      const bySteps = isLarge(planned.change) || this.isWorthKeeping({ memberId }, known.row, planned.change);
      return bySteps ? null : { ...planned, known };
    } catch (error) {
      if (error instanceof AppError) return { known, refusal: error };
      throw error;
    }
  }

  /** Refuses what was found out before, if the board still is what it was: nobody waits while it is found out again. */
  async refuseKnown(db: Db, key: BoardKey, { known, refusal }: RefusedPatch): Promise<void> {
    const row = await findBoard(db, key);
    if (row?.version === known.row.version && row.id === known.row.id) throw refusal;
  }

  /** Saves and commits in one way to the database. @throws when the board is not what the patch was made ready for. */
  async savePrepared(db: UnitOfWork, { known, change, skeletonChanged }: ReadyPatch, { wantsDocument }: SaveOptions): Promise<SavedBoard> {
    this.announce(db, known.row);
    const row = await db.commitWith((last) => updateBoardAtOnce(last, known.row, { ...change, skeletonChanged }));
    const document = patched(known, change);
    this.remember(db, row, document);
    return { row, document: wantsDocument ? document : null };
  }

  async remove(db: Db, key: BoardKey): Promise<void> {
    const gone = await deleteBoard(db, key);
    if (!gone) throw new AppError('moodboard.board_not_found');
    if (gone.project_id) db.emit('moodboard.updated@1', { project_id: gone.project_id, board_id: gone.id });
  }

  private async lockForSave(db: Db, key: BoardKey, ifMatch: string | undefined): Promise<BoardRow> {
    requireIfMatch(ifMatch);
    const row = await lockBoard(db, key);
    if (!row) throw new AppError('moodboard.board_not_found');
    if (matchesTag(ifMatch, boardEtag(row))) return row;
    throw new AppError('temp' in key ? 'moodboard.temp_conflict' : 'version_conflict', {}, { etag: `"${boardEtag(row)}"` });
  }

  private isWorthKeeping({ memberId }: Pick<Db, 'memberId'>, before: BoardRow, { bytes }: BoardChange): boolean {
    return before.project_id !== null && isWorthKeeping(before, { now: this.surroundings.clock(), bytes, memberId });
  }

  private async keepVersion(db: Db, before: BoardRow): Promise<void> {
    const { root, parts } = await this.wholeBoard(db, before);
    const { version, bytes, updated_at, saved_by_id } = before;
    await insertRevision(db, before.id, {
      version,
      bytes,
      label: null,
      data: assembleDocument(root, parts),
      saved_at: updated_at,
      saved_by_id,
    });
  }

  /** With all its pages: from the cache, or put together. */
  async wholeBoard(db: Db, row: BoardRow): Promise<CachedBoard> {
    const cached = this.cache.get({ ...row, tenantId: db.tenantId });
    if (cached) return cached;
    const board = { row, bytes: row.bytes, root: await readSkeleton(db, row.id), parts: await readParts(db, row.id, 'all') };
    this.cache.set(db.tenantId, board);
    return board;
  }

  private remember(db: Db, row: BoardRow, { root, parts }: { root: Node; parts: KeptParts }): void {
    db.afterCommit(() => this.cache.set(db.tenantId, { row, bytes: row.bytes, root, parts }));
  }

  private announce(db: Db, row: BoardRow): void {
    const { project_id: project } = row;
    if (project === null) return;
    db.emit('moodboard.updated@1', { project_id: project, board_id: row.id });
    db.afterCommit(() => this.surroundings.saved({ tenantId: db.tenantId, project }));
  }
}

/** Somebody made a board for the project in this moment. */
function taken(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === '23505') return undefined;
  throw error;
}

/** A board as a patch has left it; what was known of it before stays as it was. */
function patched(known: CachedBoard, change: PlannedPatch['change']): SplitDocument & { readonly parts: KeptParts } {
  return { root: change.root, parts: LayeredParts.over(known.parts, change), bytes: change.bytes };
}
