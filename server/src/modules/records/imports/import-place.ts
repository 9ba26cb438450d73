import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { ImportPlace } from '../../../platform/records/csv-in/import-kind';

/** How the business of the transaction writes days and amounts. */
export async function placeOf(db: Db, { api }: Pick<Platform, 'api'>): Promise<ImportPlace> {
  const { locale, currency } = await api('auth_and_admin').tenant(db);
  return { locale, currency };
}
