import type { Db } from '../../db/db';
import type { RecordTable } from '../record-table';
import { undoUpdateOf, type ImportKind, type Written } from './import-kind';

type Rules<V> = Pick<ImportKind<V>, 'existing' | 'fields' | 'read'> & Partial<Pick<ImportKind<V>, 'problems' | 'whyNotTwice'>>;

interface TableImport<Row extends { readonly id: number; readonly version: number }, V extends object> extends Rules<V> {
  readonly table: RecordTable<Row>;
  /** What puts a record away that an import has made, when it is taken back. */
  readonly away: 'archived_at' | 'deleted_at';
  /** A column that says from which row of which import a record came. */
  readonly madeBy?: string;
  /** What a field becomes that is there already and comes again; otherwise what comes, unless it is empty. */
  readonly merge?: (value: V, now: Row) => V;
}

/**
 * Rows of a table that become records of a `RecordTable`: a new one is inserted, one that is there gets what is not empty, and both are
 * taken back as long as nobody has changed them since.
 *
 * @example
 * export const orderImport = tableImport({
 *   table: orders, away: 'archived_at', fields: [importField('title', 'Title', ['name'], true)],
 *   read: (cells) => (cells('title') ? { label: cells('title'), key: cells('title'), value: { title: cells('title') } } : { reason: 'has no title' }),
 *   existing: (db, keys) => orders.idsByText(db, { column: 'title', texts: keys }),
 * });
 */
export function tableImport<Row extends { readonly id: number; readonly version: number }, V extends object>({
  table,
  away,
  madeBy,
  merge = (value) => value,
  ...rules
}: TableImport<Row, V>): ImportKind<V> {
  return {
    problems: async () => new Map(),
    whyNotTwice: () => null,
    ...rules,
    create: async (db, { value }, { importKey }) => {
      const { id, version } = await table.insert(db, { ...value, ...(madeBy && { [madeBy]: importKey }) });
      return { id, version };
    },
    update: (db, id, { value }) => patchImported(db, { table, id, value, merge }),
    undoCreate: async (db, { id, version }) => {
      const now = await table.hold(db, id);
      if (now?.version !== version) return false;
      return (await table.mark(db, { ids: [id], column: away, on: true })).length > 0;
    },
    undoUpdate: undoUpdateOf({ hold: (db, id) => table.hold(db, id), write: (db, change) => table.patch(db, change) }),
  };
}

/**
 * Gives a record that is there already what a row says of it and what differs, with the fields as they were.
 *
 * @example update: (db, id, { value }) => patchImported(db, { table: orders, id, value }),
 */
export async function patchImported<Row extends { readonly id: number; readonly version: number }, V extends object>(
  db: Db,
  { table, id, value, merge = (next) => next }: Pick<TableImport<Row, V>, 'merge' | 'table'> & { readonly id: number; readonly value: V },
): Promise<Required<Written>> {
  const now = await table.lock(db, id);
  const changed = differing(merge(value, now), now);
  const { version } = changed.length > 0 ? await table.patch(db, { id, changes: Object.fromEntries(changed) }) : now;
  return { id, version, before: Object.fromEntries(changed.map(([name]) => [name, now[name as keyof Row]])) };
}

/** An empty cell says nothing about what is there. */
function differing(value: object, now: object): [name: string, value: unknown][] {
  const before = new Map(Object.entries(now));
  return Object.entries(value).filter(
    ([name, next]) => next !== null && next !== '' && JSON.stringify(next) !== JSON.stringify(before.get(name)),
  );
}
