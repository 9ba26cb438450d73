import type { Db } from '../db/db';
import { AppError } from '../http/app-error';
import { checkVersion, requireIfMatch } from '../http/check-version';
import { typeOf, valuesOfNew, writtenFields, type WrittenColumns } from './columns';
import { etagOf } from './etag-of';
import type { Filter } from './filter';

/** A column of the same name, or the SQL that makes the field of it. */
export type Reads<Row> = { readonly [field in keyof Row]-?: true | string };

/** Fields as the list of a select: `id, address ->> 'city' as city`. */
export function columnsOf(reads: Readonly<Record<string, string | true>>): string {
  return Object.entries(reads)
    .map(([field, source]) => (source === true ? field : `${source} as ${field}`))
    .join(', ');
}

interface TableSpec<Row> {
  readonly name: string;
  /** Every field of a record as it is answered. One that is missing does not compile. */
  readonly reads: Reads<Row>;
  /** The columns that people write. */
  readonly writes: WrittenColumns;
}

/** Sets or clears a date of records: `deleted_at`, `archived_at`. */
export interface Mark {
  readonly ids: readonly number[];
  readonly column: string;
  readonly on: boolean;
}

/**
 * The ordinary statements over one table of records, from one declaration of its columns. The table has `id`, `version`, `created_by_id`,
 * `updated_at` and `updated_by_id`; every change counts the version up and says by whom it was made. Row-level security and the
 * transaction are the caller's.
 *
 * @example
 * export const orders = new RecordTable<Order>({
 *   name: 'shop_order',
 *   reads: { id: true, title: true, city: "address ->> 'city'", version: true },
 *   writes: { title: 'text', tags: { type: 'text[]', initial: [] } },
 * });
 * const before = await orders.lockVersion(db, { id, ifMatch });
 * const saved = await orders.patch(db, { id, changes });
 */
export class RecordTable<Row extends { readonly id: number; readonly version: number }> {
  readonly name: string;
  /** The list of columns as a select says it. */
  readonly columns: string;
  readonly #writes: WrittenColumns;
  readonly #insert: string;

