import type { Contact, ContactQuery, ContactRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { FilterBuilder, type Filter } from '../../../../platform/records/filter';

export type ContactFilter = Partial<
  Pick<ContactQuery, 'archived' | 'consent_email' | 'consent_sms' | 'kind' | 'organization' | 'project' | 'search' | 'tag'>
> & {
  /** Only these; for lists that a person keeps by hand. */
  readonly ids?: readonly number[];
};

const linked = 'exists (select 1 from tenant_crm_project_contact link where link.contact_id = contact.id)';

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

const counted = `${rowColumns}, (select count(distinct link.project_id)::int from tenant_crm_project_contact link where link.contact_id = contact.id) as project_count`;

interface Page {
  readonly filter: Filter;
  readonly ordering: ContactQuery['ordering'];
  readonly limit: number;
  readonly offset: number;
}

/** Without a search the order comes from an index and a page is read by itself; a search reads every row, once. */
export async function contactPage(db: Db, page: Page): Promise<{ count: number; results: ContactRow[] }> {
  return page.filter.searched
    ? searchedPage(db, page)
    : { results: await orderedPage(db, page), count: await countContacts(db, page.filter) };
}

function orderedPage(db: Db, { filter, ordering, limit, offset }: Page): Promise<ContactRow[]> {
  const at = filter.values.length;
  return db.rows<ContactRow>(
    `select ${counted} from (
       select * from tenant_crm_contact contact where ${filter.where} order by ${orders[ordering]} limit $${at + 1} offset $${at + 2}
     ) contact order by ${orders[ordering]}`,
    [...filter.values, limit, offset],
  );
}

async function searchedPage(db: Db, { filter, ordering, limit, offset }: Page): Promise<{ count: number; results: ContactRow[] }> {
  const at = filter.values.length;
  const rows = await db.rows<ContactRow & { total: number }>(
    `with found as materialized (select id, sort_name, email, updated_at from tenant_crm_contact contact where ${filter.where}),
     page as (select id from found order by ${orders[ordering]} limit $${at + 1} offset $${at + 2})
     select ${counted}, (select count(*)::int from found) as total from tenant_crm_contact contact where id in (select id from page) order by ${orders[ordering]}`,
    [...filter.values, limit, offset],
  );
  const count = rows[0]?.total ?? (offset === 0 ? 0 : await countContacts(db, filter));
  return { count, results: rows.map(({ total: _total, ...row }) => row) };
}

export async function countContacts(db: Db, { where, values }: Filter): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from tenant_crm_contact contact where ${where}`, values);
  return row?.count ?? 0;
}

export type ExportedContact = ContactRow & Pick<Contact, 'address' | 'birthday' | 'locale' | 'preferred_channel'>;

export function contactsAfter(db: Db, { filter, id, limit }: { filter: Filter; id: number; limit: number }): Promise<ExportedContact[]> {
  const at = filter.values.length;
  return db.rows<ExportedContact>(
    `select ${counted}, address, birthday, locale, preferred_channel from tenant_crm_contact contact where ${filter.where} and id > $${at + 1}::int order by id limit $${at + 2}`,
    [...filter.values, id, limit],
  );
}
