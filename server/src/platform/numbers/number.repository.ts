import type { Db } from '../db/db';

/** Which numbers: of the business whose transaction it is. `year` is 0 where they are not counted by year. */
export interface Counter {
  readonly series: string;
  readonly year: number;
}

interface Counted {
  readonly number: number;
  readonly prefix: string | null;
}

const TAKE = `with taken as (
    insert into platform_number_counter as counter (series, year, last_number) values ($1, $2, 1)
    on conflict (tenant_id, series, year) do update set last_number = counter.last_number + 1 returning last_number)
  select last_number as number, (select prefix from platform_number_prefix where series = $1) as prefix from taken`;
const NEXT = `select coalesce((select last_number from platform_number_counter where series = $1 and year = $2), 0) + 1 as number,
  (select prefix from platform_number_prefix where series = $1) as prefix`;
/** None has been taken while the last one is before the first. */
const START = `insert into platform_number_counter as counter (series, year, first_number, last_number) values ($1, $2, $3::int, $3::int - 1)
  on conflict (tenant_id, series, year) do update set first_number = $3::int, last_number = $3::int - 1 where counter.last_number < counter.first_number
  returning series`;
const PREFIX = `insert into platform_number_prefix (series, prefix) values ($1, $2) on conflict (tenant_id, series) do update set prefix = $2`;

const only = ([row]: readonly Counted[]): Counted => {
  if (!row) throw new Error('The counter of a series answered no row.');
  return row;
};

export async function takeNumber(db: Db, { series, year }: Counter): Promise<Counted> {
  return only(await db.rows<Counted>(TAKE, [series, year]));
}

export async function nextNumber(db: Db, { series, year }: Counter): Promise<Counted> {
  return only(await db.rows<Counted>(NEXT, [series, year]));
}

/** False: numbers have been taken. */
export async function startCounter(db: Db, { series, year }: Counter, first: number): Promise<boolean> {
  return (await db.rows(START, [series, year, first])).length > 0;
}

export async function savePrefix(db: Db, series: string, prefix: string): Promise<void> {
  await db.rows(PREFIX, [series, prefix]);
}
