/** `do update set` names no table: it is the one that is inserted into. */
const WRITES = /\b(?:insert\s+into|update(?:\s+only)?)\s+(?!set\b)([a-z_][a-z_0-9]*)/gi;
const LOCKS = /\bfor\s+(?:no\s+key\s+)?update\b/gi;
/** What is deleted takes along what hangs on it. */
const WRITES_ELSEWHERE = /\b(?:delete|merge|truncate)\b/i;
const WRITES_SOMETHING = /\b(?:insert|update)\b/i;

const MOST_TEXTS = 2_000;
const known = new Map<string, readonly string[] | null>();

/**
 * The tables that a statement writes to, by its text; null when it writes and does not say where.
 *
 * @example
 * writtenTables('update shop_order set title = $2 where id = $1'); // ['shop_order']
 * writtenTables('select id from shop_order for update'); // []
 */
export function writtenTables(text: string): readonly string[] | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = read(text.replace(LOCKS, ''));
  if (known.size < MOST_TEXTS) known.set(text, found);
  return found;
}

function read(text: string): readonly string[] | null {
  const tables = [...new Set([...text.matchAll(WRITES)].map(([, table]) => (table ?? '').toLowerCase()))];
  const saysWhere = !WRITES_ELSEWHERE.test(text) && (tables.length > 0 || !WRITES_SOMETHING.test(text));
  return saysWhere ? tables : null;
}
