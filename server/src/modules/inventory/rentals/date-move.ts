import { addDays, daysBetween } from '@butterfly/contracts/days';
import {
  freeOver,
  mayStep,
  projectWindow,
  protectedRange,
  shortageOf,
  takesStock,
  type ProjectStock,
  type Range,
  type StockChange,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { itemsById, type ItemRow } from '../goods/repository';
import { allChanges, EMPTY_SUPPLY, supplyOf } from './availability';
import type { ReservationRow } from './repository';

/** A reservation with the days it would have, and how many it would go without. */
export interface DateMove {
  readonly row: ReservationRow;
  readonly item: ItemRow;
  readonly away: Range;
  readonly range: Range;
  readonly short: number;
}

/** What has not gone out and was reserved for another day of the event. */
export function staleReservations(rows: readonly ReservationRow[], eventDate: string | null): ReservationRow[] {
  if (eventDate === null) return [];
  const isStale = ({ event_on: chosenFor, out_on: out, back_on: back }: ReservationRow) =>
    chosenFor === null ? eventDate < out || eventDate >= back : chosenFor !== eventDate;
  return rows.filter((row) => mayStep(row.state, 'cancel') && isStale(row));
}

/** How they would stand if all of them moved together, without writing anything: none keeps its old days from the others. */
export async function plannedMoves(
  db: Db,
  { rows, eventDate }: { readonly rows: readonly ReservationRow[]; readonly eventDate: string | null },
): Promise<DateMove[]> {
  const stale = staleReservations(rows, eventDate);
  if (stale.length === 0 || eventDate === null) return [];
  const things = await itemsById(db, [...new Set(stale.map((row) => row.item_id))]);
  const moved = stale.flatMap((row) => {
    const item = things.get(row.item_id);
    const away = daysAfterMove(row, eventDate);
    return item ? [{ row, item, away, range: protectedRange(away, item) }] : [];
  });
  const from = moved.reduce((least, { range }) => (range.from < least ? range.from : least), eventDate);
  const to = moved.reduce((most, { range }) => (range.to > most ? range.to : most), addDays(eventDate, 1));
  const supplies = await supplyOf(db, { ids: [...things.keys()], from, to });
  const isMoved = new Set(moved.map(({ row }) => row.id));
  const placed = new Map<number, StockChange[]>();
  return moved.map((move) => {
    const supply = supplies.get(move.item.id) ?? EMPTY_SUPPLY;
    const others = allChanges({ ...supply, claims: supply.claims.filter(({ id }) => !isMoved.has(id)) });
    const before = placed.get(move.item.id) ?? [];
    const free = freeOver({ owned: supply.owned, changes: [...others, ...before] }, move.range);
    const takes = takesStock(move.row.state);
    if (takes) placed.set(move.item.id, [...before, { ...move.range, qty: -move.row.qty }]);
    return { ...move, short: takes ? shortageOf({ wanted: move.row.qty, free }) : 0 };
  });
}

/** As many days earlier or later as the event; what was reserved before there was a date comes to the usual days. */
function daysAfterMove({ event_on: chosenFor, out_on: from, back_on: to }: ReservationRow, eventDate: string): Range {
  if (chosenFor === null) return projectWindow(eventDate);
  const shift = daysBetween(chosenFor, eventDate);
  return { from: addDays(from, shift), to: addDays(to, shift) };
}

/** A move as it is shown before anybody decides. */
export const shownMove = ({ row: { id, item_name, qty }, away, short }: DateMove): ProjectStock['moves'][number] => ({
  id,
  item_name,
  qty,
  out_on: away.from,
  back_on: away.to,
  short,
});
