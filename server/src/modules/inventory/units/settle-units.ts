import type { UnitStatus } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { insertUnitLog, units } from './repository';

/**
 * Ends the way of the units that are still marked as out when all of a reservation is back or written off: as many as were lost are
 * the lost ones, whose loss has left the stock already; otherwise they came back without being scanned.
 */
export async function settleUnits(db: Db, { id, lost_qty: lost }: { readonly id: number; readonly lost_qty: number }): Promise<void> {
  const out = await db.rows<{ id: number; status: UnitStatus }>(
    'select id, status from inventory_unit where reservation_id = $1 order by id for update',
    [id],
  );
  const areLost = out.length <= lost;
  for (const unit of out) {
    const status = areLost ? 'lost' : unit.status;
    await units.patch(db, { id: unit.id, changes: { reservation_id: null, status } });
    await insertUnitLog(db, { unitId: unit.id, kind: areLost ? 'changed' : 'check_in', status, note: '', reservationId: id });
  }
}
