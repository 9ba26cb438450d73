import { takesStock, type Loss, type Repair, type Reservation, type SubRental } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** A reservation without what it goes without, which depends on the others. */
export type ReservationRow = Omit<Reservation, 'short'>;

const ofItem = (column: string) =>
  `(select i.${column} from inventory_item i where i.tenant_id = inventory_reservation.tenant_id and i.id = inventory_reservation.item_id)`;

export const reservations = new RecordTable<ReservationRow>({
  name: 'inventory_reservation',
  reads: {
    id: true,
    project_id: true,
    item_id: true,
    item_name: ofItem('name'),
    sku: ofItem('sku'),
    qty: true,
    out_on: true,
    back_on: true,
    protected_from: true,
    protected_to: true,
    event_on: true,
    state: true,
    out_qty: true,
    back_qty: true,
    lost_qty: true,
    has_waiver: true,
    overbook_reason: true,
    priority: true,
    kit_booking_id: true,
    kit_name: `(select b.kit_name from inventory_kit_booking b
      where b.tenant_id = inventory_reservation.tenant_id and b.id = inventory_reservation.kit_booking_id)`,
    rental_cents: true,
    charges_cents: `(select coalesce(sum(l.charge_cents), 0)::bigint from inventory_loss l
      where l.tenant_id = inventory_reservation.tenant_id and l.reservation_id = inventory_reservation.id and not l.waived)`,
    updated_at: true,
    version: true,
  },
  writes: {
    project_id: 'int',
    item_id: 'int',
    qty: 'int',
    out_on: 'date',
    back_on: 'date',
    protected_from: 'date',
    protected_to: 'date',
    event_on: 'date',
    state: 'text',
    out_qty: { type: 'int', initial: 0 },
    back_qty: { type: 'int', initial: 0 },
    lost_qty: { type: 'int', initial: 0 },
    has_waiver: 'boolean',
    overbook_reason: 'text',
    priority: 'int',
    kit_booking_id: { type: 'int', initial: null },
    rental_cents: 'bigint',
  },
});

export const subRentals = new RecordTable<SubRental>({
  name: 'inventory_sub_rental',
  reads: { id: true, item_id: true, qty: true, vendor: true, from_on: true, to_on: true, state: true, version: true },
  writes: {
    item_id: 'int',
    qty: 'int',
    vendor: 'text',
    cost_cents: 'bigint',
    from_on: 'date',
    to_on: 'date',
    state: { type: 'text', initial: 'planned' },
  },
});

export const repairs = new RecordTable<Repair>({
  name: 'inventory_repair',
  reads: { id: true, item_id: true, qty: true, from_on: true, to_on: true, note: true, version: true },
  writes: { item_id: 'int', qty: 'int', from_on: 'date', to_on: 'date', note: 'text' },
});

/** Who has the units in hand keeps them, whatever the priorities. */
const IN_HAND = 1_000;

/** What a reservation keeps from others. */
interface Hold {
  readonly reservation_id: number;
  readonly item_id: number;
  readonly qty: number;
  readonly from: string;
  readonly to: string;
  readonly priority: number;
}

/** Null: nothing. What came back is kept until it is clean. */
function holdOf(row: ReservationRow, today: string): Hold | null {
  const to = row.state === 'returned' ? cleanOn(row, today) : row.protected_to;
  const qty = row.qty - row.lost_qty;
  if (!takesStock(row.state) || qty <= 0 || to <= row.protected_from) return null;
  const priority = row.priority + (row.out_qty > 0 ? IN_HAND : 0);
  return { reservation_id: row.id, item_id: row.item_id, qty, from: row.protected_from, to, priority };
}

/** Keeps the units of reservations from others, or lets them go; after every change to them, in the same transaction. */
export async function keepHolds(db: Db, rows: readonly ReservationRow[], today: string): Promise<void> {
  const holds = rows.map((row) => holdOf(row, today));
  const gone = rows.filter((_, at) => holds[at] === null).map(({ id }) => id);
  if (gone.length > 0) await db.rows('delete from inventory_hold where reservation_id = any ($1::int[])', [gone]);
  const kept = holds.filter((hold) => hold !== null);
  if (kept.length === 0) return;
  const column = <K extends keyof Hold>(name: K): Hold[K][] => kept.map((hold) => hold[name]);
  await db.rows(
    `insert into inventory_hold (reservation_id, item_id, qty, protected_from, protected_to, priority)
     select * from unnest($1::int[], $2::int[], $3::int[], $4::date[], $5::date[], $6::int[])
     on conflict (tenant_id, reservation_id) do update
       set item_id = excluded.item_id, qty = excluded.qty, protected_from = excluded.protected_from, protected_to = excluded.protected_to, priority = excluded.priority`,
    [column('reservation_id'), column('item_id'), column('qty'), column('from'), column('to'), column('priority')],
  );
}

