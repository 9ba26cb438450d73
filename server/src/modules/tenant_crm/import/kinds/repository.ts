import type { Db } from '../../../../platform/db/db';

/** Contacts by address (also further ones and those of merged contacts), or by "number name". */
export async function contactIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ key: string; id: number }>(
    `select email as key, coalesce(merged_into_id, id) as id from tenant_crm_contact where email = any ($1::text[]) and deleted_at is null
     union all select address.email, address.contact_id from tenant_crm_contact_address address join tenant_crm_contact contact on contact.id = address.contact_id
       where address.email = any ($1::text[]) and contact.deleted_at is null and contact.merged_into_id is null
     union all select phone_e164 || ' ' || lower(trim(first_name || ' ' || last_name)), id from tenant_crm_contact
       where phone_e164 in (select split_part(key, ' ', 1) from unnest($1::text[]) as key where key like '+%') and deleted_at is null and merged_into_id is null`,
    [keys],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Organizations by their plain name. */
export async function organizationIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ key: string; id: number }>(
    `select wanted as key, min(organization.id) as id from unnest($1::text[]) as wanted join tenant_crm_organization organization on organization.sort_name = tenant_crm_plain(wanted)
     where organization.deleted_at is null group by wanted`,
    [names],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Projects by "name|date". */
export async function projectIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ key: string; id: number }>(
    `select lower(name) || '|' || coalesce(event_date::text, '') as key, min(id) as id from tenant_crm_project
     where lower(name) || '|' || coalesce(event_date::text, '') = any ($1::text[]) group by 1`,
    [keys],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export async function setProjectImportKey(db: Db, { id, importKey }: { id: number; importKey: string }): Promise<void> {
  await db.rows('update tenant_crm_project set import_key = $2 where id = $1', [id, importKey]);
}
