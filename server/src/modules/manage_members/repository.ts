import type { Db } from '../../platform/db/db';
import type { Role } from './api';

interface Granted {
  plugins: string[];
  features: string[];
  is_admin: boolean;
}

export function grantsOf(db: Db, memberId: number): Promise<Granted[]> {
  return db.rows<Granted>(
    `select r.plugins, r.features, r.is_admin from manage_members_member_role m
     join manage_members_role r on r.tenant_id = m.tenant_id and r.id = m.role_id where m.member_id = $1 order by r.id`,
    [memberId],
  );
}

export async function adminIds(db: Db): Promise<number[]> {
  const rows = await db.rows<{ member_id: number }>(
    `select distinct m.member_id from manage_members_member_role m
     join manage_members_role r on r.tenant_id = m.tenant_id and r.id = m.role_id where r.is_admin order by m.member_id`,
  );
  return rows.map(({ member_id: id }) => id);
}

export async function upsertRole(db: Db, role: Role): Promise<number> {
  const [saved] = await db.rows<{ id: number }>(
    `insert into manage_members_role (name, plugins, features, is_admin, row_scope) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, lower(name)) do update set plugins = excluded.plugins, features = excluded.features,
       is_admin = excluded.is_admin, row_scope = excluded.row_scope, updated_at = now() returning id`,
    [role.name, role.plugins, role.features, role.isAdmin, role.rowScope],
  );
  if (!saved) throw new Error(`The role ${role.name} could not be saved.`);
  return saved.id;
}

export async function insertSystemRole(db: Db, role: Role): Promise<void> {
  await db.rows(
    `insert into manage_members_role (name, plugins, features, is_admin, row_scope, is_system) values ($1, $2, $3, $4, $5, true)
     on conflict (tenant_id, lower(name)) do nothing`,
    [role.name, role.plugins, role.features, role.isAdmin, role.rowScope],
  );
}

/** Answers the names that are roles of this business. */
export async function replaceRoles(db: Db, memberId: number, names: readonly string[]): Promise<string[]> {
  await db.rows('delete from manage_members_member_role where member_id = $1', [memberId]);
  const given = await db.rows<{ name: string }>(
    `with chosen as (select id, lower(name) as name from manage_members_role where lower(name) = any ($2::text[])),
       added as (insert into manage_members_member_role (member_id, role_id) select $1::int, id from chosen returning role_id)
     select name from chosen where (select count(*) from added) >= 0`,
    [memberId, names.map((name) => name.toLowerCase())],
  );
  return given.map(({ name }) => name);
}

/** Members who have a role. */
export async function holdersOf(db: Db, roleId: number): Promise<number[]> {
  const rows = await db.rows<{ member_id: number }>(
    'select member_id from manage_members_member_role where role_id = $1 order by member_id',
    [roleId],
  );
  return rows.map(({ member_id: id }) => id);
}
