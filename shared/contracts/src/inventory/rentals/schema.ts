import * as z from 'zod';
import { daysBetween } from '../../core/days';
import { day, id, idParam, line, pageQuery, timestamp } from '../../core/primitives';
import { item, units } from '../goods/schema';
import { paid } from '../setup/schema';
import { reservationStates } from './states';

/** The longest time a thing is away for one project. */
export const MOST_DAYS = 366;

interface Away {
  readonly out_on?: string | undefined;
  readonly back_on?: string | undefined;
}
const endsLater = ({ out_on: out, back_on: back }: Away) =>
  out === undefined || back === undefined || (out < back && daysBetween(out, back) <= MOST_DAYS);
const ends = { path: ['back_on'], message: `must be after the day it goes out, and ${MOST_DAYS} days after it at most` };
const period = { from_on: day, to_on: day };
const inOrder = ({ from_on: from, to_on: to }: { from_on: string; to_on: string | null }) => to === null || from < to;
const order = { path: ['to_on'], message: 'must be after the first day' };

export const reservationState = z.enum(reservationStates);
export const priority = z.int().min(-100).max(100);
const reason = z.string().trim().max(200);

export const reservation = z.object({
  id,
  project_id: id,
  item_id: id,
  item_name: z.string(),
  sku: z.string().nullable(),
  qty: z.int(),
  /** The first day it is away, and the first on which it is back. */
  out_on: day,
  back_on: day,
  /** The same with the days to fetch and to clean it: nobody else has it then. */
  protected_from: day,
  protected_to: day,
  /** The day of the event for which the days were chosen; null while it had none. */
  event_on: day.nullable(),
  state: reservationState,
  out_qty: z.int(),
  back_qty: z.int(),
  lost_qty: z.int(),
  has_waiver: z.boolean(),
  /** Why more was promised than there is. */
  overbook_reason: z.string(),
  priority,
  /** The kit with which it was reserved. */
  kit_booking_id: id.nullable(),
  kit_name: z.string().nullable(),
  rental_cents: z.int(),
  charges_cents: z.int(),
  /** Units that it goes without as things stand. */
  short: z.int(),
  updated_at: timestamp,
  version: z.int(),
});
export const newReservation = z
  .strictObject({
    project_id: id,
    item_id: id,
    qty: units,
    /** Without days: from the day before the event to the day after it. */
    out_on: day.optional(),
    back_on: day.optional(),
    state: z.enum(['quoted', 'provisional', 'reserved']).default('reserved'),
    /** Promises more than there is; without a reason that is refused. */
    overbook_reason: reason.default(''),
    has_waiver: z.boolean().default(false),
    priority: priority.default(0),
  })
  .refine(endsLater, ends);
export const reservationPatch = z
  .strictObject({ qty: units, out_on: day, back_on: day, overbook_reason: reason, has_waiver: z.boolean(), priority, item_id: id })
  .partial()
  .refine(endsLater, ends);
export const overbooked = z.strictObject({ overbook_reason: reason.default('') }).optional();
const handed = z.strictObject({
  /** Without a number: all that are to go, or to come back. */
  qty: units.optional(),
  note: reason.optional(),
  /** How it looked: pictures among the files of the reservation. */
  photo_ids: z.array(id).max(10).optional(),
});
export const checked = handed.optional();
/** `waive_late`: who comes back late is not charged for it. */
export const checkedIn = handed.extend({ waive_late: z.boolean().optional() }).optional();
/** Units went out or came back, as it was seen then. */
export const check = z.object({
  id,
  reservation_id: id,
  item_name: z.string(),
  kind: z.enum(['out', 'in']),
  qty: z.int(),
  note: z.string(),
  photo_ids: z.array(id),
  at: timestamp,
  by_id: id.nullable(),
});

export const lossKind = z.enum(['missing', 'broken', 'stained']);
export const loss = z.object({
  id,
  reservation_id: id,
  item_name: z.string(),
  /** `late`: everything is back, but after its day. */
  kind: z.enum([...lossKind.options, 'late']),
  qty: z.int(),
  charge_cents: z.int(),
  waived: z.boolean(),
  note: z.string(),
  /** A picture among the files of the reservation. */
  photo_id: id.nullable(),
  at: timestamp,
});
export const newLoss = z.strictObject({
  reservation_id: id,
  kind: lossKind,
  qty: units,
  /** Which ones, of those that went out by their labels. They may be left out while nobody can be mistaken: all that is still out is meant, or such as have no label. */
  unit_ids: z.array(id).max(200).default([]),
  waived: z.boolean().default(false),
  note: reason.default(''),
  /** What proves it: a picture among the files of the reservation. */
  photo_id: id.nullable().default(null),
});

export const subRentalState = z.enum(['planned', 'received', 'returned', 'cancelled']);
export const subRental = z.object({
  id,
  item_id: id,
  qty: z.int(),
  vendor: z.string(),
  ...period,
  state: subRentalState,
  version: z.int(),
});
export const newSubRental = z
  .strictObject({ item_id: id, qty: units, vendor: line(120), cost_cents: paid, ...period })
  .refine(inOrder, order);
export const subRentalPatch = z.strictObject({ state: subRentalState });

