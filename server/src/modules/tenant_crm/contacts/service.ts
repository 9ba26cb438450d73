import { definedOf } from '../../../platform/records/defined-of';
import type { Bulk, ConsentChange, ConsentEntry, Contact, ContactPatch, NewContact } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { etagOf } from '../../../platform/records/etag-of';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import type { CrmRecords } from '../records';
import { consentChangesOf, insertConsentChange } from './consent/repository';
import type { ContactFacts } from './api';
import { emailTaken, orEmailTaken, refuseTakenEmails } from './email-taken';
import { withE164 } from './phone';
import {
  contactExists,
  findContact,
  insertUnlessKnown,
  lockContact,
  organizationExists,
  markContacts,
  replaceAddresses,
  tagContacts,
  updateContact,
} from './repository';

export type MarkColumn = 'archived_at' | 'deleted_at';

/** The rules of contacts. Knows no HTTP; every function runs in the transaction it is given. */
export async function createContact(
  db: Db,
  { input, locale, ip, records }: { input: NewContact; locale: string; ip: string | null; records: CrmRecords },
): Promise<Contact> {
  const others = distinctOthers(input);
  await refuseTakenEmails(db, { emails: others, own: null });
  await requireOrganization(db, input.organization_id);
  const custom = await records.customFields.check(db, { subject_type: 'contact', before: {}, patch: input.custom, complete: true });
  const made = await orEmailTaken(() => insertUnlessKnown(db, { ...withE164(input, locale), custom }));
  if (!made) return refuseKnown(db, input.email);
  const { id } = made;
  if (others.length > 0) await orEmailTaken(() => replaceAddresses(db, { id, emails: others }));
  await recordFirstConsents(db, { id, input, ip });
  records.record(db, { subject_type: 'contact', subject_id: id, kind: 'created' });
  db.emit('tenant_crm.contact.created@1', { contact_id: id, by_id: db.memberId });
  return others.length > 0 ? readContact(db, id) : made;
}

/** Tells whose address it is. Whoever had it a moment ago may have lost it since. */
async function refuseKnown(db: Db, email: string | null | undefined): Promise<never> {
  await refuseTakenEmails(db, { emails: [email], own: null });
  throw emailTaken(null);
}

