import type { ProjectQuery } from '@butterfly/contracts/tenant_crm';
import { likePattern } from '../../../../platform/db/like-pattern';
import { FilterBuilder, type Filter } from '../../../../platform/records/filter';

/** What a page is limited to. RLS limits it to the tenant before any of this. */
export function filterOf(query: Pick<ProjectQuery, 'archived' | 'event_type' | 'from' | 'owner' | 'search' | 'stage' | 'to'>): Filter {
  return new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `stage_id = ${at}::int`, query.stage)
    .add((at) => `event_type = ${at}::text`, query.event_type)
    .add((at) => `owner_id = ${at}::int`, query.owner)
    .add((at) => `event_date >= ${at}::date`, query.from)
    .add((at) => `event_date <= ${at}::date`, query.to)
    .add(
      (at) => `(name ilike ${at}::text or venue_text ilike ${at}::text or number::text = trim(both '%#' from ${at}::text))`,
      query.search && likePattern(query.search),
    )
    .build();
}

const money = `coalesce(budget_cents, 0) as value_cents, currency,`;

export const rowColumns = (withMoney: boolean) => `id, name, number, event_date, event_type, stage_id, owner_id, venue_text, guest_count,
  ${withMoney ? money : ''} to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
  to_char(archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as archived_at`;

export const orders: Record<ProjectQuery['ordering'], string> = {
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
