import type { NewOrganization, Organization, OrganizationLight, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { plainText } from '../../../platform/records/plain-text';
import { writtenFields } from '../../../platform/records/columns';
import { likeText } from '../../../platform/db/like-pattern';

const columns = `id, name, kind, phone_e164, email, website, tags, owner_id, updated_at, archived_at, address, tax_id, notes, custom, deleted_at, created_at,
  updated_by_id, version`;

export async function findOrganization(db: Db, id: number): Promise<Organization | undefined> {
  const [found] = await db.rows<Organization>(`select ${columns} from tenant_crm_organization where id = $1`, [id]);
  return found;
}

export async function lockOrganization(db: Db, id: number): Promise<Organization | undefined> {
  const [found] = await db.rows<Organization>(`select ${columns} from tenant_crm_organization where id = $1 for update`, [id]);
  return found;
}

export async function insertOrganization(db: Db, draft: NewOrganization & { import_key?: string }): Promise<Organization> {
  const [made] = await db.rows<Organization>(
    `insert into tenant_crm_organization (name, kind, website, phone_e164, email, address, tax_id, tags, notes, custom, owner_id, import_key, created_by_id, updated_by_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::text[], $9, $10::jsonb, $11::int, $12, $13::int, $13::int) returning ${columns}`,
    [
      draft.name, draft.kind ?? 'other', draft.website ?? null, draft.phone_e164 ?? null, draft.email ?? null, draft.address ? JSON.stringify(draft.address) : null,
      draft.tax_id ?? null, draft.tags ?? [], draft.notes ?? '', JSON.stringify(draft.custom ?? {}), draft.owner_id ?? null, draft.import_key ?? null, db.memberId,
    ],
  );
  if (!made) throw new Error('An insert answered nothing');
  return made;
}

const writable = {
  name: 'text', kind: 'text', website: 'text', phone_e164: 'text', email: 'text', address: 'jsonb', tax_id: 'text', tags: 'text[]', notes: 'text', custom: 'jsonb', owner_id: 'int',
} as const;

export async function updateOrganization(db: Db, { id, changes }: { id: number; changes: OrganizationPatch }): Promise<Organization | undefined> {
  const { sets, values } = writtenFields(writable, changes);
  const [saved] = await db.rows<Organization>(
    `update tenant_crm_organization set ${[...sets, 'version = version + 1', 'updated_at = now()', `updated_by_id = $${values.length + 2}::int`].join(', ')}
     where id = $1 returning ${columns}`,
    [id, ...values, db.memberId],
  );
  return saved;
}

/** Sets or clears one of the two dates; the ids that were not so before. */
export async function putAwayOrganizations(db: Db, { ids, column, away }: { ids: readonly number[]; column: 'archived_at' | 'deleted_at'; away: boolean }): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `update tenant_crm_organization set ${column} = case when $2 then now() end, version = version + 1, updated_at = now(), updated_by_id = $3::int
     where id = any ($1::int[]) and (${column} is not null) <> $2 returning id`,
    [ids, away, db.memberId],
  );
  return rows.map(({ id }) => id);
}

export async function tagOrganizations(db: Db, { ids, tag, on }: { ids: readonly number[]; tag: string; on: boolean }): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `update tenant_crm_organization set tags = case when $3 then array_append(tags, $2) else array_remove(tags, $2) end, version = version + 1, updated_at = now(), updated_by_id = $4::int
     where id = any ($1::int[]) and deleted_at is null and ($2 = any (tags)) <> $3 and (not $3 or cardinality(tags) < 20) returning id`,
    [ids, tag, on, db.memberId],
  );
  return rows.map(({ id }) => id);
}

export function pickOrganizations(db: Db, search: string): Promise<OrganizationLight[]> {
  return db.rows<OrganizationLight>(
    `select id, name, kind from tenant_crm_organization
     where archived_at is null and deleted_at is null and search like '%' || $1::text || '%' order by sort_name, id limit 20`,
    [likeText(plainText(search))],
  );
}

export async function organizationsNamed(db: Db, names: readonly string[]): Promise<{ id: number; name: string }[]> {
  return db.rows(
    `select distinct on (sort_name) id, sort_name as name from tenant_crm_organization
     where deleted_at is null and sort_name in (select tenant_crm_plain(wanted) from unnest($1::text[]) as wanted) order by sort_name, id`,
    [names],
  );
}
