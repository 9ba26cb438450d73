import {
  freeOver,
  kitFree,
  mayStep,
  type Kit,
  type KitAvailability,
  type KitBooking,
  type KitPatch,
  type KitQuery,
  type KitWish,
  type NewKit,
  type Range,
} from '@butterfly/contracts/inventory';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { CountedPage } from '../../../platform/records/counted-page';
import { itemsById } from '../goods/repository';
import { allChanges, EMPTY_SUPPLY, shortOf, supplyOf } from '../rentals/availability';
import type { ReservationRow } from '../rentals/repository';
import type { RentalService } from '../rentals/service';
import { refuseArchived } from '../setup/routes';
import {
  holdBooking,
  holdReservationsOf,
  insertBooking,
  kitPage,
  kits,
  partsOf,
  writeParts,
  type BookingRow,
  type KitRow,
  type PartRow,
} from './repository';

type Wished = Pick<NewKit, 'parts'>['parts'];

/** Things that go out together. Knows no HTTP; every method runs in the transaction it is given. */
export class KitService {
  readonly #rentals: Pick<RentalService, 'checkOut' | 'create' | 'tellShort'>;

  constructor(rentals: Pick<RentalService, 'checkOut' | 'create' | 'tellShort'>) {
    this.#rentals = rentals;
  }

  async page(db: Db, query: KitQuery, today: string): Promise<CountedPage<Kit>> {
    const page = await kitPage(db, query);
    return { ...page, results: await withFree(db, page.results, oneDay(today)) };
  }

  async read(db: Db, id: number, today: string): Promise<Kit> {
    return whole(db, await kits.read(db, id), today);
  }

  async create(db: Db, { parts, ...input }: NewKit, today: string): Promise<Kit> {
    await requireThings(db, parts);
    const made = await kits.insert(db, input);
    await writeParts(db, made.id, parts);
    return whole(db, made, today);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, today }: { id: number; patch: KitPatch; ifMatch: string | undefined; today: string },
  ): Promise<Kit> {
    refuseArchived(await kits.lockVersion(db, { id, ifMatch }));
    const { parts, ...changes } = patch;
    if (parts) {
      await requireThings(db, parts);
      await writeParts(db, id, parts);
    }
    return whole(db, await kits.patch(db, { id, changes }), today);
  }

  async setArchived(db: Db, { id, archived, today }: { id: number; archived: boolean; today: string }): Promise<Kit> {
    await kits.mark(db, { ids: [id], column: 'archived_at', on: archived });
    return this.read(db, id, today);
  }

  async availability(db: Db, id: number, range: Range): Promise<KitAvailability> {
    const [found] = await withFree(db, [await kits.read(db, id)], range);
    if (!found) throw new Error('A kit that was read is not there.');
    return { kit_id: id, free: found.free, scarcest_id: found.scarcest_id, parts: found.parts };
  }

  /** One reservation of each part, all of them or none. @throws AppError `inventory.kit_short` with the part that is missing */
  async reserve(db: Db, { id, wish, today }: { id: number; wish: KitWish; today: string }): Promise<KitBooking> {
    const kit = await kits.lock(db, id);
    refuseArchived(kit);
    const { qty, ...rest } = wish;
    const booking = await insertBooking(db, { kit, projectId: wish.project_id, qty });
    const reservations: KitBooking['reservations'] = [];
    // In the order of their things, so that two kits with the same parts wait for one another and not each for the other.
    for (const part of (await partsOf(db, [id])).toSorted((a, b) => a.item_id - b.item_id)) {
      const input = { ...rest, item_id: part.item_id, qty: part.qty * qty, priority: 0 };
      const made = await this.#rentals
        .create(db, input, today, { kitBookingId: booking.id, isOneOfMany: true })
        .catch((error: unknown) => refusePart(error, part));
      reservations.push(made);
    }
    this.#rentals.tellShort(db, reservations);
    return { ...booking, reservations };
  }

  /** @throws AppError `inventory.kit_incomplete` with the part of which there are not enough, `inventory.too_many` when all are out */
  async checkOut(db: Db, { id, today }: { id: number; today: string }): Promise<KitBooking> {
    const booking = await heldBooking(db, id);
    const rows = await holdReservationsOf(db, id);
    const short = await shortOf(db, rows);
    for (const row of rows) {
      const missing = missingOf(row, short.get(row.id) ?? 0);
      if (missing > 0) throw new AppError('inventory.kit_incomplete', { name: row.item_name, missing });
    }
    const leaving = rows.filter((row) => row.out_qty < row.qty && mayStep(row.state, 'check_out'));
    if (leaving.length === 0) throw new AppError('inventory.too_many', { left: 0 });
    for (const row of leaving) await this.#rentals.checkOut(db, { id: row.id, qty: undefined, today });
    const after = await holdReservationsOf(db, id);
    return { ...booking, reservations: after.map((row) => ({ ...row, short: short.get(row.id) ?? 0 })) };
  }
}

const oneDay = (today: string): Range => ({ from: today, to: addDays(today, 1) });

/** Units that a part goes without before it leaves; all of them when it is cancelled. */
function missingOf({ state, qty, out_qty: out }: ReservationRow, short: number): number {
  if (state === 'cancelled') return qty;
  return out < qty ? short : 0;
}

function refusePart(error: unknown, { item_name: name }: PartRow): never {
  if (error instanceof AppError && error.code === 'inventory.short') throw new AppError('inventory.kit_short', { ...error.details, name });
  throw error;
}

async function heldBooking(db: Db, id: number): Promise<BookingRow> {
  const booking = await holdBooking(db, id);
  if (!booking) throw new AppError('not_found');
  return booking;
}

async function requireThings(db: Db, parts: Wished): Promise<void> {
  const known = await itemsById(
    db,
    parts.map(({ item_id }) => item_id),
  );
  if (parts.some(({ item_id }) => known.get(item_id)?.archived_at !== null))
    throw new AppError('invalid_input', { fields: { parts: ['must be things of yours'] } });
}

async function whole(db: Db, row: KitRow, today: string): Promise<Kit> {
  const [kit] = await withFree(db, [row], oneDay(today));
  if (!kit) throw new Error('A kit that was read is not there.');
  return kit;
}

/** How often each kit is free in a range, by one look at all things that are parts of them. */
async function withFree(db: Db, rows: readonly KitRow[], range: Range): Promise<Kit[]> {
  const parts = await partsOf(
    db,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set(parts.map(({ item_id }) => item_id))];
  const supplies = await supplyOf(db, { ids, ...range });
  const freeOf = (itemId: number) => {
    const supply = supplies.get(itemId) ?? EMPTY_SUPPLY;
    return freeOver({ owned: supply.owned, changes: allChanges(supply) }, range);
  };
  return rows.map((row) => {
    const own = parts.filter(({ kit_id }) => kit_id === row.id);
    const shown = own.map(({ kit_id: _kit, ...part }) => ({ ...part, free: freeOf(part.item_id) }));
    const { free, scarcest } = kitFree(shown);
    return { ...row, parts: shown, free, scarcest_id: scarcest.item_id };
  });
}
