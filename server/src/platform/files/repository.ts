import type { FileInfo } from '@butterfly/contracts/core';
import type { Db } from '../db/db';

/** A kept file with the hash of its bytes. */
export interface FileRow extends FileInfo {
  readonly hash: string;
}

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly hash: string;
}

const FIELDS = 'id, name, type, size, hash, created_at, created_by_id';
const INSERT = `insert into platform_file (name, type, size, hash, created_by_id) values ($1, $2, $3, $4, $5) returning ${FIELDS}`;
const FIND = `select ${FIELDS} from platform_file where id = $1 and removed_at is null`;
const REMOVE = 'update platform_file set removed_at = now() where id = $1 and removed_at is null returning id';
const RESTORE = 'update platform_file set removed_at = null where id = $1 and removed_at is not null returning id';
const FORGET = 'delete from platform_file where removed_at < $1';
const REFERRED = 'select distinct hash from platform_file where hash = any($1::text[])';

export async function insertFile(db: Db, { name, type, size, hash }: NewFile): Promise<FileRow> {
  const [row] = await db.rows<FileRow>(INSERT, [name, type, size, hash, db.memberId]);
  if (!row) throw new Error('The file row was not written.');
  return row;
}

export async function findFile(db: Db, id: number): Promise<FileRow | undefined> {
  return (await db.rows<FileRow>(FIND, [id]))[0];
}

export async function markRemoved(db: Db, id: number): Promise<boolean> {
  return (await db.rows(REMOVE, [id])).length > 0;
}

export async function unmarkRemoved(db: Db, id: number): Promise<boolean> {
  return (await db.rows(RESTORE, [id])).length > 0;
}

export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await db.rows(FORGET, [before.toISOString()]);
}

/** Which of these hashes a row still refers to. */
export async function referredHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ hash: string }>(REFERRED, [hashes]);
  return new Set(rows.map(({ hash }) => hash));
}
