import type { Contact, ContactQuery, ContactRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { countedPage, rowsAfter, type CountedPage } from '../../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../../platform/records/filter';

export type ContactFilter = Partial<
  Pick<ContactQuery, 'archived' | 'consent_email' | 'consent_sms' | 'kind' | 'organization' | 'project' | 'search' | 'tag'>
> & {
  /** Only these; for lists that a person keeps by hand. */
  readonly ids?: readonly number[];
};

const linked = 'exists (select 1 from tenant_crm_project_contact link where link.contact_id = tenant_crm_contact.id)';

export function contactFilter(query: ContactFilter): Filter {
  const fixed = [
    'deleted_at is null',
    'merged_into_id is null',
    query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null',
  ];
  if (query.project) fixed.push(query.project === 'with' ? linked : `not ${linked}`);
  return new FilterBuilder(fixed)
    .add((at) => `kind = ${at}::text`, query.kind)
    .add((at) => `organization_id = ${at}::int`, query.organization)
    .add((at) => `consent_email = ${at}::text`, query.consent_email)
    .add((at) => `consent_sms = ${at}::text`, query.consent_sms)
    .add((at) => `${at}::text = any (tags)`, query.tag)
    .add((at) => `id = any (${at}::int[])`, query.ids)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
}

const orders: Record<ContactQuery['ordering'], string> = {
  name: 'sort_name, id',
  '-name': 'sort_name desc, id desc',
  email: 'email nulls last, id',
  '-email': 'email desc nulls last, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
  id: 'id',
  '-id': 'id desc',
};

/** Columns of a row; `contact` is the page that was picked already. */
export const rowColumns = `id, first_name, last_name, email, phone_e164, kind, organization_id,
  (select name from tenant_crm_organization organization where organization.id = contact.organization_id) as organization_name, tags, consent_email, consent_sms, updated_at, archived_at`;

const list = {
  table: 'tenant_crm_contact',
  as: 'contact',
  columns: `${rowColumns}, (select count(distinct link.project_id)::int from tenant_crm_project_contact link where link.contact_id = contact.id) as project_count`,
};

export type ContactPageQuery = Pick<ContactQuery, 'ordering' | 'page' | 'page_size'>;

export function contactPage(db: Db, { filter, query }: { filter: Filter; query: ContactPageQuery }): Promise<CountedPage<ContactRow>> {
  return countedPage<ContactRow>(db, { ...list, filter, order: orders[query.ordering], query });
}

/** How many there are, exactly: of a list that a person keeps, not of a page. */
export async function countContacts(db: Db, { where, values }: Filter): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from tenant_crm_contact where ${where}`, values);
  return row?.count ?? 0;
}

export type ExportedContact = ContactRow & Pick<Contact, 'address' | 'birthday' | 'locale' | 'preferred_channel'>;

export function contactsAfter(db: Db, { filter, id, limit }: { filter: Filter; id: number; limit: number }): Promise<ExportedContact[]> {
  return rowsAfter<ExportedContact>(db, {
    ...list,
    columns: `${list.columns}, address, birthday, locale, preferred_channel`,
    filter,
    id,
    limit,
  });
}
