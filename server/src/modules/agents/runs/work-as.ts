import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { Asker } from './turn';

/** One transaction for who asks, with what they may see now: a run goes on after the request that began it. */
export async function workAs<T>(
  { db, access }: Pick<Platform, 'access' | 'db'>,
  { session }: Pick<Asker, 'session'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.withTenant(await access.workerOf(session), work);
}
