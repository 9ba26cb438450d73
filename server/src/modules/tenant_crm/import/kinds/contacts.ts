import type { NewContact } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { toE164 } from '../../contacts/phone';
import { findContact, insertContact, lockContact, markContacts, updateContact } from '../../contacts/repository';
import { organizations, organizationsNamed } from '../../organizations/repository';
import { readChoice, readDay, readTags } from '../../../../platform/records/csv-in/cell-values';
import {
  importField as field,
  undoUpdateOf,
  type Cells,
  type Draft,
  type ImportKind,
  type ImportPlace,
  type Written,
} from '../../../../platform/records/csv-in/import-kind';
import { addressOf, emailOf } from './person-cells';
import { contactIdsByKey } from './repository';

interface Value extends NewContact {
  readonly organization_name: string;
}

export const contactImport: ImportKind<Value> = {
  fields: [
    field('first_name', 'First name', ['given name', 'forename', 'vorname', 'voornaam']),
    field('last_name', 'Last name', ['surname', 'family name', 'nachname', 'achternaam']),
    field('full_name', 'Full name', ['name', 'contact', 'client']),
    field('email', 'E-mail', ['email address', 'mail', 'e mail 1']),
    field('phone', 'Phone', ['phone number', 'mobile', 'cell', 'telephone', 'tel']),
    field('organization', 'Organization', ['company', 'business', 'organisation']),
    field('kind', 'Kind', ['type']),
    field('line1', 'Street', ['address', 'street address']),
    field('city', 'City', ['town']),
    field('region', 'Region', ['state', 'province']),
    field('postal_code', 'Postal code', ['zip', 'zip code', 'postcode']),
    field('country', 'Country'),
    field('birthday', 'Birthday', ['date of birth', 'birth date']),
    field('tags', 'Tags', ['labels', 'groups']),
    field('consent_email', 'E-mail consent', ['newsletter consent']),
  ],
  read,
  existing: (db, keys) => contactIdsByKey(db, keys),
  problems: async () => new Map(),
  // One address belongs to one contact; without an address two people may share a name and a number.
  whyNotTwice: ({ value }) => (value.email ? 'an e-mail address belongs to one contact' : null),
  create: async (db, { value }, { importKey }) => {
    const organization_id = await organizationFor(db, value.organization_name);
    const { id } = await insertContact(db, { ...value, organization_id, import_key: importKey });
    return { id, version: 1 };
  },
  update,
  undoCreate: async (db, { id, version }) => {
    const now = await lockContact(db, id);
    if (!now || now.version !== version || now.deleted_at) return false;
    return (await markContacts(db, { ids: [id], column: 'deleted_at', away: true })).length > 0;
  },
  undoUpdate: undoUpdateOf({ hold: lockContact, write: updateContact }),
};

function read(cells: Cells, place: ImportPlace): Draft<Value> | { reason: string } {
  const [first_name, last_name] = namesOf(cells);
  const email = emailOf(cells('email'));
  const phone = cells('phone') === '' ? null : toE164(cells('phone'), place.locale);
  const birthday = readDay(cells('birthday'), place.locale);
  const kind = readChoice(cells('kind'), ['person', 'couple_member', 'planner', 'vendor'] as const, 'kind of contact');
  const consent = readChoice(cells('consent_email'), ['none', 'transactional', 'marketing'] as const, 'kind of consent');
  if (email === undefined) return { reason: `“${cells('email')}” is no e-mail address` };
  if (cells('phone') !== '' && phone === null) return { reason: `“${cells('phone')}” is no phone number` };
  for (const part of [birthday, kind, consent]) if ('reason' in part) return part;
  if (!first_name && !last_name && !email) return { reason: 'has neither a name nor an e-mail address' };
  if ('reason' in birthday || 'reason' in kind || 'reason' in consent) return { reason: 'cannot be read' };
  const name = `${first_name} ${last_name}`.trim();
  const value = {
    first_name,
    last_name,
    email,
    phone_e164: phone,
    kind: kind.value,
    birthday: birthday.value,
    address: addressOf(cells),
    tags: readTags(cells('tags')),
    consent_email: consent.value,
    organization_name: cells('organization').slice(0, 160),
  };
  const key = email ?? (phone && name !== '' ? `${phone} ${name.toLowerCase()}` : null);
  return { label: name || (email ?? ''), key, value };
}

function namesOf(cells: Cells): [string, string] {
  const [first, last] = [cells('first_name').slice(0, 80), cells('last_name').slice(0, 80)];
  if (first || last) return [first, last];
  const words = cells('full_name').split(/\s+/).filter(Boolean);
  return words.length < 2
    ? [words.join('').slice(0, 80), '']
    : [words.slice(0, -1).join(' ').slice(0, 80), (words.at(-1) ?? '').slice(0, 80)];
}

async function organizationFor(db: Db, name: string): Promise<number | null> {
  if (name === '') return null;
  const [found] = await organizationsNamed(db, [name]);
  return found?.id ?? (await organizations.insert(db, { name })).id;
}

/** Fills in and replaces what the file has; an empty cell takes nothing away, and consent is never changed by a file. */
async function update(db: Db, id: number, { value }: Draft<Value>): Promise<Written> {
  const now = await lockContact(db, id);
  if (!now) throw new Error('A contact that was found is gone');
  const { organization_name, consent_email: _consent, tags = [], ...given } = value;
  const organization_id = await organizationFor(db, organization_name);
  const joined = [...new Set([...now.tags, ...tags])].slice(0, 20);
  const wanted = { ...given, organization_id, tags: joined };
  const changed = Object.entries(wanted).filter(
    ([name, next]) => next !== null && next !== '' && JSON.stringify(next) !== JSON.stringify(now[name as keyof typeof now]),
  );
  const before = Object.fromEntries(changed.map(([name]) => [name, now[name as keyof typeof now]]));
  if (changed.length > 0) await updateContact(db, { id, changes: Object.fromEntries(changed) });
  const saved = await findContact(db, id);
  return { id, version: saved?.version ?? now.version, before };
}
