import type { Check } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { refusePhotos } from './loss-photo';

/** How many of a reservation go out or come back, and how they looked. */
export interface Handed {
  readonly id: number;
  readonly qty?: number | undefined;
  readonly note?: string | undefined;
  readonly photo_ids?: readonly number[] | undefined;
  readonly today: string;
}

/** Writes down that units went out or came back. @throws AppError `invalid_input` for a photograph that is none of the reservation's */
export async function writeCheck(
  db: Db,
  {
    id,
    kind,
    qty,
    note = '',
    photo_ids: photos = [],
  }: Omit<Handed, 'qty' | 'today'> & { readonly kind: Check['kind']; readonly qty: number },
  platform: Pick<Platform, 'api'>,
): Promise<void> {
  await refusePhotos(db, { photos, reservationId: id, field: 'photo_ids' }, platform);
  await db.rows('insert into inventory_check (reservation_id, kind, qty, note, photo_ids, by_id) values ($1, $2, $3, $4, $5::int[], $6)', [
    id,
    kind,
    qty,
    note,
    [...new Set(photos)],
    db.memberId,
  ]);
}

const MOST_CHECKS = 500;

/** What went out and came back of some reservations, the newest first. */
export function checksOf(db: Db, reservationIds: readonly number[]): Promise<Check[]> {
  return db.rows<Check>(
    `select c.id, c.reservation_id, i.name as item_name, c.kind, c.qty, c.note, c.photo_ids, c.at, c.by_id
     from inventory_check c join inventory_reservation r on r.tenant_id = c.tenant_id and r.id = c.reservation_id
     join inventory_item i on i.tenant_id = r.tenant_id and i.id = r.item_id
     where c.reservation_id = any ($1::int[]) order by c.id desc limit ${MOST_CHECKS}`,
    [reservationIds],
  );
}
