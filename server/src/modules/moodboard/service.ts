import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { MAX_BOARD_BYTES } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { BoardCache } from './board-cache';
import { assembleDocument } from './document/assemble-document';
import type { Node, Parts } from './document/node';
import { partIds } from './document/node';
import { patchDocument, PatchError } from './document/patch-document';
import { splitDocument } from './document/split-document';
import { matchesTag } from '../../platform/http/etag';
import { boardEtag } from './etag';
import type { BoardChange, BoardKey, BoardRow } from './repository';
import { deleteBoard, findBoard, insertBoard, lockBoard, readParts, updateBoard } from './repository';

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
    const parts = await this.allParts(db, row);
    return { row, data: assembleDocument(JSON.parse(row.skeleton) as Node, parts), unchanged: false };
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
    this.remember(db, row, change.parts);
    this.announce(db, row);
    return { row, data: options.wantsDocument ? text : null };
  }

  async patch(db: Db, key: BoardKey, operations: readonly PatchOperation[], options: SaveOptions): Promise<SavedBoard> {
    const before = await this.lockForSave(db, key, options.ifMatch);
    const known = options.wantsDocument ? await this.allParts(db, before) : this.cache.get({ ...before, tenantId: db.tenantId });
    const { change, skeletonChanged } = await this.applyPatch(db, { before, known, operations });
    const row = await updateBoard(db, before.id, { ...change, skeletonChanged });
    this.announce(db, row);
    if (!known) return { row, data: null };
    const parts = withChanges(known, change);
    this.remember(db, row, parts);
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

  private async applyPatch(db: Db, work: { before: BoardRow; known: Parts | undefined; operations: readonly PatchOperation[] }) {
    const { before, known, operations } = work;
    const session = this.patchSession(db, before, known);
    const idsBefore = new Set(partIds(session.root));
    try {
      await patchDocument(session, operations);
    } catch (cause) {
      if (!(cause instanceof PatchError)) throw cause;
      throw new AppError('moodboard.patch_failed', { operation: cause.index + 1, reason: cause.reason });
    }
    const idsAfter = new Set(partIds(session.root));
    const gone = [...idsBefore].filter((id) => !idsAfter.has(id));
    const parts: Parts = new Map([...session.changed].filter((id) => idsAfter.has(id)).map((id) => [id, session.parts.get(id) ?? '']));
    const skeleton = JSON.stringify(session.root);
    const bytes = before.bytes + (await growth(session, { parts, gone })) + utf8(skeleton) - utf8(before.skeleton);
    checkSize(bytes);
    const change: BoardChange = { root: session.root, lastPartId: session.last(), bytes, parts, gone };
    return { change, skeletonChanged: skeleton !== before.skeleton };
  }

  private patchSession(db: Db, before: BoardRow, known: Parts | undefined) {
    let last = before.last_part_id;
    const parts: Parts = new Map();
    const originalBytes = new Map<number, number>();
    const load = async (ids: readonly number[]) => {
      const missing = ids.filter((id) => !parts.has(id));
      if (missing.length === 0) return;
      const texts = known ?? (await readParts(db, before.id, missing));
      for (const id of missing) {
        const text = texts.get(id);
        if (text === undefined) continue;
        parts.set(id, text);
        originalBytes.set(id, utf8(text));
      }
    };
    const ids = { next: () => ++last };
    return { root: JSON.parse(before.skeleton) as Node, ids, parts, changed: new Set<number>(), load, originalBytes, last: () => last };
  }

  private async allParts(db: Db, row: BoardRow): Promise<Parts> {
    const cached = this.cache.get({ ...row, tenantId: db.tenantId });
    if (cached) return cached;
    const parts = await readParts(db, row.id, 'all');
    this.cache.set({ ...row, tenantId: db.tenantId }, parts);
    return parts;
  }

  private takeApart(data: Json, lastPartId: number): { change: BoardChange; text: string } {
    const text = JSON.stringify(data);
    checkSize(utf8(text));
    let last = lastPartId;
    const parts: Parts = new Map();
    const root = splitDocument(data, { ids: { next: () => ++last }, parts });
    const bytes = utf8(JSON.stringify(root)) + [...parts.values()].reduce((sum, part) => sum + utf8(part), 0);
    return { change: { root, lastPartId: last, bytes, parts, gone: [] }, text };
  }

  private remember(db: Db, row: BoardRow, parts: Parts): void {
    db.afterCommit(() => this.cache.set({ ...row, tenantId: db.tenantId }, parts));
  }

  private announce(db: Db, row: BoardRow): void {
    if (row.project_id) db.emit('moodboard.updated@1', { project_id: row.project_id, board_id: row.id });
  }
}

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
