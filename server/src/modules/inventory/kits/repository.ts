import type { Kit, KitBooking, KitQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';
import { reservations, type ReservationRow } from '../rentals/repository';

/** A kit without its parts, and without how often it is free, which is of a range of days. */
export type KitRow = Omit<Kit, 'free' | 'parts' | 'scarcest_id'>;

export const kits = new RecordTable<KitRow>({
  name: 'inventory_kit',
  reads: { id: true, name: true, notes: true, archived_at: true, updated_at: true, version: true },
  writes: { name: 'text', notes: 'text' },
});

const ORDERS: Readonly<Record<KitQuery['ordering'], string>> = {
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export function kitPage(db: Db, query: KitQuery): Promise<CountedPage<KitRow>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `name ilike ${at}::text`, query.search && likePattern(query.search))
    .build();
  return countedPage<KitRow>(db, { table: kits.name, as: kits.name, columns: kits.columns, filter, order: ORDERS[query.ordering], query });
}

/** A part of a kit as it is kept. */
export interface PartRow {
  readonly kit_id: number;
  readonly item_id: number;
  readonly item_name: string;
  readonly qty: number;
}

/** The parts of some kits, by the names of the things. */
export function partsOf(db: Db, kitIds: readonly number[]): Promise<PartRow[]> {
  return db.rows<PartRow>(
    `select p.kit_id, p.item_id, i.name as item_name, p.qty from inventory_kit_part p
     join inventory_item i on i.tenant_id = p.tenant_id and i.id = p.item_id
     where p.kit_id = any ($1::int[]) order by p.kit_id, lower(i.name), i.id`,
    [kitIds],
  );
}

/** Only while the kit is locked: the parts that it has now are replaced by these. */
export async function writeParts(
  db: Db,
  kitId: number,
  parts: readonly { readonly item_id: number; readonly qty: number }[],
): Promise<void> {
  await db.rows('delete from inventory_kit_part where kit_id = $1', [kitId]);
  await db.rows('insert into inventory_kit_part (kit_id, item_id, qty) select $1, unnest($2::int[]), unnest($3::int[])', [
    kitId,
    parts.map(({ item_id }) => item_id),
    parts.map(({ qty }) => qty),
  ]);
}

export type BookingRow = Omit<KitBooking, 'reservations'>;

export async function insertBooking(
  db: Db,
  { kit, projectId, qty }: { readonly kit: Pick<KitRow, 'id' | 'name'>; readonly projectId: number; readonly qty: number },
): Promise<BookingRow> {
  const [made] = await db.rows<BookingRow>(
    `insert into inventory_kit_booking (kit_id, kit_name, project_id, qty, created_by_id) values ($1, $2, $3, $4, $5)
     returning id, kit_name, qty`,
    [kit.id, kit.name, projectId, qty, db.memberId],
  );
  if (!made) throw new Error('A kit that was reserved answered nothing.');
  return made;
}

/** Held until the end of the transaction. Undefined for an id that the caller does not see. */
export async function holdBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  const [found] = await db.rows<BookingRow>('select id, kit_name, qty from inventory_kit_booking where id = $1 for update', [id]);
  return found;
}

/** The reservations of a kit's parts, held until the end of the transaction. */
export function holdReservationsOf(db: Db, bookingId: number): Promise<ReservationRow[]> {
  return db.rows<ReservationRow>(
    `select ${reservations.columns} from inventory_reservation where kit_booking_id = $1 order by id for update`,
    [bookingId],
  );
}
