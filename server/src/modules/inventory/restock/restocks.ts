import type { NewRestock, Restock, RestockReceipt } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { lockedItem, receiveUnits } from '../goods/stock';
import { watchLowStock } from '../rentals/low-stock';
import { onOrderOf, restocks } from './repository';

/** The most units of one thing that may be on order. */
const MOST_ON_ORDER = 1_000_000;

/** @throws AppError `inventory.ordered_already` when somebody has ordered since the caller looked */
export async function orderMore(db: Db, { seen_on_order: seen, ...input }: NewRestock): Promise<Restock> {
  const { id } = await lockedItem(db, input.item_id);
  const on_order = (await onOrderOf(db, [id])).get(id) ?? 0;
  if (seen !== undefined && seen !== on_order) throw new AppError('inventory.ordered_already', { on_order });
  if (on_order + input.qty > MOST_ON_ORDER)
    throw new AppError('invalid_input', { fields: { qty: [`comes to more than ${MOST_ON_ORDER} on order`] } });
  return restocks.insert(db, input);
}

/** @throws AppError `inventory.too_many` for more than are to come, `invalid_transition` when nothing is */
export async function receiveMore(
  db: Db,
  { id, receipt: { location_id, qty }, today }: { id: number; receipt: RestockReceipt; today: string },
): Promise<Restock> {
  const before = await openRestock(db, id, 'received');
  const left = before.qty - before.received_qty;
  const came = qty ?? left;
  if (came > left) throw new AppError('inventory.too_many', { left });
  const reason = ['Ordered', before.supplier].filter(Boolean).join(' from ');
  await receiveUnits(db, { item_id: before.item_id, location_id, qty: came, reason });
  const received_qty = before.received_qty + came;
  const saved = await restocks.patch(db, { id, changes: { received_qty, state: came === left ? 'received' : 'ordered' } });
  await watchLowStock(db, { ids: [before.item_id], today });
  return saved;
}

export async function callOff(db: Db, id: number): Promise<Restock> {
  await openRestock(db, id, 'cancelled');
  return restocks.patch(db, { id, changes: { state: 'cancelled' } });
}

async function openRestock(db: Db, id: number, to: Restock['state']): Promise<Restock> {
  const row = await restocks.lock(db, id);
  if (row.state !== 'ordered') throw new AppError('invalid_transition', { from: row.state, to });
  return row;
}
