import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';

/** Member id → name, of everybody who is or was here. */
export async function namesOf(db: Db, { api }: Pick<Platform, 'api'>): Promise<ReadonlyMap<number, string>> {
  return new Map((await api('auth_and_admin').directory(db)).map(({ member_id: id, display_name: name }) => [id, name]));
}
