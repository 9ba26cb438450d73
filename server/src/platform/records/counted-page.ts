import type { Db } from '../db/db';
import type { KeptRead } from '../db/kept-reads';
import type { Filter } from './filter';
import { keptCount } from './kept-count';

/** Beyond this many rows nobody turns pages; counting on would read the whole list for every page. */
export const MOST_COUNTED = 10_000;

/** A page of a list with how many rows the list has. */
export interface CountedPage<Row> {
  readonly results: Row[];
  readonly count: number;
  /** The list goes on beyond `count`. */
  readonly count_capped: boolean;
}

interface Listed {
  /** The table, and by which name `columns` know a row. */
  readonly table: string;
  readonly as?: string;
  /** Evaluated for the rows that are answered alone, so that they may hold subqueries. */
  readonly columns: string;
  readonly filter: Filter;
}

interface Wanted extends Listed {
  /** Ends with a column that tells rows apart. */
  readonly order: string;
  readonly query: { readonly page: number; readonly page_size: number };
}

/**
 * A page and the count of its list in one way to the database and back. The count is kept until something changes (`keptCount`), stops
 * at `MOST_COUNTED` and reads no column that the filter does not: with a partial index over the rows that lists show, a page costs the
 * same at a thousand rows and at a million.
 *
 * @example
 * const { results, count, count_capped } = await countedPage<Row>(db, { table: 'shop_order', columns: 'id, title', filter, order: 'id desc', query });
 */
export async function countedPage<Row extends { readonly id: number }>(
  db: Db,
  { table, as = 'item', columns, filter, order, query }: Wanted,
): Promise<CountedPage<Row>> {
  const at = filter.values.length;
  const { found, shown } = source({ table, filter });
  const kept = keptCount(db, { table, filter });
  const counting = kept?.answer === undefined ? counted(shown) : 'null::int';
  const rows = await db.rows<Row & { list_count: number | null; list_at: number | null }>(
    `${found}select listed.list_count, page.* from (select ${counting} as list_count) listed
     left join (
       select ${columns}, row_number() over () as list_at from (select * from ${filter.searched ? `${table} where id in (select id from found)` : shown} order by ${order} limit $${at + 1} offset $${at + 2}) ${as}
     ) page on true order by page.list_at`,
    [...filter.values, query.page_size, (query.page - 1) * query.page_size],
  );
  const count = known(kept, rows[0]?.list_count);
  const results = rows
    .filter(({ list_at: place }) => place !== null)
    .map(({ list_count: _count, list_at: _at, ...row }) => row as unknown as Row);
  return { results, count: Math.min(count, MOST_COUNTED), count_capped: count > MOST_COUNTED };
}

/**
 * The same with the rows as JSON text: for long lists of small rows, which the database writes faster than they are parsed and written again.
 *
 * @example
 * const page = await countedJson(db, { table: 'shop_order', columns: 'id, title', filter, order: 'id desc', query });
 * return { kind: 'bytes', bytes: pageText({ path, query, ...page }), type: 'application/json; charset=utf-8' };
 */
export async function countedJson(
  db: Db,
  { table, as = 'item', columns, filter, order, query }: Wanted,
): Promise<Omit<CountedPage<never>, 'results'> & { readonly results: string }> {
  const at = filter.values.length;
  const kept = keptCount(db, { table, filter });
  const counting = kept?.answer === undefined ? `, ${counted(`${table} where ${filter.where}`)} as count` : '';
  const [row] = await db.rows<{ count?: number; results: string }>(
    `select coalesce(json_agg(page), '[]')::text as results${counting} from (
       select ${columns} from ${table} ${as} where ${filter.where} order by ${order} limit $${at + 1} offset $${at + 2}
     ) page`,
    [...filter.values, query.page_size, (query.page - 1) * query.page_size],
  );
  const count = known(kept, row?.count);
  return { results: row?.results ?? '[]', count: Math.min(count, MOST_COUNTED), count_capped: count > MOST_COUNTED };
}

const counted = (shown: string) => `(select count(*)::int from (select 1 from ${shown} limit ${MOST_COUNTED + 1}) counted)`;

/** What was counted now is kept for the next. */
function known(kept: KeptRead<number> | null, now: number | null | undefined): number {
  const count = now ?? kept?.answer ?? 0;
  if (now !== null && now !== undefined) kept?.keep(now);
  return count;
}

/** The next rows of a whole list in the order of their ids, for `csvDownload`. */
export function rowsAfter<Row extends { readonly id: number }>(
  db: Db,
  { table, as = 'item', columns, filter, id, limit }: Listed & { readonly id: number; readonly limit: number },
): Promise<Row[]> {
  const at = filter.values.length;
  return db.rows<Row>(
    `select ${columns} from (select * from ${table} where ${filter.where} and id > $${at + 1}::int order by id limit $${at + 2}) ${as} order by id`,
    [...filter.values, id, limit],
  );
}

/** A search has no index and reads every row: once, for the page and the count. */
function source({ table, filter }: Pick<Listed, 'filter' | 'table'>): { found: string; shown: string } {
  const matching = `${table} where ${filter.where}`;
  return filter.searched
    ? { found: `with found as materialized (select id from ${matching}) `, shown: 'found' }
    : { found: '', shown: matching };
}
