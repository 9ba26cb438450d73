import type { Organization, OrganizationLight } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { likeText } from '../../../platform/db/like-pattern';
import { plainText } from '../../../platform/records/plain-text';
import { RecordTable } from '../../../platform/records/record-table';

export const organizations = new RecordTable<Organization>({
  name: 'tenant_crm_organization',
  reads: {
    id: true,
    name: true,
    kind: true,
    phone_e164: true,
    email: true,
    website: true,
    tags: true,
    owner_id: true,
    updated_at: true,
    archived_at: true,
    address: true,
    tax_id: true,
    notes: true,
    custom: true,
    deleted_at: true,
    created_at: true,
    updated_by_id: true,
    version: true,
  },
  writes: {
    name: 'text',
    kind: { type: 'text', initial: 'other' },
    website: 'text',
    phone_e164: 'text',
    email: 'text',
    address: 'jsonb',
    tax_id: 'text',
    tags: { type: 'text[]', initial: [] },
    notes: { type: 'text', initial: '' },
    custom: { type: 'jsonb', initial: {} },
    owner_id: 'int',
    import_key: 'text',
  },
});

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
