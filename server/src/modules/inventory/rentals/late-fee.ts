import { daysBetween } from '@butterfly/contracts/days';
import { lateFee } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { termsOf } from '../setup/repository';
import { payable } from './payable';
import { insertLoss, type ReservationRow } from './repository';

/**
 * What a project pays for coming back late, once for all of its things: so much for each day of the latest, or a part of its whole rental,
 * whichever is more. Each reservation that is back late is charged what the ones before it were not charged already.
 */
export async function chargeLate(
  db: Db,
  { row, today, waived }: { readonly row: ReservationRow; readonly today: string; readonly waived: boolean },
): Promise<void> {
  if (today <= row.back_on) return;
  const { id: termsId, late_day_cents: day_cents, late_rental_bps: rental_bps } = await termsOf(db);
  // Two that come back at the same moment are charged one after the other. It comes last, so that nobody waits for who waits.
  await db.rows('select id from inventory_terms where id = $1 for update', [termsId]);
  const [sum] = await db.rows<{ rental_cents: number; charged_cents: number }>(
    `select
       (select coalesce(sum(r.rental_cents), 0)::bigint from inventory_reservation r where r.project_id = $1 and r.state <> 'cancelled') as rental_cents,
       (select coalesce(sum(l.charge_cents), 0)::bigint from inventory_loss l
          join inventory_reservation r on r.tenant_id = l.tenant_id and r.id = l.reservation_id
          where r.project_id = $1 and l.kind = 'late') as charged_cents`,
    [row.project_id],
  );
  const days = daysBetween(row.back_on, today);
  const due = payable(lateFee({ days, day_cents, rental_bps, rental_cents: Number(sum?.rental_cents ?? 0) }));
  const charge_cents = due - Number(sum?.charged_cents ?? 0);
  if (charge_cents <= 0) return;
  const note = days === 1 ? '1 day late' : `${days} days late`;
  const id = await insertLoss(db, { reservation_id: row.id, kind: 'late', qty: row.qty, charge_cents, waived, note, photo_id: null });
  db.emit('inventory.loss.recorded@1', { loss_id: id, reservation_id: row.id });
}