  constructor({ name, reads, writes }: TableSpec<Row>) {
    this.name = name;
    this.columns = columnsOf(reads);
    this.#writes = writes;
    const written = Object.entries(writes);
    const by = `$${written.length + 1}::int`;
    this.#insert = `insert into ${name} (${[...written.map(([column]) => column), 'created_by_id', 'updated_by_id'].join(', ')})
      values (${[...written.map(([, column], at) => `$${at + 1}::${typeOf(column)}`), by, by].join(', ')}) returning ${this.columns}`;
  }

  /** Undefined for an id that the caller does not see. */
  async find(db: Db, id: number): Promise<Row | undefined> {
    return (await db.rows<Row>(`select ${this.columns} from ${this.name} where id = $1`, [id]))[0];
  }

  /** The one row that a business has of a table with such columns, for example its terms; the first who asks makes it, of its defaults. */
  async theOne(db: Db): Promise<Row> {
    const read = async () => (await db.rows<Row>(`select ${this.columns} from ${this.name} limit 1`))[0];
    const known = await read();
    if (known) return known;
    await db.rows(`insert into ${this.name} (created_by_id, updated_by_id) values ($1, $1) on conflict (tenant_id) do nothing`, [
      db.memberId,
    ]);
    const made = await read();
    if (!made) throw new Error(`The row of ${this.name} could not be made.`);
    return made;
  }

  /** @throws AppError `not_found` */
  async read(db: Db, id: number): Promise<Row> {
    return present(await this.find(db, id));
  }

  /** Holds the record until the end of the transaction. Undefined for an id that the caller does not see. */
  async hold(db: Db, id: number): Promise<Row | undefined> {
    return (await db.rows<Row>(`select ${this.columns} from ${this.name} where id = $1 for update`, [id]))[0];
  }

  /** Those of some that the caller sees, held one after the other by their ids: nobody who does so too waits in a circle. */
  async holdMany(db: Db, ids: readonly number[]): Promise<Row[]> {
    return db.rows<Row>(`select ${this.columns} from ${this.name} where id = any ($1::int[]) order by id for update`, [ids]);
  }

  /** As `hold`. @throws AppError `not_found` */
  async lock(db: Db, id: number): Promise<Row> {
    return present(await this.hold(db, id));
  }

  /** As `lock`, for a change to the version that was read. @throws AppError `precondition_required`, `not_found`, `version_conflict` */
  async lockVersion(db: Db, { id, ifMatch }: { id: number; ifMatch: string | undefined }): Promise<Row> {
    requireIfMatch(ifMatch);
    const current = await this.lock(db, id);
    checkVersion(ifMatch, { etag: etagOf(current), current });
    return current;
  }

  async insert(db: Db, values: object): Promise<Row> {
    const [made] = await db.rows<Row>(this.#insert, [...valuesOfNew(this.#writes, values), db.memberId]);
    if (!made) throw new Error(`An insert into ${this.name} answered nothing`);
    return made;
  }

  /** As `insert`, all in one statement; answers them in the order of the values. For some hundred at most: a statement has 65,535 places. */
  async insertMany(db: Db, all: readonly object[]): Promise<Row[]> {
    if (all.length === 0) return [];
    const written = Object.entries(this.#writes);
    const by = `$${written.length * all.length + 1}::int`;
    const places = all.map((_, row) => [
      ...written.map(([, column], at) => `$${row * written.length + at + 1}::${typeOf(column)}`),
      by,
      by,
    ]);
    return db.rows<Row>(
      `insert into ${this.name} (${[...written.map(([column]) => column), 'created_by_id', 'updated_by_id'].join(', ')})
      values ${places.map((one) => `(${one.join(', ')})`).join(', ')} returning ${this.columns}`,
      [...all.flatMap((values) => valuesOfNew(this.#writes, values)), db.memberId],
    );
  }

  /** Sets the fields that are given. @throws AppError `not_found` */
  async patch(db: Db, { id, changes }: { id: number; changes: object }): Promise<Row> {
    const { sets, values } = writtenFields(this.#writes, changes);
    const touched = [...sets, ...touches(values.length + 2)].join(', ');
    return present(
      (await db.rows<Row>(`update ${this.name} set ${touched} where id = $1 returning ${this.columns}`, [id, ...values, db.memberId]))[0],
    );
  }

  /** The ids that were not so before. */
  async mark(db: Db, { ids, column, on }: Mark): Promise<number[]> {
    const rows = await db.rows<{ id: number }>(
      `update ${this.name} set ${[`${column} = case when $2 then now() end`, ...touches(3)].join(', ')}
       where id = any ($1::int[]) and (${column} is not null) <> $2 returning id`,
      [ids, on, db.memberId],
    );
    return rows.map(({ id }) => id);
  }

  /** The records that hold one of these texts, in any case, by the text; of several the first. Without those that are archived. */
  async idsByText(
    db: Db,
    { column, texts }: { readonly column: keyof Row & string; readonly texts: readonly string[] },
  ): Promise<Map<string, number>> {
    const rows = await db.rows<{ text: string; id: number }>(
      `select wanted as text, min(id) as id from unnest($1::text[]) as wanted join ${this.name} on lower(${column}) = lower(wanted)
       where archived_at is null group by wanted`,
      [texts],
    );
    return new Map(rows.map(({ text, id }) => [text, id]));
  }

  /** The next records of a list after an id, for what reads it whole. */
  async after(db: Db, { filter, id, limit }: { readonly filter: Filter; readonly id: number; readonly limit: number }): Promise<Row[]> {
    const at = filter.values.length;
    return db.rows<Row>(
      `select ${this.columns} from ${this.name} where ${filter.where} and id > $${at + 1}::int order by id limit $${at + 2}::int`,
      [...filter.values, id, limit],
    );
  }

  /** Adds or takes a tag of records that are not deleted; the ids of those that changed. A record has at most twenty. */
  async tag(db: Db, { ids, tag, on }: { readonly ids: readonly number[]; readonly tag: string; readonly on: boolean }): Promise<number[]> {
    const tags = 'tags = case when $3 then array_append(tags, $2) else array_remove(tags, $2) end';
    const rows = await db.rows<{ id: number }>(
      `update ${this.name} set ${[tags, ...touches(4)].join(', ')}
       where id = any ($1::int[]) and deleted_at is null and ($2 = any (tags)) <> $3 and (not $3 or cardinality(tags) < 20) returning id`,
      [ids, tag, on, db.memberId],
    );
    return rows.map(({ id }) => id);
  }
}

/** What every change sets beside its fields. */
const touches = (at: number): string[] => ['version = version + 1', 'updated_at = now()', `updated_by_id = $${at}::int`];

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not_found');
  return row;
}
