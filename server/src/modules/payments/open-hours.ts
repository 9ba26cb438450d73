import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { localTime } from '../../platform/time/local-time';

/** Whether it is between two times by the clock of the business, e.g. `09:00` and `18:00`. */
export async function isBetween(
  db: Db,
  { api, clock }: Pick<Platform, 'api' | 'clock'>,
  { from, until }: { from: string; until: string },
): Promise<boolean> {
  const { tz } = await api('auth_and_admin').tenant(db);
  const now = localTime(clock(), tz).slice(11);
  return now >= from && now < until;
}
