import type { NewLoss, UnitStatus } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { insertUnitLog, units } from './repository';

interface OutUnit {
  readonly id: number;
  readonly code: string;
  readonly status: UnitStatus;
}

/** What a unit is afterwards. */
const BECOMES: Readonly<Record<NewLoss['kind'], UnitStatus>> = { missing: 'lost', broken: 'destroyed', stained: 'attention' };

/** Units that are marked as out with a reservation; held until the end of the transaction. */
export function holdUnitsOut(db: Db, reservationId: number): Promise<OutUnit[]> {
  return db.rows<OutUnit>('select id, code, status from inventory_unit where reservation_id = $1 order by id for update', [reservationId]);
}

/**
 * Ends the way of the units that a loss is about. Their stock is the loss's affair.
 *
 * @param outstanding how many of the reservation have not come back yet
 * @throws AppError `invalid_input` for units that are not out with it, and where it could be any of several
 */
export async function loseUnits(db: Db, { input, outstanding }: { input: NewLoss; outstanding: number }): Promise<void> {
  const out = await holdUnitsOut(db, input.reservation_id);
  for (const unit of unitsMeant(out, { input, outstanding })) {
    const status = BECOMES[input.kind];
    await units.patch(db, { id: unit.id, changes: { reservation_id: null, status } });
    const kind = input.kind === 'stained' ? 'check_in' : 'changed';
    await insertUnitLog(db, { unitId: unit.id, kind, status, note: input.note, reservationId: input.reservation_id });
  }
}

function unitsMeant(out: readonly OutUnit[], { input, outstanding }: { input: NewLoss; outstanding: number }): readonly OutUnit[] {
  const named = out.filter(({ id }) => input.unit_ids.includes(id));
  if (named.length < new Set(input.unit_ids).size || named.length > input.qty)
    throw refused('must be out with this reservation, and not more than are lost');
  if (input.qty === outstanding) return out;
  const unlabelled = outstanding - out.length;
  if (input.qty - named.length > unlabelled) throw refused(`must say which of ${out.map(({ code }) => code).join(', ')}`);
  return named;
}

const refused = (why: string): AppError => new AppError('invalid_input', { fields: { unit_ids: [why] } });
