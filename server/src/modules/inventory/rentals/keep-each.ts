import { freeOver, projectWindow, protectedRange, shortageOf, type Range, type Reservation } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { items, type ItemRow } from '../goods/repository';
import { refuseArchived } from '../setup/routes';
import { allChanges, EMPTY_SUPPLY, shortOf, supplyOf } from './availability';
import { datesOf, rentalOf } from './days-and-price';
import { watchLowStock } from './low-stock';
import { keepHolds, reservations } from './repository';

/** So many of one thing. */
export interface EachWish {
  readonly item_id: number;
  readonly qty: number;
}

interface Kept {
  readonly projectId: number;
  /** Of the event. */
  readonly day: string;
  /** Why more may be promised than there is; kept with those that go short. */
  readonly reason: string;
  /** Each thing once. */
  readonly wishes: readonly EachWish[];
  readonly today: string;
  readonly platform: Pick<Platform, 'api'>;
}

/**
 * Provisional reservations for an event, of many things in one go: a dozen statements, however many there are.
 *
 * @returns them in the order of the wishes, with what each goes without
 * @throws AppError `inventory.short` when fewer are free and no reason is given, `invalid_input` for a thing that is not there
 */
export async function keepEach(db: Db, { projectId, day, reason, wishes, today, platform }: Kept): Promise<Reservation[]> {
  if (wishes.length === 0) return [];
  const things = new Map(
    (
      await items.holdMany(
        db,
        wishes.map(({ item_id }) => item_id),
      )
    ).map((item) => [item.id, item]),
  );
  const away = projectWindow(day);
  const planned = wishes.map(({ item_id, qty }) => {
    const item = presentItem(things.get(item_id));
    return { item, qty, range: protectedRange(away, item) };
  });
  const short = await shortages(db, planned);
  const made = await reservations.insertMany(
    db,
    planned.map(({ item, qty, range }) => ({
      project_id: projectId,
      item_id: item.id,
      qty,
      state: 'provisional',
      has_waiver: false,
      priority: 0,
      event_on: day,
      overbook_reason: (short.get(item.id) ?? 0) > 0 ? reasonFor(reason, short.get(item.id) ?? 0, qty) : '',
      ...datesOf(away, range),
      rental_cents: rentalOf(item, { ...away, qty }),
    })),
  );
  await keepHolds(db, made, today);
  await watchLowStock(db, { ids: made.map(({ item_id }) => item_id), today });
  const records = platform.api('records').of('inventory');
  for (const { id } of made) records.record(db, { subject_type: 'reservation', subject_id: id, kind: 'created' });
  const without = await shortOf(db, made);
  return made.map((row) => ({ ...row, short: without.get(row.id) ?? 0 }));
}

function presentItem(item: ItemRow | undefined): ItemRow {
  if (!item) throw new AppError('invalid_input', { fields: { item_id: ['is not a thing of yours'] } });
  refuseArchived(item);
  if (!item.rentable) throw new AppError('inventory.not_rentable');
  return item;
}

/** How many are missing of each thing. */
async function shortages(
  db: Db,
  planned: readonly { readonly item: ItemRow; readonly qty: number; readonly range: Range }[],
): Promise<Map<number, number>> {
  const from = planned.map(({ range }) => range.from).reduce((least, one) => (one < least ? one : least));
  const to = planned.map(({ range }) => range.to).reduce((most, one) => (one > most ? one : most));
  const supplies = await supplyOf(db, { ids: planned.map(({ item }) => item.id), from, to });
  return new Map(
    planned.map(({ item, qty, range }) => {
      const supply = supplies.get(item.id) ?? EMPTY_SUPPLY;
      const free = freeOver({ owned: supply.owned, changes: allChanges(supply) }, range);
      return [item.id, shortageOf({ wanted: qty, free })];
    }),
  );
}

function reasonFor(reason: string, shortage: number, qty: number): string {
  if (reason === '') throw new AppError('inventory.short', { free: Math.max(0, qty - shortage), shortage });
  return reason;
}
