import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { adminIds } from './repository';

/**
 * Runs a change that may take an administrator away, and refuses it when none would be left. The lock makes such changes of
 * one business wait for each other: each judges what the one before it has left.
 */
export async function keepingAnAdmin<T>(
  db: Db,
  { platform, change }: { platform: Pick<Platform, 'api'>; change: () => Promise<T> },
): Promise<T> {
  await db.rows('select id from manage_members_role where is_admin or is_system order by id for update');
  const done = await change();
  if ((await activeAdminIds(db, platform)).length === 0) throw new AppError('manage_members.last_admin');
  return done;
}

/** Administrators who can sign in. */
export async function activeAdminIds(db: Db, { api }: Pick<Platform, 'api'>): Promise<number[]> {
  const active = new Set((await api('auth_and_admin').members(db)).map(({ member_id: id }) => id));
  return (await adminIds(db)).filter((id) => active.has(id));
}
