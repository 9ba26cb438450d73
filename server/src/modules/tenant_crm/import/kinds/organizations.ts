import type { NewOrganization } from '@butterfly/contracts/tenant_crm';
import { toE164 } from '../../contacts/phone';
import { organizations } from '../../organizations/repository';
import { readChoice, readTags } from '../../../../platform/records/csv-in/cell-values';
import {
  importField as field,
  type Cells,
  type Draft,
  type ImportKind,
  type ImportPlace,
} from '../../../../platform/records/csv-in/import-kind';
import { addressOf, emailOf } from './person-cells';
import { organizationIdsByName } from './repository';

export const organizationImport: ImportKind<NewOrganization> = {
  fields: [
    field('name', 'Name', ['organization', 'organisation', 'company', 'business'], true),
    field('kind', 'Kind', ['type', 'category']),
    field('email', 'E-mail', ['email address', 'mail']),
    field('phone', 'Phone', ['phone number', 'telephone', 'tel']),
    field('website', 'Website', ['url', 'web']),
    field('line1', 'Street', ['address', 'street address']),
    field('city', 'City', ['town']),
    field('region', 'Region', ['state', 'province']),
    field('postal_code', 'Postal code', ['zip', 'zip code', 'postcode']),
    field('country', 'Country'),
    field('tax_id', 'Tax ID', ['vat', 'vat number', 'ein']),
    field('tags', 'Tags', ['labels']),
    field('notes', 'Notes', ['note', 'comment']),
  ],
  read,
  existing: (db, keys) => organizationIdsByName(db, keys),
  problems: async () => new Map(),
  whyNotTwice: () => null,
  create: async (db, { value }, { importKey }) => {
    const { id, version } = await organizations.insert(db, { ...value, import_key: importKey });
    return { id, version };
  },
  update: async (db, id, { value }) => {
    const now = await organizations.hold(db, id);
    if (!now) throw new Error('An organization that was found is gone');
    const wanted = { ...value, tags: [...new Set([...now.tags, ...(value.tags ?? [])])].slice(0, 20) };
    const changed = Object.entries(wanted).filter(
      ([name, next]) => next !== null && next !== '' && JSON.stringify(next) !== JSON.stringify(now[name as keyof typeof now]),
    );
    if (changed.length > 0) await organizations.patch(db, { id, changes: Object.fromEntries(changed) });
    const before = Object.fromEntries(changed.map(([name]) => [name, now[name as keyof typeof now]]));
    return { id, version: (await organizations.find(db, id))?.version ?? now.version, before };
  },
  undoCreate: async (db, { id, version }) => {
    const now = await organizations.hold(db, id);
    if (!now || now.version !== version || now.deleted_at) return false;
    return (await organizations.mark(db, { ids: [id], column: 'deleted_at', on: true })).length > 0;
  },
  undoUpdate: async (db, { id, version, before }) => {
    const now = await organizations.hold(db, id);
    if (now?.version !== version) return false;
    await organizations.patch(db, { id, changes: before });
    return true;
  },
};

function read(cells: Cells, place: ImportPlace): Draft<NewOrganization> | { reason: string } {
  const name = cells('name').slice(0, 160);
  const email = emailOf(cells('email'));
  const phone = cells('phone') === '' ? null : toE164(cells('phone'), place.locale);
  const kind = readChoice(
    cells('kind') || 'other',
    ['client', 'planner', 'venue', 'vendor', 'corporate', 'other'] as const,
    'kind of organization',
  );
  if (name === '') return { reason: 'has no name' };
  if (email === undefined) return { reason: `“${cells('email')}” is no e-mail address` };
  if (cells('phone') !== '' && phone === null) return { reason: `“${cells('phone')}” is no phone number` };
  if ('reason' in kind) return kind;
  const value = {
    name,
    kind: kind.value,
    email,
    phone_e164: phone,
    website: cells('website').slice(0, 300) || null,
    address: addressOf(cells),
    tax_id: cells('tax_id').slice(0, 60) || null,
    tags: readTags(cells('tags')),
    notes: cells('notes'),
  };
  return { label: name, key: name.toLowerCase(), value };
}
