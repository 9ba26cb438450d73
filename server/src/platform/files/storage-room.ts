import type { Database } from '../db/database';
import type { Db } from '../db/db';
import type { Environment } from '../environment';
import { AppError } from '../http/app-error';

/** How many bytes of files a business may keep, and where they are counted. */
export interface StorageRoom {
  readonly db: Database;
  readonly limit: number;
}

/** Bytes that a business keeps, removed files that can be restored included. */
export async function keptBytes(db: Db): Promise<number> {
  const [row] = await db.rows<{ bytes: string | number }>('select bytes from platform_storage');
  return Number(row?.bytes ?? 0);
}

/** Bytes of removed files that can still be restored: they count, and are free again within 30 days. */
export async function removedBytes(db: Db): Promise<number> {
  const [row] = await db.rows<{ bytes: string | number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from platform_file where removed_at is not null',
  );
  return Number(row?.bytes ?? 0);
}

/** Bytes of files that each business may keep. */
export const storageLimit = ({ STORAGE_PER_BUSINESS_MB }: Pick<Environment, 'STORAGE_PER_BUSINESS_MB'>): number =>
  STORAGE_PER_BUSINESS_MB * 1_000_000;

/** Before bytes are written. @throws AppError `storage_full` */
export async function requireRoom({ db, limit }: StorageRoom, tenantId: number, size: number): Promise<void> {
  const kept = await db.withTenant({ tenantId, memberId: null }, keptBytes);
  if (kept + size > limit) throw full(limit);
}

/** After a row was added: until the transaction ends nobody else's is counted. @throws AppError `storage_full` */
export async function requireKept(db: Db, limit: number): Promise<void> {
  if ((await keptBytes(db)) > limit) throw full(limit);
}

const full = (limit: number) => new AppError('storage_full', { limit_mb: limit / 1e6 });
