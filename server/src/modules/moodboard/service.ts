import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation, TempBoardInfo } from '@butterfly/contracts/moodboard';
import { MAX_BOARD_BYTES } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { BoardCache, CachedBoard } from './board-cache';
import { assembleDocument, type TakenApart } from './document/assemble-document';
import type { Node, Parts } from './document/node';
import { partIds } from './document/node';
import { patchDocument, PatchError } from './document/patch-document';
import { splitDocument } from './document/split-document';
import { matchesTag } from '../../platform/http/etag';
import { boardEtag } from './etag';
import { isWorthKeeping } from './history/keep-rule';
import { insertRevision } from './history/repository';
import type { BoardChange, BoardKey, BoardRow } from './repository';
import { attachBoard, deleteBoard, findBoard, insertBoard, listTempBoards, lockBoard, readParts, readSkeleton, updateBoard } from './repository';

/** A board with its document, or without it when the caller does not want it back. It is put together after the transaction. */
export interface SavedBoard {
  readonly row: BoardRow;
  readonly document: TakenApart | null;
}

export interface SaveOptions {
  readonly ifMatch: string | undefined;
  readonly wantsDocument: boolean;
}

/** What a board is told from outside, and whom it tells. */
interface Surroundings {
  readonly clock: () => Date;
  readonly saved: (board: { tenantId: number; project: number }) => void;
}

/** The rules of a moodboard. Takes the board's key, knows no HTTP. */
export class MoodboardService {
  constructor(private readonly cache: BoardCache, private readonly surroundings: Surroundings) {}

  /** `unchanged`: the caller's copy is current, so nothing but the row was read. */
  async read(db: Db, key: BoardKey, ifNoneMatch: string | undefined): Promise<SavedBoard & { unchanged: boolean }> {
    const row = await findBoard(db, key);
    if (!row) throw new AppError('moodboard.board_not_found');
    if (matchesTag(ifNoneMatch, boardEtag(row))) return { row, document: null, unchanged: true };
    return { row, document: await this.wholeBoard(db, row), unchanged: false };
  }

  async create(db: Db, owner: { project: number } | { tempName: string }, data: Json): Promise<SavedBoard> {
    const change = this.takeApart(data, 0);
    const row = await insertBoard(db, owner, change);
    if (!row) throw new AppError('moodboard.already_exists');
    this.announce(db, row);
    return { row, document: change };
  }

  async replace(db: Db, key: BoardKey, data: Json, options: SaveOptions): Promise<SavedBoard> {
    return this.saveWhole(db, { before: await this.lockForSave(db, key, options.ifMatch), data, options, keep: 'if_worth' });
  }

