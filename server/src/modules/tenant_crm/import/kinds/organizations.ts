import type { NewOrganization, Organization } from '@butterfly/contracts/tenant_crm';
import { toE164 } from '../../contacts/phone';
import { organizations } from '../../organizations/repository';
import { readChoice, readTags } from '../../../../platform/records/csv-in/cell-values';
import { importField as field, type Cells, type Draft, type ImportPlace } from '../../../../platform/records/csv-in/import-kind';
import { tableImport } from '../../../../platform/records/csv-in/table-import';
import { addressOf, emailOf } from './person-cells';
import { organizationIdsByName } from './repository';

export const organizationImport = tableImport<Organization, NewOrganization>({
  table: organizations,
  away: 'deleted_at',
  madeBy: 'import_key',
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
  merge: (value, { tags }) => ({ ...value, tags: [...new Set([...tags, ...(value.tags ?? [])])].slice(0, 20) }),
});

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
