import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { MeasuredList } from './lists.data';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_made: boolean;
  readonly is_key: boolean;
}

interface Cloned {
  readonly tenantId: number;
  readonly list: Pick<MeasuredList, 'along' | 'table' | 'vary'>;
}

/** What people sort by and look for. */
const TOLD_APART = /^(?:name|title|first_name|last_name|company|subject|label|number)$/;
const FAR = 1_000_000_000;
const MOST_VACUUMS = 20;
const VACUUM_PAUSE_MS = 500;
/** Nearly all pages: the last of them may still be written to. */
const SEEN_BY_ALL = `select relallvisible >= 0.95 * relpages as is_seen from pg_class where oid = $1::regclass`;

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated <> '' or a.attidentity <> '' as is_made,
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey::int2[])) as is_key
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/**
 * Rows of a business, each a copy of one of those that the demo has made, older by some minutes and with another name. No trigger and no
 * foreign key is asked: what is told to others or hangs on the rows is no part of a list.
 */
export class Clones {
  #made = 0;
  #last = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly of: Cloned,
  ) {}

  /** @throws Error where the demo has no row of the table */
  async growTo(count: number): Promise<void> {
    const { list, tenantId } = this.of;
    const { table, along } = list;
    if (this.#made === 0) this.#last = await this.lastSeed();
    const columns = await this.written(table);
    const chosen = columns.map((column) => list.vary?.[column.name] ?? changed(column));
    await this.unwatched(
      `insert into ${table} (${namesOf(columns)})
       select ${chosen.join(', ')} from (select *, row_number() over (order by id) - 1 as seed_at, count(*) over () as seeds from ${table}
         where tenant_id = $1 and id <= $2) seed, generate_series($3::int, $4::int) n where n % seeds = seed_at`,
      [tenantId, this.#last, this.#made, count - 1],
    );
    if (along) await this.addAlong(along);
    this.#made = count;
    await this.vacuum(table);
    // What was written goes to the disk now, and not while a list is measured.
    await this.patiently((client) => client.query('checkpoint'));
  }

  async drop(): Promise<void> {
    const { list, tenantId } = this.of;
    const { table, along } = list;
    if (along) await this.unwatched(`delete from ${along.table} where tenant_id = $1 and ${along.key} > $2`, [tenantId, this.#last]);
    await this.unwatched(`delete from ${table} where tenant_id = $1 and id > $2`, [tenantId, this.#last]);
    await this.vacuum(table);
  }

  private async addAlong({ table, key }: NonNullable<MeasuredList['along']>): Promise<void> {
    const columns = await this.written(table);
    const values = columns.map(({ name }) => (name === key ? 'row.id' : `first."${name}"`));
    await this.unwatched(
      `insert into ${table} (${namesOf(columns)})
       select ${values.join(', ')} from ${this.of.list.table} row, (select * from ${table} where tenant_id = $1 limit 1) first
       where row.tenant_id = $1 and row.id > greatest($2, (select max(${key}) from ${table} where tenant_id = $1))`,
      [this.of.tenantId, this.#last],
    );
    await this.vacuum(table);
  }

  /**
   * Once more where some other transaction still looked at the database as it was: a page that is not known to be seen by all is read for
   * every row that an index counts, and the planner reads the table instead. A table at work is vacuumed again and again as well.
   */
  private vacuum(table: string): Promise<void> {
    return this.patiently(async (client) => {
      for (let tried = 0; tried < MOST_VACUUMS; tried += 1) {
        await client.query(`vacuum analyze ${table}`);
        const { rows } = await client.query<{ is_seen: boolean }>(SEEN_BY_ALL, [table]);
        if (rows[0]?.is_seen) return;
        await setTimeout(VACUUM_PAUSE_MS);
      }
    });
  }

  /** The tables of a million long mails need minutes, which no request gets. */
  private async patiently(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await work(client);
    } finally {
      await client.query('reset statement_timeout');
      client.release();
    }
  }

  private async written(table: string): Promise<Column[]> {
    return (await this.pool.query<Column>(COLUMNS, [table])).rows.filter(({ is_made }) => !is_made);
  }

  private async lastSeed(): Promise<number> {
    const { list, tenantId } = this.of;
    const { rows } = await this.pool.query<{ last: number | null }>(`select max(id) as last from ${list.table} where tenant_id = $1`, [
      tenantId,
    ]);
    if (!rows[0]?.last) throw new Error(`The demo has no row of ${list.table}.`);
    return rows[0].last;
  }

  private async unwatched(text: string, values: unknown[]): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `set local session_replication_role = replica; set local statement_timeout = 0; set local synchronous_commit = off`,
      );
      await client.query(text, values);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`).join(', ');

function changed({ name, type, is_key }: Column): string {
  const own = `seed."${name}"`;
  if (name === 'tenant_id') return own;
  // In an order of their own, so that what a filter finds does not lie together.
  if (type === 'text' && TOLD_APART.test(name)) return `left(md5(n::text), 4) || ' ' || ${own} || '-' || n`;
  if (type === 'text' && is_key) return `${own} || '-' || n`;
  if (is_key && /^(?:integer|bigint)$/.test(type)) return `case when ${own} is not null then ${FAR} + n end`;
  if (is_key && type === 'uuid') return `case when ${own} is not null then gen_random_uuid() end`;
  if (type.startsWith('timestamp')) return `${own} - n * interval '1 minute'`;
  if (type === 'date') return `${own} - n % 900`;
  return own;
}