export async function readContact(db: Db, id: number): Promise<Contact> {
  const found = await findContact(db, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function saveContact(
  db: Db,
  {
    id,
    patch,
    ifMatch,
    locale,
    records,
  }: { id: number; patch: ContactPatch; ifMatch: string | undefined; locale: string; records: CrmRecords },
): Promise<Contact> {
  requireIfMatch(ifMatch);
  const before = await lockContact(db, id);
  if (!before) throw new AppError('not_found');
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  refuseUnlessLiving(before);
  refuseNobody({ ...before, ...definedOf(patch) });
  const email = patch.email === undefined ? before.email : patch.email;
  const others = patch.other_emails && distinctOthers({ email, other_emails: patch.other_emails });
  await refuseTakenEmails(db, { emails: [patch.email, ...(others ?? [])], own: id });
  if (patch.organization_id !== before.organization_id) await requireOrganization(db, patch.organization_id);
  const custom =
    patch.custom && (await records.customFields.check(db, { subject_type: 'contact', before: before.custom, patch: patch.custom }));
  await orEmailTaken(async () => {
    if (others || patch.email)
      await replaceAddresses(db, { id, emails: (others ?? before.other_emails).filter((other) => other !== email) });
    await updateContact(db, { id, changes: { ...definedOf(withE164(patch, locale)), ...(custom && { custom }) } });
  });
  const after = await readContact(db, id);
  recordEdit(db, { before, after, patch, records });
  return after;
}

/** What is known of somebody beside their names and addresses, whatever version the caller has seen. */
export async function changeContactFacts(
  db: Db,
  { id, patch, locale, records }: { id: number; patch: ContactFacts; locale: string; records: CrmRecords },
): Promise<void> {
  const before = await lockContact(db, id);
  if (!before) throw new AppError('not_found');
  refuseUnlessLiving(before);
  await updateContact(db, { id, changes: definedOf(withE164(patch, locale)) });
  recordEdit(db, { before, after: await readContact(db, id), patch, records });
}

/** Names the fields alone: what is erased about a person must not live on in a timeline, whose rows are never changed. */
function recordEdit(
  db: Db,
  { before, after, patch, records }: { before: Contact; after: Contact; patch: ContactPatch; records: CrmRecords },
) {
  const fields = (Object.keys(patch) as (keyof ContactPatch & keyof Contact)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return;
  const words = fields.map((field) => field.replaceAll('_', ' ')).join(', ');
  records.record(db, { subject_type: 'contact', subject_id: after.id, kind: 'edited', details: { words } });
}

export async function markContact(
  db: Db,
  { id, column, away, records }: { id: number; column: MarkColumn; away: boolean; records: CrmRecords },
): Promise<Contact> {
  const before = await lockContact(db, id);
  if (!before) throw new AppError('not_found');
  if (column === 'deleted_at' && !away) await refuseTakenEmails(db, { emails: [before.email], own: id });
  const changed = await markContacts(db, { ids: [id], column, away });
  const kinds = column === 'archived_at' ? (['archived', 'unarchived'] as const) : (['deleted', 'restored'] as const);
  if (changed.length > 0) records.record(db, { subject_type: 'contact', subject_id: id, kind: kinds[away ? 0 : 1] });
  return readContact(db, id);
}

export async function changeManyContacts(db: Db, change: Bulk): Promise<number[]> {
  const { ids } = change;
  if (change.action === 'tag' || change.action === 'untag') return tagContacts(db, { ids, tag: change.tag, on: change.action === 'tag' });
  const column = change.action === 'archive' || change.action === 'unarchive' ? 'archived_at' : 'deleted_at';
  return orEmailTaken(() => markContacts(db, { ids, column, away: change.action === 'archive' || change.action === 'delete' }));
}

/** Keeps what somebody agreed to, with its proof; the state of the contact follows. */
export async function changeConsent(
  db: Db,
  { id, change, ip }: { id: number; change: ConsentChange; ip: string | null },
): Promise<Contact> {
  const before = await lockContact(db, id);
  if (!before) throw new AppError('not_found');
  refuseUnlessLiving(before);
  await writeConsent(db, { id, change, ip });
  return readContact(db, id);
}

/** Who opts out is not refused because somebody has tidied up. */
export async function keepConsent(db: Db, { id, change }: { id: number; change: ConsentChange }): Promise<void> {
  const named = await findContact(db, id);
  const lives = named && (await lockContact(db, named.merged_into_id ?? id));
  if (lives) await writeConsent(db, { id: lives.id, change, ip: null });
}

async function writeConsent(db: Db, { id, change, ip }: { id: number; change: ConsentChange; ip: string | null }): Promise<void> {
  const { channel, state, source, proof } = change;
  await insertConsentChange(db, { contactId: id, channel, state, source, proof, ip });
  await updateContact(db, { id, changes: channel === 'email' ? { consent_email: state } : { consent_sms: state } });
  db.emit('tenant_crm.contact.consent_changed@1', { contact_id: id, channel, state });
}

export async function consentHistory(db: Db, id: number): Promise<ConsentEntry[]> {
  if (!(await contactExists(db, id))) throw new AppError('not_found');
  return consentChangesOf(db, id);
}

async function recordFirstConsents(db: Db, { id, input, ip }: { id: number; input: NewContact; ip: string | null }): Promise<void> {
  const source = input.consent_source ?? 'Entered by hand';
  for (const [channel, state] of [
    ['email', input.consent_email],
    ['sms', input.consent_sms],
  ] as const) {
    if (state && state !== 'none') await insertConsentChange(db, { contactId: id, channel, state, source, proof: '', ip });
  }
}

function refuseUnlessLiving({ archived_at, deleted_at, merged_into_id }: Contact): void {
  if (archived_at || deleted_at || merged_into_id) throw new AppError('tenant_crm.record_put_away');
}

function refuseNobody({ first_name, last_name, email }: Pick<Contact, 'email' | 'first_name' | 'last_name'>): void {
  if (!first_name && !last_name && !email)
    throw new AppError('invalid_input', { fields: { first_name: ['needs a name or an e-mail address'] } });
}

async function requireOrganization(db: Db, id: number | null | undefined): Promise<void> {
  if (id && !(await organizationExists(db, id)))
    throw new AppError('invalid_input', { fields: { organization_id: ['is not an organization of yours'] } });
}

function distinctOthers({ email, other_emails = [] }: Pick<NewContact, 'email' | 'other_emails'>): string[] {
  return [...new Set(other_emails)].filter((other) => other !== email);
}
