import type { Db } from '../../../platform/db/db';
import { holdUnitsOut } from './lost-units';
import { insertUnitLog, units } from './repository';

/** When all of a reservation is back or written off, units that are still marked as out came back without being scanned: those that are lost are named. */
export async function settleUnits(db: Db, reservationId: number): Promise<void> {
  for (const { id, status } of await holdUnitsOut(db, reservationId)) {
    await units.patch(db, { id, changes: { reservation_id: null } });
    await insertUnitLog(db, { unitId: id, kind: 'check_in', status, note: '', reservationId });
  }
}
