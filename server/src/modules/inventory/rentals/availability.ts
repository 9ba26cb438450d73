import { addDays } from '@butterfly/contracts/days';
import {
  freeOver,
  shortClaims,
  type Claim,
  type Range,
  type Repair,
  type StockChange,
  type SubRental,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { OWNED, ownedOf } from '../goods/repository';
import { LONG_HOLD, LONGEST_HOLD } from './repository';

/** Everything that decides how many units of a thing are free. */
export interface Supply {
  readonly owned: number;
  readonly repairs: readonly Repair[];
  readonly subRentals: readonly SubRental[];
  readonly claims: readonly Claim[];
}

export const EMPTY_SUPPLY: Supply = { owned: 0, claims: [], repairs: [], subRentals: [] };

interface Wanted extends Range {
  readonly ids: readonly number[];
}

/** The holds of things `$1` that meet the days from `$2` to `$3`; no long one ends after `$4`. Two ranges of two indexes. */
const HOLDS_MET = `select * from inventory_hold where item_id = any ($1::int[]) and protected_from < $3::date and protected_to - protected_from <= ${LONG_HOLD}
    and protected_to > $2::date and protected_to < $3::date + ${LONG_HOLD}
  union all
  select * from inventory_hold where item_id = any ($1::int[]) and protected_from < $3::date and protected_to - protected_from > ${LONG_HOLD}
    and protected_to > $2::date and protected_to <= $4::date`;
const metValues = ({ ids, from, to }: Wanted) => [ids, from, to, addDays(to, LONGEST_HOLD)];

const holdsIn = (db: Db, wanted: Wanted) =>
  db.rows<Claim & { item_id: number }>(
    `select reservation_id as id, item_id, qty, priority, protected_from as from, protected_to as to from (${HOLDS_MET}) met`,
    metValues(wanted),
  );

const repairsIn = (db: Db, { ids, from, to }: Wanted) =>
  db.rows<Repair>(
    `select id, item_id, qty, from_on, to_on, note, version from inventory_repair
     where item_id = any ($1::int[]) and from_on < $3::date and (to_on is null or to_on > $2::date) order by from_on, id`,
    [ids, from, to],
  );

const subRentalsIn = (db: Db, { ids, from, to }: Wanted) =>
  db.rows<SubRental>(
    `select id, item_id, qty, vendor, from_on, to_on, state, version from inventory_sub_rental
     where item_id = any ($1::int[]) and from_on < $3::date and to_on > $2::date and state in ('planned', 'received') order by from_on, id`,
    [ids, from, to],
  );

/** Rows of things by the thing that they are about. */
export function byItem<R extends { readonly item_id: number }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.item_id);
    if (group) group.push(row);
    else groups.set(row.item_id, [row]);
  }
  return groups;
}

/** What there is of some things in a range, and what is taken: of all projects, also of those that the caller does not see. */
export async function supplyOf(db: Db, wanted: Wanted): Promise<Map<number, Supply>> {
  const owned = new Map((await ownedOf(db, wanted.ids)).map((row) => [row.item_id, row.owned]));
  const holds = byItem(await holdsIn(db, wanted));
  const repairs = byItem(await repairsIn(db, wanted));
  const rented = byItem(await subRentalsIn(db, wanted));
  return new Map(
    wanted.ids.map((id) => [
      id,
      { owned: owned.get(id) ?? 0, claims: holds.get(id) ?? [], repairs: repairs.get(id) ?? [], subRentals: rented.get(id) ?? [] },
    ]),
  );
}

const EVER = '9999-12-31';
const asAdded = ({ qty, from_on: from, to_on: to }: SubRental): StockChange => ({ qty, from, to });
const asTaken = ({ qty, from_on: from, to_on: to }: Repair): StockChange => ({ qty: -qty, from, to: to ?? EVER });

/** What is not reserved: repairs take, sub-rentals add. */
export function otherChanges({ repairs, subRentals }: Pick<Supply, 'repairs' | 'subRentals'>): StockChange[] {
  return [...subRentals.map(asAdded), ...repairs.map(asTaken)];
}

export function addedChanges({ subRentals }: Pick<Supply, 'subRentals'>): StockChange[] {
  return subRentals.map(asAdded);
}

/** All of it, as the formulas take it. */
export function allChanges(supply: Supply): StockChange[] {
  const taken = supply.claims.map(({ qty, from, to }) => ({ qty: -qty, from, to }));
  return [...otherChanges(supply), ...taken];
}

/**
 * How many units of a thing are free in a range. `except`: a reservation that is changed does not stand in its own way. What changes on the
 * same days of the range is added up where it lies: of ten thousand reservations a few rows arrive.
 */
export async function freeUnits(
  db: Db,
  { itemId, range, except }: { readonly itemId: number; readonly range: Range; readonly except?: number },
): Promise<{ owned: number; free: number }> {
  // One question: what is owned comes with every change, and alone when there is none.
  const rows = await db.rows<{ owned: number | null } & (StockChange | Record<keyof StockChange, null>)>(
    `select (${OWNED} where i.id = any ($1::int[])) as owned, changed.* from (select) once left join (
    select c.from, c.to, sum(c.qty)::int as qty from (
       select greatest(h.protected_from, $2::date) as from, least(h.protected_to, $3::date) as to, -h.qty as qty from (${HOLDS_MET}) h
       where h.reservation_id is distinct from $5::int
       union all
       select greatest(r.from_on, $2::date), least(r.to_on, $3::date), -r.qty from inventory_repair r
       where r.item_id = any ($1::int[]) and r.from_on < $3::date and (r.to_on is null or r.to_on > $2::date)
       union all
       select greatest(s.from_on, $2::date), least(s.to_on, $3::date), s.qty from inventory_sub_rental s
       where s.item_id = any ($1::int[]) and s.from_on < $3::date and s.to_on > $2::date and s.state in ('planned', 'received')
     ) c group by 1, 2) changed on true`,
    [...metValues({ ids: [itemId], ...range }), except ?? null],
  );
  const owned = rows[0]?.owned ?? 0;
  const changes = rows.filter((row): row is typeof row & StockChange => row.qty !== null);
  return { owned, free: freeOver({ owned, changes }, range) };
}

/** Looks as far as what meets the range reaches, since who competes with it competes with others too. */
export async function widened(db: Db, wanted: Wanted): Promise<Map<number, Supply>> {
  const { ids, from, to } = wanted;
  const [reach] = await db.rows<{ from: string | null; to: string | null }>(
    `select least(min(protected_from), $2::date) as from, greatest(max(protected_to), $3::date) as to from (${HOLDS_MET}) met`,
    metValues(wanted),
  );
  return supplyOf(db, { ids, from: reach?.from ?? from, to: reach?.to ?? to });
}

/** What each of some reservations goes without, by their ids. */
export async function shortOf(
  db: Db,
  rows: readonly { readonly item_id: number; readonly protected_from: string; readonly protected_to: string }[],
): Promise<Map<number, number>> {
  const [first] = rows;
  if (!first) return new Map();
  const from = rows.reduce((least, row) => (row.protected_from < least ? row.protected_from : least), first.protected_from);
  const to = rows.reduce((most, row) => (row.protected_to > most ? row.protected_to : most), first.protected_to);
  const supplies = await widened(db, { ids: [...new Set(rows.map(({ item_id }) => item_id))], from, to });
  return new Map(
    [...supplies.values()].flatMap((supply) => [
      ...shortClaims({ owned: supply.owned, changes: otherChanges(supply), claims: supply.claims }),
    ]),
  );
}
