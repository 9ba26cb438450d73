import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { MAX_BOARD_BYTES } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { BoardCache, CachedBoard } from './board-cache';
import { assembleDocument } from './document/assemble-document';
import type { Node, Parts } from './document/node';
import { partIds } from './document/node';
import { patchDocument, PatchError } from './document/patch-document';
import { splitDocument } from './document/split-document';
import { matchesTag } from '../../platform/http/etag';
import { boardEtag } from './etag';
import type { BoardChange, BoardKey, BoardRow } from './repository';
import { deleteBoard, findBoard, insertBoard, lockBoard, readParts, readSkeleton, updateBoard } from './repository';

/** A board with the JSON text of its document, or without it when the caller does not want it back. */
export interface SavedBoard {
  readonly row: BoardRow;
  readonly data: string | null;
}

export interface SaveOptions {
  readonly ifMatch: string | undefined;
  readonly wantsDocument: boolean;
}

/** The rules of a moodboard. Takes the board's key, knows no HTTP. */
export class MoodboardService {
  constructor(private readonly cache: BoardCache) {}

  /** `unchanged`: the caller's copy is current, so nothing but the row was read. */
  async read(db: Db, key: BoardKey, ifNoneMatch: string | undefined): Promise<SavedBoard & { unchanged: boolean }> {
    const row = await findBoard(db, key);
    if (!row) throw new AppError('moodboard.board_not_found');
    if (matchesTag(ifNoneMatch, boardEtag(row))) return { row, data: null, unchanged: true };
    const { root, parts } = await this.wholeBoard(db, row);
    return { row, data: assembleDocument(root, parts), unchanged: false };
  }

  async create(db: Db, owner: { project: number } | { tempName: string }, data: Json): Promise<SavedBoard> {
    const { change, text } = this.takeApart(data, 0);
    const row = await insertBoard(db, owner, change);
    if (!row) throw new AppError('moodboard.already_exists');
    this.announce(db, row);
    return { row, data: text };
  }

  async replace(db: Db, key: BoardKey, data: Json, options: SaveOptions): Promise<SavedBoard> {
    const before = await this.lockForSave(db, key, options.ifMatch);
    const { change, text } = this.takeApart(data, before.last_part_id);
    const row = await updateBoard(db, before.id, { ...change, gone: 'others', skeletonChanged: true });
    this.remember(db, row, { root: change.root, parts: change.parts });
    this.announce(db, row);
    return { row, data: options.wantsDocument ? text : null };
  }

  async patch(db: Db, key: BoardKey, operations: readonly PatchOperation[], options: SaveOptions): Promise<SavedBoard> {
    const before = await this.lockForSave(db, key, options.ifMatch);
    const known = options.wantsDocument ? await this.wholeBoard(db, before) : this.cache.get({ ...before, tenantId: db.tenantId });
    const { change, skeletonChanged } = await this.applyPatch(db, { before, known, operations });
    const row = await updateBoard(db, before.id, { ...change, skeletonChanged });
    this.announce(db, row);
    if (!known) return { row, data: null };
    const parts = withChanges(known.parts, change);
    this.remember(db, row, { root: change.root, parts });
    return { row, data: options.wantsDocument ? assembleDocument(change.root, parts) : null };
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

  private async wholeBoard(db: Db, row: BoardRow): Promise<CachedBoard> {
    const cached = this.cache.get({ ...row, tenantId: db.tenantId });
    if (cached) return cached;
    const board = { version: row.version, bytes: row.bytes, root: await readSkeleton(db, row.id), parts: await readParts(db, row.id, 'all') };
    this.cache.set({ id: row.id, tenantId: db.tenantId }, board);
    return board;
  }

  private takeApart(data: Json, lastPartId: number): { change: BoardChange; text: string } {
    const text = JSON.stringify(data);
    checkSize(utf8(text));
    let last = lastPartId;
    const parts: Parts = new Map();
    const root = splitDocument(data, { ids: { next: () => ++last }, parts });
    const bytes = sizeOf(root) + [...parts.values()].reduce((sum, part) => sum + utf8(part), 0);
    return { change: { root, lastPartId: last, bytes, parts, gone: [] }, text };
  }

  private remember(db: Db, { id, version, bytes }: BoardRow, { root, parts }: { root: Node; parts: Parts }): void {
    const { tenantId } = db;
    db.afterCommit(() => this.cache.set({ tenantId, id }, { version, bytes, root, parts }));
  }

  private announce(db: Db, row: BoardRow): void {
    if (row.project_id) db.emit('moodboard.updated@1', { project_id: row.project_id, board_id: row.id });
  }
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
