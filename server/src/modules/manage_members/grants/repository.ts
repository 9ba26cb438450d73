import type { Db } from '../../../platform/db/db';

export interface Grant {
  readonly id: number;
  readonly member_id: number;
  readonly plugin: string;
  readonly until: string | null;
}

const GRANT = 'select id, member_id, plugin_id as plugin, until from manage_members_grant';

/** Plugins a member has beside its roles at this moment. */
export async function grantedPlugins(db: Db, { memberId, at }: { memberId: number; at: Date }): Promise<string[]> {
  return (await db.rows<Grant>(`${GRANT} where member_id = $1 and (until is null or until > $2)`, [memberId, at])).map(
    ({ plugin }) => plugin,
  );
}

export function grantsOfMember(db: Db, { memberId, at }: { memberId: number; at: Date }): Promise<Grant[]> {
  return db.rows<Grant>(`${GRANT} where member_id = $1 and (until is null or until > $2) order by plugin_id limit 200`, [memberId, at]);
}

export function allGrants(db: Db, at: Date): Promise<Grant[]> {
  return db.rows<Grant>(`${GRANT} where until is null or until > $1 order by id limit 5000`, [at]);
}

export async function insertGrant(db: Db, grant: { memberId: number; pluginId: string; until: string | null }): Promise<void> {
  await db.rows(
    `insert into manage_members_grant (member_id, plugin_id, until, created_by_id) values ($1, $2, $3, $4)
     on conflict (tenant_id, member_id, plugin_id) do update set until = excluded.until, created_by_id = excluded.created_by_id, created_at = now()`,
    [grant.memberId, grant.pluginId, grant.until, db.memberId],
  );
}

export async function deleteGrant(db: Db, id: number): Promise<Grant | undefined> {
  return (
    await db.rows<Grant>('delete from manage_members_grant where id = $1 returning id, member_id, plugin_id as plugin, until', [id])
  )[0];
}

/** Removes what has ended; answers whose it was. */
export function deleteEnded(db: Db, at: Date): Promise<Grant[]> {
  return db.rows<Grant>('delete from manage_members_grant where until <= $1 returning id, member_id, plugin_id as plugin, until', [at]);
}
