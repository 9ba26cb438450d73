import { daysBetween } from '@butterfly/contracts/days';
import {
  lossCharge,
  mayStep,
  MOST_DAYS,
  projectWindow,
  protectedRange,
  shortageOf,
  takesStock,
  type Loss,
  type NewLoss,
  type NewReservation,
  type Range,
  type Reservation,
  type ReservationPatch,
  type ReservationState,
  type ReservationStep,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { lockedItem, writeOff } from '../goods/stock';
import { items, type ItemRow } from '../goods/repository';
import { termsOf } from '../setup/repository';
import { loseUnits } from '../units/lost-units';
import { settleUnits } from '../units/settle-units';
import { freeUnits, shortOf } from './availability';
import { writeCheck, type Handed } from './checks';
import { plannedMoves, staleReservations } from './date-move';
import { datesOf, rentalOf } from './days-and-price';
import { chargeLate } from './late-fee';
import { watchLowStock } from './low-stock';
import { refuseLossPhoto } from './loss-photo';
import { payable } from './payable';
import { insertLoss, keepHolds, lossesOf, reservations, reservationsOfProject, type ReservationRow } from './repository';

/** Units of a thing for a while, as they are asked for. */
interface Wish {
  readonly item: ItemRow;
  readonly qty: number;
  readonly range: Range;
  readonly reason: string;
  /** A reservation does not stand in its own way. */
  readonly except?: number;
}

/** What a reservation is made with. */
interface Among {
  readonly kitBookingId?: number | null;
  /** Whoever makes them tells what goes without, when all are made. */
  readonly isOneOfMany?: boolean;
}

/** Reservations and their way out and back. Knows no HTTP; every method runs in the transaction it is given. */
export class RentalService {
  readonly #platform: Pick<Platform, 'api'>;

  constructor(platform: Pick<Platform, 'api'>) {
    this.#platform = platform;
  }

  async read(db: Db, id: number): Promise<Reservation> {
    return withShort(db, await reservations.read(db, id));
  }

  /** @throws AppError `inventory.short` when fewer are free and nobody says why they are promised all the same */
  async create(
    db: Db,
    input: NewReservation,
    today: string,
    { kitBookingId = null, isOneOfMany = false }: Among = {},
  ): Promise<Reservation> {
    const { away, event_on } = await this.#window(db, input);
    const item = await lockedItem(db, input.item_id);
    const range = protectedRange(away, item);
    const missing = takesStock(input.state) ? await missingOf(db, { item, qty: input.qty, range, reason: input.overbook_reason }) : 0;
    const made = await reservations.insert(db, {
      ...input,
      kit_booking_id: kitBookingId,
      event_on,
      ...datesOf(away, range),
      rental_cents: rentalOf(item, { ...away, qty: input.qty }),
    });
    await keepStock(db, made, today);
    this.#record(db, made.id, 'created');
    if (made.state === 'reserved') db.emit('inventory.reservation.confirmed@1', idsOf(made));
    if (missing > 0 && !isOneOfMany) db.emit('inventory.reservation.shortage@1', { ...idsOf(made), shortage: missing });
    return withShort(db, made);
  }

  /** What goes without among reservations that were made in one step: whoever hears of it hears of all of them at once. */
  tellShort(db: Db, made: readonly Reservation[]): void {
    const short = made.filter((one) => one.short > 0);
    const together = short.map(({ id }) => id);
    for (const one of short) db.emit('inventory.reservation.shortage@1', { ...idsOf(one), shortage: one.short, together });
  }

  async update(
    db: Db,
    { id, patch, ifMatch, today }: { id: number; patch: ReservationPatch; ifMatch: string | undefined; today: string },
  ): Promise<Reservation> {
    const before = await reservations.lockVersion(db, { id, ifMatch });
    refuseFixed(before, patch);
    const item = await lockedItem(db, patch.item_id ?? before.item_id);
    const after = { ...before, ...patch };
    const away = { from: after.out_on, to: after.back_on };
    refuseWindow(away);
    const range = protectedRange(away, item);
    if (asksForMore(before, after) && takesStock(before.state))
      await missingOf(db, { item, qty: after.qty - before.lost_qty, range, reason: after.overbook_reason, except: id });
    const event_on = (await this.#platform.api('tenant_crm').project(db, before.project_id))?.event_date ?? null;
    const isNewDays = patch.out_on !== undefined || patch.back_on !== undefined;
    const changes = {
      ...patch,
      ...(isNewDays && { event_on }),
      ...datesOf(away, range),
      rental_cents: rentalOf(item, { ...away, qty: after.qty }),
    };
    const saved = await reservations.patch(db, { id, changes });
    await keepStock(db, saved, today, before.item_id);
    this.#records().recordChanges(db, { subject_type: 'reservation', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return withShort(db, saved);
  }

  async confirm(db: Db, { id, reason, today }: { id: number; reason: string; today: string }): Promise<Reservation> {
    const before = await this.#step(db, id, 'confirm');
    const item = await items.lock(db, before.item_id);
    const range = { from: before.protected_from, to: before.protected_to };
    const overbook_reason = reason || before.overbook_reason;
    const missing = await missingOf(db, { item, qty: before.qty, range, reason: overbook_reason, except: id });
    const saved = await this.#move(db, before, { state: 'reserved', overbook_reason, today });
    db.emit('inventory.reservation.confirmed@1', idsOf(saved));
    // What was kept for the time being has told already what it goes without.
    if (missing > 0 && !takesStock(before.state)) db.emit('inventory.reservation.shortage@1', { ...idsOf(saved), shortage: missing });
    return withShort(db, saved);
  }

  async prep(db: Db, { id, today }: { id: number; today: string }): Promise<Reservation> {
    return withShort(db, await this.#move(db, await this.#step(db, id, 'prep'), { state: 'prepped', today }));
  }

  /** @throws AppError `inventory.too_many` for more than are left to go */
  async checkOut(db: Db, { today, ...handed }: Handed): Promise<Reservation> {
    const before = await this.#step(db, handed.id, 'check_out');
    const moved = upTo(before.qty - before.out_qty, handed.qty);
    await writeCheck(db, { ...handed, kind: 'out', qty: moved }, this.#platform);
    const saved = await this.#move(db, before, { state: 'out', out_qty: before.out_qty + moved, today });
    db.emit('inventory.reservation.checked_out@1', { ...idsOf(saved), qty: moved });
    return withShort(db, saved);
  }

  /** The last to come back late brings the fee with it. @throws AppError `inventory.too_many` for more than are out */
  async checkIn(
    db: Db,
    { today, waive_late: waived = false, ...handed }: Handed & { readonly waive_late?: boolean | undefined },
  ): Promise<Reservation> {
    const before = await this.#step(db, handed.id, 'check_in');
    const moved = upTo(outstanding(before), handed.qty);
    await writeCheck(db, { ...handed, kind: 'in', qty: moved }, this.#platform);
    return this.#back(db, before, { back_qty: before.back_qty + moved, today, waived });
  }

  async close(db: Db, { id, today }: { id: number; today: string }): Promise<Reservation> {
    return withShort(db, await this.#move(db, await this.#step(db, id, 'close'), { state: 'closed', today }));
  }

  async cancel(db: Db, { id, today }: { id: number; today: string }): Promise<Reservation> {
    return withShort(db, await this.#move(db, await this.#step(db, id, 'cancel'), { state: 'cancelled', today }));
  }

  /** So many fewer of what has not left the house yet; with none left it is cancelled. */
  async lessen(db: Db, { row: before, by, today }: { row: ReservationRow; by: number; today: string }): Promise<void> {
    const { id, out_on: from, back_on: to } = before;
    const qty = before.qty - by;
    if (qty <= 0) {
      await this.cancel(db, { id, today });
      return;
    }
    const item = await items.lock(db, before.item_id);
    const after = await reservations.patch(db, { id, changes: { qty, rental_cents: rentalOf(item, { from, to, qty }) } });
    await keepStock(db, after, today);
    this.#records().recordChanges(db, { subject_type: 'reservation', subject_id: id, before, after, fields: ['qty'] });
  }

  /** What is missing or broken leaves the stock; what is stained stays. The client is charged unless somebody waives it. */
  async lose(db: Db, { input, today }: { input: NewLoss; today: string }): Promise<Loss> {
    const before = await reservations.hold(db, input.reservation_id);
    if (!before) throw new AppError('invalid_input', { fields: { reservation_id: ['is not a reservation of yours'] } });
    refuseStep(before, 'check_in');
    upTo(outstanding(before), input.qty);
    await refuseLossPhoto(db, input, this.#platform);
    const item = await items.lock(db, before.item_id);
    await loseUnits(db, { input, outstanding: outstanding(before) });
    const { liability_bps } = await termsOf(db);
    const damage = { ...input, has_waiver: before.has_waiver, replacement_cents: item.replacement_cents ?? 0, liability_bps };
    const charge_cents = payable(lossCharge(damage));
    const id = await insertLoss(db, { ...input, charge_cents });
    if (input.kind !== 'stained') await writeOff(db, { item, qty: input.qty, reason: input.kind });
    const count = input.kind === 'stained' ? { back_qty: before.back_qty + input.qty } : { lost_qty: before.lost_qty + input.qty };
    await this.#back(db, before, { ...count, today });
    db.emit('inventory.loss.recorded@1', { loss_id: id, reservation_id: before.id });
    const loss = (await lossesOf(db, [before.id])).find((one) => one.id === id);
    if (!loss) throw new Error('A loss that was written is not there.');
    return loss;
  }

  /** What is not out yet of a project that does not take place. */
  async cancelAll(db: Db, { rows, today }: { rows: readonly ReservationRow[]; today: string }): Promise<void> {
    for (const { id, state } of rows) if (mayStep(state, 'cancel')) await this.cancel(db, { id, today });
  }

  /**
   * Everything that was reserved for another day of the event moves with it, all of it or nothing.
   *
   * @throws AppError `inventory.short` when one would go without and nobody says why they are moved all the same
   */
  async moveWithEvent(
    db: Db,
    { projectId, eventDate, reason, today }: { projectId: number; eventDate: string | null; reason: string; today: string },
  ): Promise<void> {
    const ids = staleReservations(await reservationsOfProject(db, projectId), eventDate).map(({ id }) => id);
    const rows: ReservationRow[] = [];
    for (const id of ids.sort((a, b) => a - b)) rows.push(await reservations.lock(db, id));
    for (const itemId of [...new Set(rows.map((row) => row.item_id))].sort((a, b) => a - b)) await items.lock(db, itemId);
    for (const { row: before, item, away, range, short } of await plannedMoves(db, { rows, eventDate })) {
      if (short > 0 && reason === '') throw new AppError('inventory.short', { free: Math.max(0, before.qty - short), shortage: short });
      const rental_cents = rentalOf(item, { ...away, qty: before.qty });
      const changes = { ...datesOf(away, range), event_on: eventDate, rental_cents, ...(short > 0 && { overbook_reason: reason }) };
      const after = await reservations.patch(db, { id: before.id, changes });
      await keepStock(db, after, today);
      const fields = ['out_on', 'back_on'];
      this.#records().recordChanges(db, { subject_type: 'reservation', subject_id: before.id, before, after, fields });
      if (short > 0) db.emit('inventory.reservation.shortage@1', { ...idsOf(after), shortage: short });
    }
  }

  async #back(
    db: Db,
    before: ReservationRow,
    {
      today,
      waived = false,
      ...counts
    }: { readonly back_qty?: number; readonly lost_qty?: number; readonly today: string; readonly waived?: boolean },
  ): Promise<Reservation> {
    const isAll = outstanding({ ...before, ...counts }) === 0;
    const saved = await this.#move(db, before, { ...counts, state: isAll ? 'returned' : 'partially_returned', today });
    if (isAll) {
      await settleUnits(db, saved.id);
      db.emit('inventory.reservation.returned@1', idsOf(saved));
      await chargeLate(db, { row: saved, today, waived });
      return this.read(db, saved.id);
    }
    return withShort(db, saved);
  }

  async #step(db: Db, id: number, step: ReservationStep): Promise<ReservationRow> {
    const row = await reservations.lock(db, id);
    refuseStep(row, step);
    return row;
  }

  async #move(
    db: Db,
    { id }: ReservationRow,
    { today, ...changes }: { readonly state: ReservationState; readonly today: string } & Partial<ReservationRow>,
  ): Promise<ReservationRow> {
    const saved = await reservations.patch(db, { id, changes });
    await keepStock(db, saved, today);
    this.#record(db, id, saved.state);
    return saved;
  }

  async #window(db: Db, { project_id: id, out_on: from, back_on: to }: NewReservation): Promise<{ away: Range; event_on: string | null }> {
    const project = await this.#platform.api('tenant_crm').project(db, id);
    if (!project) throw new AppError('invalid_input', { fields: { project_id: ['is not a project of yours'] } });
    const usual = project.event_date ? projectWindow(project.event_date) : undefined;
    const window = { from: from ?? usual?.from, to: to ?? usual?.to };
    if (!window.from || !window.to) throw new AppError('inventory.no_event_date');
    const away = { from: window.from, to: window.to };
    refuseWindow(away);
    return { away, event_on: project.event_date };
  }

  #records() {
    return this.#platform.api('records').of('inventory');
  }

  #record(db: Db, id: number, kind: string): void {
    this.#records().record(db, { subject_type: 'reservation', subject_id: id, kind });
  }
}

/** After every change to a reservation: its units are kept or let go, and what runs low by that is told. */
async function keepStock(db: Db, row: ReservationRow, today: string, itemBefore = row.item_id): Promise<void> {
  await keepHolds(db, [row], today);
  await watchLowStock(db, { ids: [row.item_id, itemBefore], today });
}

async function withShort(db: Db, row: ReservationRow): Promise<Reservation> {
  return { ...row, short: (await shortOf(db, [row])).get(row.id) ?? 0 };
}

/** How many are missing for a wish. @throws AppError `inventory.short`, `inventory.not_rentable` */
async function missingOf(db: Db, { item, qty, range, reason, except }: Wish): Promise<number> {
  if (!item.rentable) throw new AppError('inventory.not_rentable');
  const { free } = await freeUnits(db, { itemId: item.id, range, ...(except !== undefined && { except }) });
  const shortage = shortageOf({ wanted: qty, free });
  if (shortage > 0 && reason === '') throw new AppError('inventory.short', { free: Math.max(0, free), shortage });
  return shortage;
}

/** One of the two days may come from the event, or from what was saved before. */
function refuseWindow({ from, to }: Range): void {
  if (from >= to || daysBetween(from, to) > MOST_DAYS)
    throw new AppError('invalid_input', {
      fields: { back_on: [`must be after the day it goes out, and ${MOST_DAYS} days after it at most`] },
    });
}

function refuseStep({ state }: ReservationRow, step: ReservationStep): void {
  if (!mayStep(state, step)) throw new AppError('invalid_transition', { from: state, to: step });
}

/** What is on its way stays what it is; it may come back later. */
function refuseFixed({ state, ...before }: ReservationRow, patch: ReservationPatch): void {
  if (mayStep(state, 'cancel')) return;
  const { item_id = before.item_id, qty = before.qty, out_on = before.out_on } = patch;
  const isSame = item_id === before.item_id && qty === before.qty && out_on === before.out_on;
  if (!isSame || state === 'closed' || state === 'cancelled') throw new AppError('inventory.fixed');
}

const asksForMore = (before: ReservationRow, after: ReservationRow): boolean =>
  after.item_id !== before.item_id || after.qty > before.qty || after.out_on < before.out_on || after.back_on > before.back_on;

const outstanding = ({ out_qty: out, back_qty: back, lost_qty: lost }: ReservationRow): number => out - back - lost;

function upTo(left: number, qty = left): number {
  if (qty > left || left === 0) throw new AppError('inventory.too_many', { left });
  return qty;
}

const idsOf = ({ id, project_id, item_id }: ReservationRow) => ({ reservation_id: id, project_id, item_id });
