import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { withoutTurns } from '@butterfly/contracts/core';
import type { Db } from '../db/db';
import type { Bytes } from '../define-module';
import { AppError } from '../http/app-error';
import { contentDisposition } from './content-disposition';
import type { FileStore } from './file-store';
import { findFile, insertFile, markRemoved, unmarkRemoved, type FileRow, type NewFile } from './repository';
import { requireKept, requireRoom, type StorageRoom } from './storage-room';
import { sniffType, UNKNOWN_TYPE } from './sniff-type';

/** Bytes that are in the store and not yet known to anybody. */
export type StoredBytes = Omit<NewFile, 'name'>;

/**
 * Files that people put somewhere: bytes by hash in the store, one row per file. Who may see a file is decided by the module
 * that refers to it.
 */
export class Files {
  /** Without `room` there is no limit. */
  constructor(
    private readonly store: FileStore,
    private readonly room?: StorageRoom,
  ) {}

  /** The name of bytes in the store. */
  hashOf(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
  }

  /**
   * Puts bytes into the store. Before the transaction, never inside. Bytes that no row refers to are swept after a day.
   *
   * @throws AppError `storage_full` when the business has no room for them
   */
  async put(tenantId: number, bytes: Uint8Array): Promise<StoredBytes> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.room) await requireRoom(this.room, tenantId, buffer.length);
    const hash = this.hashOf(buffer);
    await this.store.put(tenantId, hash, buffer);
    return { hash, size: buffer.length, type: sniffType(buffer) };
  }

  /**
   * Gives stored bytes a name, in the transaction of what refers to it.
   *
   * @throws AppError `storage_full` when others have taken the room since
   */
  async record(db: Db, stored: StoredBytes, name: string): Promise<FileRow> {
    const row = await insertFile(db, { ...stored, name: cleanName(name) });
    if (this.room) await requireKept(db, this.room.limit);
    return row;
  }

  find(db: Db, id: number): Promise<FileRow | undefined> {
    return findFile(db, id);
  }

  /** Takes a file away; it can be restored for 30 days. False: it was not there. */
  remove(db: Db, id: number): Promise<boolean> {
    return markRemoved(db, id);
  }

  restore(db: Db, id: number): Promise<boolean> {
    return unmarkRemoved(db, id);
  }

  /** The bytes of a file. @throws AppError `file_gone` */
  async open(tenantId: number, hash: string): Promise<Readable> {
    try {
      return await this.store.open(tenantId, hash);
    } catch (error) {
      throw isMissing(error) ? new AppError('file_gone') : error;
    }
  }

  /** The answer of a download. Only images and PDF may be shown in the browser, and those without any rights. */
  async download(tenantId: number, file: FileRow, { inline }: { inline: boolean }): Promise<Bytes> {
    const shown = inline && file.type !== UNKNOWN_TYPE;
    return {
      kind: 'bytes',
      bytes: await this.open(tenantId, file.hash),
      type: file.type,
      etag: file.hash,
      headers: {
        'content-length': String(file.size),
        'content-disposition': contentDisposition(file.name, shown ? 'inline' : 'attachment'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    };
  }
}

/** The row is there and the bytes are not: on a disk, or in a bucket. */
function isMissing(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'ObjectMissing' || code === 'ENOENT';
}

/** A name as the person knows it, without folders and characters that end a header or a line. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    withoutTurns(last)
      // eslint-disable-next-line no-control-regex -- exactly those
      .replace(/[\u0000-\u001f\u007f]/g, '')
      .trim()
      .slice(0, 200) || 'file'
  );
}
