import type { NewRole, Role, RolePatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

export type StoredRole = Omit<Role, 'holders'>;

const COLUMNS = 'id, name, description, plugins, features, is_admin, row_scope, is_system, updated_at, version';

export function rolesOf(db: Db): Promise<StoredRole[]> {
  return db.rows<StoredRole>(`select ${COLUMNS} from manage_members_role order by is_admin desc, is_system desc, id limit 500`);
}

export async function lockRole(db: Db, id: number): Promise<StoredRole | undefined> {
  return (await db.rows<StoredRole>(`select ${COLUMNS} from manage_members_role where id = $1 for update`, [id]))[0];
}

export function holderRows(db: Db): Promise<{ role_id: number; member_id: number }[]> {
  return db.rows('select role_id, member_id from manage_members_member_role order by member_id limit 20000');
}

/** Undefined when there is a role of that name. */
export async function insertRole(db: Db, role: NewRole): Promise<number | undefined> {
  const [made] = await db.rows<{ id: number }>(
    `insert into manage_members_role (name, description, plugins, features, is_admin, row_scope) values ($1, $2, $3::text[], $4::text[], $5, $6)
     on conflict (tenant_id, lower(name)) do nothing returning id`,
    [role.name, role.description, role.plugins, role.features, role.is_admin, role.row_scope],
  );
  return made?.id;
}

/** Writes a locked role. */
export async function updateRole(db: Db, { id, patch }: { id: number; patch: RolePatch }): Promise<void> {
  await db.rows(
    `update manage_members_role set name = coalesce($2, name), description = coalesce($3, description), plugins = coalesce($4::text[], plugins), features = coalesce($5::text[], features),
       is_admin = coalesce($6::boolean, is_admin), row_scope = coalesce($7, row_scope), version = version + 1, updated_at = now() where id = $1`,
    [
      id,
      patch.name ?? null,
      patch.description ?? null,
      patch.plugins ?? null,
      patch.features ?? null,
      patch.is_admin ?? null,
      patch.row_scope ?? null,
    ],
  );
}

export async function nameTaken(db: Db, { name, except }: { name: string; except: number }): Promise<boolean> {
  return (await db.rows('select 1 from manage_members_role where lower(name) = lower($1) and id <> $2', [name, except])).length > 0;
}

export async function deleteRole(db: Db, id: number): Promise<void> {
  await db.rows('delete from manage_members_role where id = $1', [id]);
}
