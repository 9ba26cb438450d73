import type { OrganizationQuery, OrganizationRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { countedPage, rowsAfter, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';

export function organizationFilter(query: Pick<OrganizationQuery, 'archived' | 'kind' | 'search' | 'tag'>): Filter {
  return new FilterBuilder(['deleted_at is null', query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `kind = ${at}::text`, query.kind)
    .add((at) => `${at}::text = any (tags)`, query.tag)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
}

const orders: Record<OrganizationQuery['ordering'], string> = {
  name: 'sort_name, id',
  '-name': 'sort_name desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
  id: 'id',
  '-id': 'id desc',
};

const list = {
  table: 'tenant_crm_organization',
  as: 'organization',
  columns: `id, name, kind, phone_e164, email, website, coalesce(address ->> 'city', '') as city, tags, owner_id, updated_at, archived_at,
    (select count(*)::int from tenant_crm_contact person
     where person.organization_id = organization.id and person.deleted_at is null and person.merged_into_id is null) as contact_count`,
};

export function organizationPage(db: Db, query: OrganizationQuery): Promise<CountedPage<OrganizationRow>> {
  return countedPage<OrganizationRow>(db, { ...list, filter: organizationFilter(query), order: orders[query.ordering], query });
}

export interface ExportedOrganization extends OrganizationRow {
  readonly address: Readonly<Record<string, string>> | null;
  readonly tax_id: string | null;
  readonly notes: string;
}

export function organizationsAfter(
  db: Db,
  { filter, id, limit }: { filter: Filter; id: number; limit: number },
): Promise<ExportedOrganization[]> {
  return rowsAfter<ExportedOrganization>(db, { ...list, columns: `${list.columns}, address, tax_id, notes`, filter, id, limit });
}
