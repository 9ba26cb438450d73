import type { Contact, ContactPatch, NewContact } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { writtenFields } from '../../../platform/records/columns';

/** A contact as the wire says it, so that a row needs no mapping; without what other tables know of it. */
const ownColumns = `contact.id, first_name, last_name, contact.email, contact.phone_e164, contact.kind, organization_id, contact.tags, consent_email, consent_sms,
  contact.updated_at, contact.archived_at, contact.address, birthday, preferred_channel, locale, contact.custom, merged_into_id, contact.deleted_at, contact.created_at,
  contact.updated_by_id, contact.version`;

const columns = `${ownColumns},
  (select name from tenant_crm_organization organization where organization.id = contact.organization_id) as organization_name,
  coalesce((select array_agg(other.email order by other.email) from tenant_crm_contact_address other where other.contact_id = contact.id), '{}') as other_emails`;

export async function findContact(db: Db, id: number): Promise<Contact | undefined> {
  const [found] = await db.rows<Contact>(`select ${columns} from tenant_crm_contact contact where contact.id = $1`, [id]);
  return found;
}

/** A contact as others know it: a merged one is who it was merged into, a deleted one nobody. */
export async function knownContact(db: Db, id: number): Promise<Contact | undefined> {
  const found = await findContact(db, id);
  if (found && found.merged_into_id !== null) return knownContact(db, found.merged_into_id);
  return found && found.deleted_at === null ? found : undefined;
}

/** Holds a contact until the end of the transaction, then reads it. */
export async function lockContact(db: Db, id: number): Promise<Contact | undefined> {
  await db.rows('select 1 from tenant_crm_contact where id = $1 for update', [id]);
  return findContact(db, id);
}

export type ContactDraft = NewContact & { readonly import_key?: string };

/** Who has an address as the first or a further one; a merged contact answers for the one it was merged into. */
const holderOf = (email: string) =>
  `select coalesce(merged_into_id, id) as id from tenant_crm_contact where email = ${email} and deleted_at is null
   union all
   select address.contact_id as id from tenant_crm_contact_address address join tenant_crm_contact contact on contact.id = address.contact_id
   where address.email = ${email} and contact.deleted_at is null and contact.merged_into_id is null
   limit 1`;

const INSERT = `insert into tenant_crm_contact as contact (first_name, last_name, email, phone_e164, organization_id, kind, address, birthday, preferred_channel, locale, tags,
    custom, consent_email, consent_sms, import_key, created_by_id, updated_by_id)
  select $1::text, $2::text, $3::text, $4::text, $5::int, $6::text, $7::jsonb, $8::date, $9::text, $10::text, $11::text[], $12::jsonb, $13::text, $14::text, $15::text, $16::int, $16::int`;

/** Answers the new contact. */
export async function insertContact(db: Db, draft: ContactDraft): Promise<Contact> {
  const made = await insert(db, draft);
  if (!made) throw new Error('An insert answered nothing');
  return made;
}

/** The same unless somebody has its address, in one way to the database and back. */
export function insertUnlessKnown(db: Db, draft: ContactDraft): Promise<Contact | undefined> {
  return insert(db, draft, (draft.email ?? null) !== null ? `where not exists (${holderOf('$3::text')})` : '');
}

/**
 * Asks other tables only for what a new contact can have there: it has no further addresses, and mostly no organization. To prepare those
 * questions costs a third of the insert, whether they are answered or not.
 */
async function insert(db: Db, draft: ContactDraft, where = ''): Promise<Contact | undefined> {
  const [made] = await db.rows<Omit<Contact, 'organization_name' | 'other_emails'>>(
    `${INSERT} ${where} returning ${ownColumns}`,
    valuesOf(db, draft),
  );
  return made && { ...made, organization_name: await organizationName(db, made.organization_id), other_emails: [] };
}

async function organizationName(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  return (await db.rows<{ name: string }>('select name from tenant_crm_organization where id = $1', [id]))[0]?.name ?? null;
}

