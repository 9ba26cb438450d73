import { addDays } from '@butterfly/contracts/days';
import {
  damageWaiver,
  freeByDay,
  LOW_STOCK_DAYS,
  projectWindow,
  shortageReason,
  shortClaims,
  unneeded,
  type CalendarQuery,
  type CalendarRow,
  type Overview,
  type ProjectStock,
  type RentalCalendar,
  type Reservation,
} from '@butterfly/contracts/inventory';
import type { Project } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { itemPage, items, levelsOf, MOST_ITEMS, type ItemRow } from '../goods/repository';
import { termsOf } from '../setup/repository';
import { addedChanges, allChanges, byItem, EMPTY_SUPPLY, otherChanges, shortOf, widened, type Supply } from './availability';
import { checksOf } from './checks';
import { plannedMoves, shownMove } from './date-move';
import { lowStock } from './low-stock';
import {
  lossesOf,
  openReservations,
  reservationsBetween,
  reservationsOfProject,
  type CalendarBar,
  type ReservationRow,
} from './repository';

/** Things by days: what is free, who has what, what is missing and why. */
export async function rentalCalendar(db: Db, query: CalendarQuery): Promise<RentalCalendar> {
  const { from, days, page, page_size } = query;
  const to = addDays(from, days);
  const wantsShort = query.short === 'true';
  const found = await itemPage(db, {
    ...query,
    ordering: 'name',
    archived: 'false',
    ...(wantsShort && { page: 1, page_size: MOST_ITEMS }),
  });
  const ids = found.results.map(({ id }) => id);
  const supplies = await widened(db, { ids, from, to });
  const bars = byItem(await reservationsBetween(db, { ids, from, to }));
  const rows = found.results.map((item) =>
    calendarRow(item, { supply: supplies.get(item.id) ?? EMPTY_SUPPLY, bars: bars.get(item.id) ?? [], from, days }),
  );
  if (!wantsShort) return { from, days, count: found.count, rows };
  const short = rows.filter(({ free }) => free.some((left) => left < 0));
  return { from, days, count: short.length, rows: short.slice((page - 1) * page_size, page * page_size) };
}

function calendarRow(
  { id, name, category_id }: ItemRow,
  {
    supply,
    bars,
    from,
    days,
  }: { readonly supply: Supply; readonly bars: readonly CalendarBar[]; readonly from: string; readonly days: number },
): CalendarRow {
  const { owned, claims, repairs, subRentals } = supply;
  const short = shortClaims({ owned, changes: otherChanges(supply), claims });
  const withoutRepairs = short.size > 0 ? shortClaims({ owned, changes: addedChanges(supply), claims }) : short;
  const to = addDays(from, days);
  const isShown = (span: { readonly from_on: string; readonly to_on: string | null }) =>
    span.from_on < to && (span.to_on === null || span.to_on > from);
  return {
    item: { id, name, category_id, on_hand: owned },
    free: freeByDay({ owned, changes: allChanges(supply) }, { from, days }),
    reservations: bars.map(({ item_id: _item, ...bar }) => ({
      ...bar,
      short: short.get(bar.id) ?? 0,
      reason: short.has(bar.id) ? shortageReason({ owned, withoutRepairs }, bar.id) : null,
    })),
    repairs: repairs.filter(isShown),
    sub_rentals: subRentals.filter(isShown).map((one) => ({
      ...one,
      unneeded: unneeded(
        { owned, changes: allChanges({ ...supply, subRentals: subRentals.filter((other) => other !== one) }) },
        { qty: one.qty, from: one.from_on, to: one.to_on },
      ),
    })),
  };
}

/** All stock of a project, with what it goes without and what its client pays. */
export async function projectStock(db: Db, { id, name, event_date }: Pick<Project, 'event_date' | 'id' | 'name'>): Promise<ProjectStock> {
  const rows = await reservationsOfProject(db, id);
  const short = await shortOf(db, rows);
  const losses = await lossesOf(
    db,
    rows.map((row) => row.id),
  );
  const { waiver_bps } = await termsOf(db);
  const sum = (of: readonly ReservationRow[]) => of.reduce((cents, row) => cents + row.rental_cents, 0);
  return {
    project_id: id,
    project_name: name,
    event_date,
    window: event_date ? projectWindow(event_date) : null,
    reservations: rows.map((row): Reservation => ({ ...row, short: short.get(row.id) ?? 0 })),
    moves: (await plannedMoves(db, { rows, eventDate: event_date })).map(shownMove),
    losses,
    checks: await checksOf(
      db,
      rows.map((row) => row.id),
    ),
    rental_cents: sum(rows),
    waiver_cents: damageWaiver(sum(rows.filter((row) => row.has_waiver)), waiver_bps),
    charges_cents: rows.reduce((cents, row) => cents + row.charges_cents, 0),
  };
}

/** What a colleague asks first: what is there, what goes out, what comes back, what is missing. */
export async function stockOverview(db: Db, today: string): Promise<Overview> {
  const rows = await db.rows<ItemRow>(
    `select ${items.columns} from inventory_item where archived_at is null order by id limit ${MOST_ITEMS}`,
  );
  const things = [...(await levelsOf(db, { ids: rows.map(({ id }) => id), day: today })).values()];
  const open = await openReservations(db, addDays(today, 366));
  const short = await shortOf(db, open);
  const week = addDays(today, 7);
  const sum = (read: (thing: (typeof things)[number]) => number) => things.reduce((total, thing) => total + read(thing), 0);
  const isOut = ({ state }: ReservationRow) => state === 'out' || state === 'partially_returned';
  return {
    items: things.length,
    units: sum(({ on_hand }) => on_hand),
    in_repair: sum(({ in_repair }) => in_repair),
    out: open.filter(isOut).reduce((units, row) => units + row.out_qty - row.back_qty - row.lost_qty, 0),
    low: (await lowStock(db, { today, days: LOW_STOCK_DAYS })).length,
    leaving: open.filter((row) => !isOut(row) && row.out_on >= today && row.out_on < week).map(asMove),
    returning: open.filter((row) => isOut(row) && row.back_on <= week).map(asMove),
    short: open.flatMap((row) => (short.has(row.id) ? [{ ...asMove(row), short: short.get(row.id) ?? 0 }] : [])),
  };
}

const asMove = ({ id, project_id, item_name, qty, out_on, back_on, state }: ReservationRow) => ({
  id,
  project_id,
  item_name,
  qty,
  out_on,
  back_on,
  state,
});
