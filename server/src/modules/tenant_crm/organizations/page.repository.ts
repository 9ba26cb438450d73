import type { OrganizationQuery, OrganizationRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';

export function organizationFilter(query: Pick<OrganizationQuery, 'archived' | 'kind' | 'search' | 'tag'>): Filter {
  return new FilterBuilder(['deleted_at is null', query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `kind = ${at}::text`, query.kind)
    .add((at) => `${at}::text = any (tags)`, query.tag)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
}

const orders: Record<OrganizationQuery['ordering'], string> = {
  name: 'sort_name, id', '-name': 'sort_name desc, id desc', updated_at: 'updated_at, id', '-updated_at': 'updated_at desc, id desc', id: 'id', '-id': 'id desc',
};

const columns = `id, name, kind, phone_e164, email, website, coalesce(address ->> 'city', '') as city, tags, owner_id, updated_at, archived_at,
  (select count(*)::int from tenant_crm_contact person where person.organization_id = organization.id and person.deleted_at is null and person.merged_into_id is null) as contact_count`;

export function organizationPage(db: Db, { filter, query }: { filter: Filter; query: OrganizationQuery }): Promise<OrganizationRow[]> {
  const at = filter.values.length;
  return db.rows<OrganizationRow>(
    `select ${columns} from (
       select * from tenant_crm_organization where ${filter.where} order by ${orders[query.ordering]} limit $${at + 1} offset $${at + 2}
     ) organization order by ${orders[query.ordering]}`,
    [...filter.values, query.page_size, (query.page - 1) * query.page_size],
  );
}

export async function countOrganizations(db: Db, { where, values }: Filter): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from tenant_crm_organization where ${where}`, values);
  return row?.count ?? 0;
}

export interface ExportedOrganization extends OrganizationRow {
  readonly address: Readonly<Record<string, string>> | null;
  readonly tax_id: string | null;
  readonly notes: string;
}

export function organizationsAfter(db: Db, { filter, id, limit }: { filter: Filter; id: number; limit: number }): Promise<ExportedOrganization[]> {
  const at = filter.values.length;
  return db.rows<ExportedOrganization>(
    `select ${columns}, address, tax_id, notes from tenant_crm_organization organization where ${filter.where} and id > $${at + 1}::int order by id limit $${at + 2}`,
    [...filter.values, id, limit],
  );
}
