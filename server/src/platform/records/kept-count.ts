import type { Db } from '../db/db';
import type { KeptRead } from '../db/kept-reads';
import type { Filter } from './filter';

const READ_TABLES = /\b(?:from|join)\s+([a-z_0-9]+)/g;
/** What a condition may ask for that is another answer a moment later, or for somebody else. */
const UNSTEADY = /\b(?:now|current_\w+|clock_timestamp|localtime\w*|random|platform_me)\b/;

/**
 * How many rows a list has, as others have counted: 20,000 rows cost as much to count as their page, and most lists are looked at more
 * often than they change. Null where the text of the list does not say when that becomes wrong: it asks for the time, or for a member.
 */
export function keptCount(db: Db, { table, filter }: { readonly table: string; readonly filter: Filter }): KeptRead<number> | null {
  const tables = tablesOf(table, filter.where);
  return tables && db.kept<number>({ key: JSON.stringify(['count', table, filter.where, filter.values]), tables });
}

/** All tables that a list reads. */
export function tablesOf(table: string, where: string): readonly string[] | null {
  return UNSTEADY.test(where) ? null : [table, ...[...where.matchAll(READ_TABLES)].map(([, name]) => name ?? '')];
}
