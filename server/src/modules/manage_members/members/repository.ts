import type { Member, MemberPatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

export type Profile = Pick<
  Member,
  | 'phone'
  | 'employment'
  | 'weekly_minutes'
  | 'home_base'
  | 'vehicle_ok'
  | 'languages'
  | 'emergency_contact'
  | 'capacity'
  | 'started_on'
  | 'left_on'
  | 'version'
> & { readonly hourly_cost_cents: number | null; readonly hourly_bill_cents: number | null };

const COLUMNS = `member_id, phone, employment, weekly_minutes, hourly_cost_cents, hourly_bill_cents, home_base, vehicle_ok, languages, emergency_contact, capacity,
  started_on, left_on, version`;

/** What holds for a member nobody has written anything about. */
export const EMPTY_PROFILE: Profile = {
  phone: '',
  employment: 'employee',
  weekly_minutes: null,
  hourly_cost_cents: null,
  hourly_bill_cents: null,
  home_base: '',
  vehicle_ok: false,
  languages: [],
  emergency_contact: '',
  capacity: 8,
  started_on: null,
  left_on: null,
  version: 0,
};

export async function profiles(db: Db): Promise<ReadonlyMap<number, Profile>> {
  const rows = await db.rows<Profile & { member_id: number }>(`select ${COLUMNS} from manage_members_profile limit 2000`);
  return new Map(rows.map(({ member_id: id, ...profile }) => [id, profile]));
}

/** Reads a profile and holds it to the end of the transaction; makes it when there is none. */
export async function lockProfile(db: Db, memberId: number): Promise<Profile> {
  await db.rows('insert into manage_members_profile (member_id, version) values ($1, 0) on conflict do nothing', [memberId]);
  const [found] = await db.rows<Profile>(`select ${COLUMNS} from manage_members_profile where member_id = $1 for update`, [memberId]);
  if (!found) throw new Error('A profile disappeared');
  return found;
}

const writable = {
  phone: 'text',
  employment: 'text',
  weekly_minutes: 'int',
  hourly_cost_cents: 'int',
  hourly_bill_cents: 'int',
  home_base: 'text',
  vehicle_ok: 'boolean',
  languages: 'text[]',
  emergency_contact: 'text',
  capacity: 'int',
  started_on: 'date',
  left_on: 'date',
} as const;

/** Column names come from the list above, never from the caller. */
export async function updateProfile(
  db: Db,
  { memberId, changes }: { memberId: number; changes: MemberPatch & { left_on?: string | null } },
): Promise<void> {
  const names = (Object.keys(writable) as (keyof typeof writable)[]).filter((name) => changes[name] !== undefined);
  const sets = names.map((name, at) => `${name} = $${at + 2}::${writable[name]}`);
  await db.rows(
    `update manage_members_profile set ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')} where member_id = $1`,
    [memberId, ...names.map((name) => changes[name])],
  );
}

export interface RoleOfMember {
  readonly member_id: number;
  readonly id: number;
  readonly name: string;
  readonly is_admin: boolean;
}

export function rolesOfAll(db: Db): Promise<RoleOfMember[]> {
  return db.rows<RoleOfMember>(
    `select m.member_id, r.id, r.name, r.is_admin from manage_members_member_role m join manage_members_role r on r.tenant_id = m.tenant_id and r.id = m.role_id
     order by r.is_admin desc, lower(r.name) limit 20000`,
  );
}

/** Gives a member exactly these roles; ids that are no role of the business are left out. */
export async function replaceRoleIds(db: Db, { memberId, roleIds }: { memberId: number; roleIds: readonly number[] }): Promise<string[]> {
  await db.rows('delete from manage_members_member_role where member_id = $1', [memberId]);
  await db.rows(
    'insert into manage_members_member_role (member_id, role_id) select $1::int, id from manage_members_role where id = any ($2::int[])',
    [memberId, roleIds],
  );
  const given = await db.rows<{ name: string }>('select name from manage_members_role where id = any ($1::int[]) order by id', [roleIds]);
  return given.map(({ name }) => name);
}