  /** Saves an old document as the newest; what is there now is kept as a version. */
  async restore(db: Db, key: BoardKey, data: Json, options: SaveOptions): Promise<SavedBoard> {
    return this.saveWhole(db, { before: await this.lockForSave(db, key, options.ifMatch), data, options, keep: 'always' });
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

  private async saveWhole(db: Db, { before, data, options, keep }: { before: BoardRow; data: Json; options: SaveOptions; keep: 'always' | 'if_worth' }): Promise<SavedBoard> {
    const change = this.takeApart(data, before.last_part_id);
    if (keep === 'always' || this.isWorthKeeping(db, before, change)) await this.keepVersion(db, before);
    const row = await updateBoard(db, before.id, { ...change, gone: 'others', skeletonChanged: true });
    this.remember(db, row, { root: change.root, parts: change.parts });
    this.announce(db, row);
    return { row, document: options.wantsDocument ? change : null };
  }

  async patch(db: Db, key: BoardKey, operations: readonly PatchOperation[], options: SaveOptions): Promise<SavedBoard> {
    const before = await this.lockForSave(db, key, options.ifMatch);
    const known = options.wantsDocument ? await this.wholeBoard(db, before) : this.cache.get({ ...before, tenantId: db.tenantId });
    const { change, skeletonChanged } = await this.applyPatch(db, { before, known, operations });
    if (this.isWorthKeeping(db, before, change)) await this.keepVersion(db, before);
    const row = await updateBoard(db, before.id, { ...change, skeletonChanged });
    this.announce(db, row);
    if (!known) return { row, document: null };
    const document = { root: change.root, parts: withChanges(known.parts, change), bytes: change.bytes };
    this.remember(db, row, document);
    return { row, document: options.wantsDocument ? document : null };
  }

  async remove(db: Db, key: BoardKey): Promise<void> {
    const gone = await deleteBoard(db, key);
    if (!gone) throw new AppError('moodboard.board_not_found');
    if (gone.project_id) db.emit('moodboard.updated@1', { project_id: gone.project_id, board_id: gone.id });
  }

  private async lockForSave(db: Db, key: BoardKey, ifMatch: string | undefined): Promise<BoardRow> {
    if (!ifMatch) throw new AppError('precondition_required');
    const row = await lockBoard(db, key);
    if (!row) throw new AppError('moodboard.board_not_found');
    if (matchesTag(ifMatch, boardEtag(row))) return row;
    throw new AppError('temp' in key ? 'moodboard.temp_conflict' : 'version_conflict', {}, { etag: `"${boardEtag(row)}"` });
  }

  private async applyPatch(db: Db, work: { before: BoardRow; known: CachedBoard | undefined; operations: readonly PatchOperation[] }) {
    const { before, known, operations } = work;
    const original = known?.root ?? (await readSkeleton(db, before.id));
    const session = patchSession(db, { before, known, root: original });
    try {
      await patchDocument(session, operations);
    } catch (cause) {
      if (!(cause instanceof PatchError)) throw cause;
      throw new AppError('moodboard.patch_failed', { operation: cause.index + 1, reason: cause.reason });
    }
    const { root, structureChanged } = session;
    const gone = structureChanged ? missingIn(root, original) : [];
    const parts = keptChanges(session);
    const bytes = before.bytes + (await growth(session, { parts, gone })) + (structureChanged ? sizeOf(root) - sizeOf(original) : 0);
    checkSize(bytes);
    const change: BoardChange = { root, lastPartId: session.last(), bytes, parts, gone };
    return { change, skeletonChanged: structureChanged };
  }

  private isWorthKeeping(db: Db, before: BoardRow, { bytes }: BoardChange): boolean {
    return before.project_id !== null && isWorthKeeping(before, { now: this.surroundings.clock(), bytes, memberId: db.memberId });
  }

  private async keepVersion(db: Db, before: BoardRow): Promise<void> {
    const { root, parts } = await this.wholeBoard(db, before);
    const { version, bytes, updated_at, saved_by_id } = before;
    await insertRevision(db, before.id, { version, bytes, label: null, data: assembleDocument(root, parts), saved_at: updated_at, saved_by_id });
  }

  private async wholeBoard(db: Db, row: BoardRow): Promise<CachedBoard> {
    const cached = this.cache.get({ ...row, tenantId: db.tenantId });
    if (cached) return cached;
    const board = { version: row.version, bytes: row.bytes, root: await readSkeleton(db, row.id), parts: await readParts(db, row.id, 'all') };
    this.cache.set({ id: row.id, tenantId: db.tenantId }, board);
    return board;
  }

  private takeApart(data: Json, lastPartId: number): BoardChange {
    checkSize(utf8(JSON.stringify(data)));
    let last = lastPartId;
    const parts: Parts = new Map();
    const root = splitDocument(data, { ids: { next: () => ++last }, parts });
    const bytes = sizeOf(root) + [...parts.values()].reduce((sum, part) => sum + utf8(part), 0);
    return { root, lastPartId: last, bytes, parts, gone: [] };
  }

  private remember(db: Db, { id, version, bytes }: BoardRow, { root, parts }: { root: Node; parts: Parts }): void {
    const { tenantId } = db;
    db.afterCommit(() => this.cache.set({ tenantId, id }, { version, bytes, root, parts }));
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

/** A patch under way; texts come from the cache, else from their rows when they are needed. */
function patchSession(db: Db, { before, known, root }: { before: BoardRow; known: CachedBoard | undefined; root: Node }) {
  let last = before.last_part_id;
  const parts: Parts = new Map();
  const originalBytes = new Map<number, number>();
  const load = async (ids: readonly number[]) => {
    const missing = ids.filter((id) => !parts.has(id));
    if (missing.length === 0) return;
    const texts = known?.parts ?? (await readParts(db, before.id, missing));
    for (const id of missing) {
      const text = texts.get(id);
      if (text === undefined) continue;
      parts.set(id, text);
      originalBytes.set(id, utf8(text));
    }
  };
  return { root, work: 0, structureChanged: false, ids: { next: () => ++last }, parts, changed: new Set<number>(), load, originalBytes, last: () => last };
}

/** Texts that are new or changed and still belong to the document. */
function keptChanges({ root, structureChanged, changed, parts }: { root: Node; structureChanged: boolean; changed: ReadonlySet<number>; parts: Parts }): Parts {
  const alive = structureChanged ? new Set(partIds(root)) : null;
  return new Map([...changed].filter((id) => alive?.has(id) ?? true).map((id) => [id, parts.get(id) ?? '']));
}

/** Parts of the original that the changed skeleton does not refer to any more. */
function missingIn(root: Node, original: Node): number[] {
  const alive = new Set(partIds(root));
  return partIds(original).filter((id) => !alive.has(id));
}

/** The changes are laid over the known texts: a new map, since the old one belongs to the version before. */
function withChanges(known: Parts, change: BoardChange): Parts {
  const parts = new Map(known);
  if (change.gone !== 'others') for (const id of change.gone) parts.delete(id);
  for (const [id, text] of change.parts) parts.set(id, text);
  return parts;
}

/** How many bytes the parts of a board grow by; texts that are dropped unread are measured first. */
async function growth(
  session: { parts: Parts; originalBytes: Map<number, number>; load(ids: readonly number[]): Promise<void> },
  { parts, gone }: { parts: Parts; gone: readonly number[] },
): Promise<number> {
  await session.load(gone);
  let bytes = 0;
  for (const [id, text] of parts) bytes += utf8(text) - (session.originalBytes.get(id) ?? 0);
  for (const id of gone) bytes -= session.originalBytes.get(id) ?? 0;
  return bytes;
}

function checkSize(bytes: number): void {
  if (bytes > MAX_BOARD_BYTES) throw new AppError('moodboard.too_large', { limit: MAX_BOARD_BYTES });
}

const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');
const sizeOf = (root: Node): number => utf8(JSON.stringify(root));
