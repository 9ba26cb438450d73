import type { ProjectQuery } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import type { CountCache } from './count-cache';
import { countProjects, filterOf, pageJson } from './repository';

export type PageQuery = ProjectQuery & { page: number };

/** One page with its count and the links to its neighbours, as JSON text. */
export async function projectPage(
  db: Db,
  { query, counts, withMoney }: { query: PageQuery; counts: CountCache; withMoney: boolean },
): Promise<string> {
  const filter = filterOf(query);
  const key = JSON.stringify([filter.where, filter.values]);
  const generation = counts.generation(db.tenantId);
  // What others have counted holds for who sees all projects, as they did.
  const seesAll = db.rowScope === 'all';
  const known = seesAll ? generation.get(key) : undefined;
  const results = await pageJson(db, {
    filter,
    withMoney,
    ordering: query.ordering,
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  });
  const count = known ?? (await countProjects(db, filter));
  if (known === undefined && seesAll) counts.set({ tenantId: db.tenantId, key, count, generation });
  const next = query.page * query.page_size < count ? pageLink(query, query.page + 1) : null;
  const previous = query.page > 1 ? pageLink(query, query.page - 1) : null;
  return `{"count":${count},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"results":${results}}`;
}

function pageLink(query: PageQuery, page: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) if (value !== undefined && value !== '') search.set(name, String(value));
  return `/api/tenant_crm/projects/?${search.toString()}`;
}
