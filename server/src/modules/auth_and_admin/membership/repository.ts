import type { Db } from '../../../platform/db/db';
import type { DirectoryEntry } from '../api';

export function directoryOf(db: Db): Promise<DirectoryEntry[]> {
  return db.rows<DirectoryEntry>(
    `select m.id as member_id, u.id as user_id, u.username, u.display_name, u.email, coalesce(m.title, '') as title,
       case when m.status = 'active' and not u.is_active then 'suspended' else m.status end as status, m.created_at as joined_at,
       (select max(s.last_seen_at) from auth_and_admin_session s where s.membership_id = m.id) as last_seen_at
     from auth_and_admin_membership m join auth_and_admin_user u on u.id = m.user_id
     where m.tenant_id = $1 and m.status <> 'invited' order by u.display_name, m.id limit 2000`,
    [db.tenantId],
  );
}

/** Answers whose membership it is; undefined when the business has none with this id. */
export async function updateMembership(db: Db, change: { memberId: number; title?: string; status?: string }): Promise<number | undefined> {
  const [changed] = await db.rows<{ user_id: number }>(
    `update auth_and_admin_membership set title = coalesce($3, title), status = coalesce($4, status), updated_at = now() where tenant_id = $1 and id = $2 returning user_id`,
    [db.tenantId, change.memberId, change.title ?? null, change.status ?? null],
  );
  return changed?.user_id;
}

export async function endSessionsOf(db: Db, memberId: number, at: Date): Promise<void> {
  await db.rows('update auth_and_admin_session set revoked_at = $2 where membership_id = $1 and revoked_at is null', [memberId, at]);
}

export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  return (await db.rows('select 1 from auth_and_admin_user where username = $1', [username])).length > 0;
}

/** Also somebody who was here before becomes active again. */
export async function admitMember(db: Db, { userId, title }: { userId: number; title: string | undefined }): Promise<number> {
  const [member] = await db.rows<{ id: number }>(
    `insert into auth_and_admin_membership (tenant_id, user_id, title) values ($1, $2, $3)
     on conflict (tenant_id, user_id) do update set status = 'active', title = coalesce(excluded.title, auth_and_admin_membership.title), updated_at = now() returning id`,
    [db.tenantId, userId, title ?? null],
  );
  if (!member) throw new Error('The membership could not be made.');
  return member.id;
}

export async function activeTenantIds(db: Db): Promise<number[]> {
  return (await db.rows<{ id: number }>(`select id from auth_and_admin_tenant where status = 'active' order by id`)).map(({ id }) => id);
}