const valuesOf = (db: Db, draft: ContactDraft): readonly unknown[] => [
  draft.first_name ?? '',
  draft.last_name ?? '',
  draft.email ?? null,
  draft.phone_e164 ?? null,
  draft.organization_id ?? null,
  draft.kind ?? 'person',
  draft.address ? JSON.stringify(draft.address) : null,
  draft.birthday ?? null,
  draft.preferred_channel ?? 'email',
  draft.locale ?? null,
  draft.tags ?? [],
  JSON.stringify(draft.custom ?? {}),
  draft.consent_email ?? 'none',
  draft.consent_sms ?? 'none',
  draft.import_key ?? null,
  db.memberId,
];

const writable = {
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone_e164: 'text',
  organization_id: 'int',
  kind: 'text',
  address: 'jsonb',
  birthday: 'date',
  preferred_channel: 'text',
  locale: 'text',
  tags: 'text[]',
  custom: 'jsonb',
  consent_email: 'text',
  consent_sms: 'text',
} as const;

export type ContactChanges = Partial<Omit<Contact, 'id' | 'custom'>> & Pick<ContactPatch, 'custom'>;

/** Writes the given fields of a locked contact; names it does not know are left alone. */
export async function updateContact(db: Db, { id, changes }: { id: number; changes: ContactChanges }): Promise<void> {
  const { sets, values } = writtenFields(writable, changes as Partial<Record<keyof typeof writable, unknown>>);
  await db.rows(
    `update tenant_crm_contact set ${[...sets, 'version = version + 1', 'updated_at = now()', `updated_by_id = $${values.length + 2}::int`].join(', ')} where id = $1`,
    [id, ...values, db.memberId],
  );
}

/** Sets or clears one of the two dates; the ids that were not so before. Merged contacts stay as they are. */
export async function markContacts(
  db: Db,
  { ids, column, away }: { ids: readonly number[]; column: 'archived_at' | 'deleted_at'; away: boolean },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `update tenant_crm_contact set ${column} = case when $2 then now() end, version = version + 1, updated_at = now(), updated_by_id = $3::int
     where id = any ($1::int[]) and merged_into_id is null and (${column} is not null) <> $2 returning id`,
    [ids, away, db.memberId],
  );
  return rows.map(({ id }) => id);
}

export async function tagContacts(db: Db, { ids, tag, on }: { ids: readonly number[]; tag: string; on: boolean }): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `update tenant_crm_contact set tags = case when $3 then array_append(tags, $2) else array_remove(tags, $2) end, version = version + 1, updated_at = now(), updated_by_id = $4::int
     where id = any ($1::int[]) and deleted_at is null and merged_into_id is null and ($2 = any (tags)) <> $3 and (not $3 or cardinality(tags) < 20) returning id`,
    [ids, tag, on, db.memberId],
  );
  return rows.map(({ id }) => id);
}

/** Replaces the further addresses of a contact. */
export async function replaceAddresses(db: Db, { id, emails }: { id: number; emails: readonly string[] }): Promise<void> {
  await db.rows('delete from tenant_crm_contact_address where contact_id = $1 and not email = any ($2::text[])', [id, emails]);
  if (emails.length === 0) return;
  await db.rows(
    `insert into tenant_crm_contact_address (email, contact_id) select distinct wanted, $1::int from unnest($2::text[]) as wanted
     where not exists (select 1 from tenant_crm_contact_address own where own.email = wanted and own.contact_id = $1)`,
    [id, emails],
  );
}

export async function contactIdByEmail(db: Db, email: string): Promise<number | undefined> {
  return (await db.rows<{ id: number }>(holderOf('$1'), [email]))[0]?.id;
}

/** Ids of these that may be seen and written to. */
export async function contactExists(db: Db, id: number): Promise<boolean> {
  return (await db.rows('select 1 from tenant_crm_contact where id = $1', [id])).length > 0;
}

export async function organizationExists(db: Db, id: number): Promise<boolean> {
  return (await db.rows('select 1 from tenant_crm_organization where id = $1 and deleted_at is null', [id])).length > 0;
}