function cleanOn({ back_on: back, protected_to: to }: ReservationRow, today: string): string {
  const cleaning = Date.parse(to) - Date.parse(back);
  const clean = new Date(Date.parse(today) + cleaning).toISOString().slice(0, 10);
  return clean < to ? clean : to;
}

/** A hold is no longer than this (`inventory_hold`), so that one that ends later than that after a window cannot have begun in it. */
export const LONGEST_HOLD = 366 + 60 + 60;
/** Holds of more days than this have an index of their own, `inventory_hold_long`. */
export const LONG_HOLD = 14;

const LIMIT = 500;

export function reservationsOfProject(db: Db, projectId: number): Promise<ReservationRow[]> {
  return db.rows<ReservationRow>(
    `select ${reservations.columns} from inventory_reservation where project_id = $1 and state <> 'cancelled' order by out_on, id limit ${LIMIT}`,
    [projectId],
  );
}

/** What a project has reserved of a thing; held until the end of the transaction, one after the other by their ids, and read as it is then. */
export async function holdReservations(
  db: Db,
  { projectId, itemId }: { readonly projectId: number; readonly itemId: number },
): Promise<ReservationRow[]> {
  const ids = await db.rows<{ id: number }>(
    "select id from inventory_reservation where project_id = $1 and item_id = $2 and state <> 'cancelled' order by id for update",
    [projectId, itemId],
  );
  const held = await reservationsOfProject(db, projectId);
  return held.filter(({ id }) => ids.some((one) => one.id === id));
}

export function reservationsOfItem(db: Db, itemId: number): Promise<ReservationRow[]> {
  return db.rows<ReservationRow>(
    `select ${reservations.columns} from inventory_reservation where item_id = $1 and state not in ('cancelled', 'closed') order by out_on, id limit ${LIMIT}`,
    [itemId],
  );
}

/** A reservation as a calendar shows it. */
export type CalendarBar = Pick<
  Reservation,
  'back_on' | 'id' | 'item_id' | 'out_on' | 'priority' | 'project_id' | 'protected_from' | 'protected_to' | 'qty' | 'state' | 'version'
>;

/** Those of some things that stand on a calendar. They leave within the longest hold before it, which their index is by. */
export function reservationsBetween(
  db: Db,
  { ids, from, to }: { readonly ids: readonly number[]; readonly from: string; readonly to: string },
): Promise<CalendarBar[]> {
  return db.rows<CalendarBar>(
    `select id, project_id, item_id, qty, out_on, back_on, protected_from, protected_to, state, priority, version from inventory_reservation
     where item_id = any ($1::int[]) and protected_to > $2::date and protected_from < $3::date and state <> 'cancelled'
       and out_on between $2::date - ${LONGEST_HOLD} and $3::date + ${LONGEST_HOLD}
     order by item_id, out_on, id limit 5000`,
    [ids, from, to],
  );
}

/** What is under way or leaves before a day. */
export function openReservations(db: Db, before: string): Promise<ReservationRow[]> {
  return db.rows<ReservationRow>(
    `select ${reservations.columns} from inventory_reservation
     where state in ('provisional', 'reserved', 'prepped', 'out', 'partially_returned') and out_on < $1::date order by out_on, id limit ${LIMIT}`,
    [before],
  );
}

export function lossesOf(db: Db, reservationIds: readonly number[]): Promise<Loss[]> {
  return db.rows<Loss>(
    `select l.id, l.reservation_id, i.name as item_name, l.kind, l.qty, l.charge_cents, l.waived, l.note, l.photo_id, l.at
     from inventory_loss l join inventory_reservation r on r.tenant_id = l.tenant_id and r.id = l.reservation_id
     join inventory_item i on i.tenant_id = r.tenant_id and i.id = r.item_id
     where l.reservation_id = any ($1::int[]) order by l.id`,
    [reservationIds],
  );
}

export async function insertLoss(
  db: Db,
  loss: Pick<Loss, 'charge_cents' | 'kind' | 'note' | 'photo_id' | 'qty' | 'reservation_id' | 'waived'>,
): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    'insert into inventory_loss (reservation_id, kind, qty, charge_cents, waived, note, photo_id, by_id) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id',
    [loss.reservation_id, loss.kind, loss.qty, loss.charge_cents, loss.waived, loss.note, loss.photo_id, db.memberId],
  );
  if (!made) throw new Error('A loss answered nothing.');
  return made.id;
}