export const repair = z.object({ id, item_id: id, qty: z.int(), from_on: day, to_on: day.nullable(), note: z.string(), version: z.int() });
export const newRepair = z
  .strictObject({ item_id: id, qty: units, from_on: day, to_on: day.nullable().default(null), note: reason.default('') })
  .refine(inOrder, order);
export const repairPatch = z.strictObject({ to_on: day });

export const availabilityQuery = z
  .object({ item: idParam, from: day, to: day, qty: z.coerce.number().int().min(0).max(1_000_000).default(0) })
  .refine(({ from, to }) => from < to && daysBetween(from, to) <= MOST_DAYS, { path: ['to'], message: 'must be after the first day' });
export const availability = z.object({ item_id: id, owned: z.int(), free: z.int(), shortage: z.int() });

/** As a person asks: a thing by a part of its name, on the days on which an event has it. */
export const freeUnitsQuery = z
  .object({ search: line(120), from: day, to: day })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < MOST_DAYS, { path: ['to'], message: 'must not be before the first day' });
export const freeUnits = z.object({
  item_id: id,
  name: z.string(),
  rentable: z.boolean(),
  owned: z.int(),
  /** The fewest that are free on any of these days; less than nothing: more is promised than there is. */
  free: z.int(),
});

export const calendarQuery = pageQuery.omit({ ordering: true }).extend({
  from: day,
  days: z.coerce.number().int().min(1).max(92).default(28),
  /** Those alone of which something is missing. */
  short: z.enum(['true', 'false']).default('false'),
});
const bar = reservation.pick({
  id: true,
  project_id: true,
  qty: true,
  out_on: true,
  back_on: true,
  protected_from: true,
  protected_to: true,
  state: true,
  short: true,
  priority: true,
  version: true,
});
export const shortReason = z.enum(['shortage', 'repair', 'gone']);
export const calendarRow = z.object({
  item: item.pick({ id: true, name: true, category_id: true, on_hand: true }),
  /** Of each day from the first on. */
  free: z.array(z.int()),
  /** Those of projects that the reader sees; the others count all the same. */
  reservations: z.array(bar.extend({ reason: shortReason.nullable() })),
  repairs: z.array(repair),
  /** `unneeded`: own stock is free again for so many of them. */
  sub_rentals: z.array(subRental.extend({ unneeded: z.int() })),
});
export const calendar = z.object({ from: day, days: z.int(), count: z.int(), rows: z.array(calendarRow) });

/** How far ahead is looked for what runs low, unless somebody asks for another number of days. */
export const LOW_STOCK_DAYS = 60;
export const lowQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(LOW_STOCK_DAYS) });
export const lowItem = item
  .pick({ id: true, name: true, sku: true, on_hand: true, min_stock: true, par_stock: true, pack_size: true })
  .extend({
    /** The fewest that are free on any day of the horizon. */
    free: z.int(),
    /** Ordered and not here yet. */
    on_order: z.int(),
    /** In whole packs; nothing when what is on order is enough. */
    suggested: z.int(),
  });

export const projectStock = z.object({
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  /** When the project has its things unless somebody says otherwise. */
  window: z.object({ from: day, to: day }).nullable(),
  reservations: z.array(reservation),
  /** Those whose days were chosen for another day of the event, in the days in which they would be if they moved with it. */
  moves: z.array(reservation.pick({ id: true, item_name: true, qty: true, out_on: true, back_on: true, short: true })),
  losses: z.array(loss),
  /** What went out and came back, the newest first. */
  checks: z.array(check),
  rental_cents: z.int(),
  waiver_cents: z.int(),
  charges_cents: z.int(),
});

const move = reservation.pick({ id: true, project_id: true, item_name: true, qty: true, out_on: true, back_on: true, state: true });
export const overview = z.object({
  items: z.int(),
  units: z.int(),
  in_repair: z.int(),
  out: z.int(),
  low: z.int(),
  /** What goes out and what comes back within a week. */
  leaving: z.array(move),
  returning: z.array(move),
  /** What somebody goes without within a year. */
  short: z.array(move.extend({ short: z.int() })),
});

export type Reservation = z.output<typeof reservation>;
export type NewReservation = z.output<typeof newReservation>;
export type ReservationPatch = z.output<typeof reservationPatch>;
export type Loss = z.output<typeof loss>;
export type NewLoss = z.output<typeof newLoss>;
export type Check = z.output<typeof check>;
export type Checked = z.output<typeof checked>;
export type CheckedIn = z.output<typeof checkedIn>;
export type SubRental = z.output<typeof subRental>;
export type NewSubRental = z.output<typeof newSubRental>;
export type Repair = z.output<typeof repair>;
export type NewRepair = z.output<typeof newRepair>;
export type Availability = z.output<typeof availability>;
export type AvailabilityQuery = z.output<typeof availabilityQuery>;
export type FreeUnits = z.output<typeof freeUnits>;
export type FreeUnitsQuery = z.output<typeof freeUnitsQuery>;
export type CalendarQuery = z.output<typeof calendarQuery>;
export type CalendarRow = z.output<typeof calendarRow>;
export type RentalCalendar = z.output<typeof calendar>;
export type LowItem = z.output<typeof lowItem>;
export type ProjectStock = z.output<typeof projectStock>;
export type Overview = z.output<typeof overview>;
