import type { ProjectQuery } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { likePattern } from '../../../../platform/db/like-pattern';

export interface Filter {
  /** The condition, with `$1…`; the same filters always make the same text, so that the statement stays prepared. */
  readonly where: string;
  readonly values: readonly unknown[];
}

/** What a page is limited to. RLS limits it to the tenant before any of this. */
export function filterOf(query: Pick<ProjectQuery, 'archived' | 'event_type' | 'from' | 'owner' | 'search' | 'stage' | 'to'>): Filter {
  const parts = [query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'];
  const values: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  add((at) => `stage_id = ${at}::int`, query.stage);
  add((at) => `event_type = ${at}::text`, query.event_type);
  add((at) => `owner_id = ${at}::int`, query.owner);
  add((at) => `event_date >= ${at}::date`, query.from);
  add((at) => `event_date <= ${at}::date`, query.to);
  add(
    (at) => `(name ilike ${at}::text or venue_text ilike ${at}::text or number::text = trim(both '%#' from ${at}::text))`,
    pattern(query.search),
  );
  return { where: parts.join(' and '), values };
}

/** Characters that mean something to LIKE are searched for themselves. */
function pattern(search: string | undefined): string | undefined {
  return search ? likePattern(search) : undefined;
}

const money = `coalesce(budget_cents, 0) as value_cents, currency,`;

const rowColumns = (withMoney: boolean) => `id, name, number, event_date, event_type, stage_id, owner_id, venue_text, guest_count,
  ${withMoney ? money : ''} to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
  to_char(archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as archived_at`;

const orders: Record<ProjectQuery['ordering'], string> = {
  id: 'id',
  '-id': 'id desc',
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  event_date: 'event_date, id',
  '-event_date': 'event_date desc nulls last, id desc',
  value_cents: 'coalesce(budget_cents, 0), id',
  '-value_cents': 'coalesce(budget_cents, 0) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export interface Page {
  readonly filter: Filter;
  readonly ordering: ProjectQuery['ordering'];
  readonly limit: number;
  readonly offset: number;
  readonly withMoney: boolean;
}

/** The rows of one page as JSON text: the database writes it faster than rows can be parsed and written again. */
export async function pageJson(db: Db, { filter, ordering, limit, offset, withMoney }: Page): Promise<string> {
  const at = filter.values.length;
  const [row] = await db.rows<{ results: string }>(
    `select coalesce(json_agg(page), '[]')::text as results from (
       select ${rowColumns(withMoney)} from tenant_crm_project where ${filter.where}
       order by ${orders[ordering]} limit $${at + 1} offset $${at + 2}
     ) page`,
    [...filter.values, limit, offset],
  );
  return row?.results ?? '[]';
}

export async function countProjects(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from tenant_crm_project where ${filter.where}`,
    filter.values,
  );
  return row?.count ?? 0;
}
