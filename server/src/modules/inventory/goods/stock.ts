import type { NewTransaction, Transaction } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { refuseArchived } from '../setup/routes';
import { locations } from '../setup/repository';
import { insertMovement, items, onHandAt, stockByPlace, transactionById, type ItemRow } from './repository';

/** What the caller may do beyond receiving and using. Throws when it may not. */
type Permit = () => void;

/**
 * Writes down what came or went. Less than none is at no place, unless who may correct stock says why.
 *
 * @throws AppError `inventory.below_zero`, `inventory.archived`, `feature_required`, `invalid_input` for a thing or a place of others
 */
export async function writeTransaction(
  db: Db,
  { input, mayAdjust, requireAdjust }: { input: NewTransaction; mayAdjust: boolean; requireAdjust: Permit },
): Promise<Transaction> {
  if (input.kind !== 'receipt' && input.kind !== 'use') requireAdjust();
  const item = await lockedItem(db, input.item_id);
  await requirePlace(db, input.location_id, 'location_id');
  if (input.kind === 'move') await requirePlace(db, input.to_location_id, 'to_location_id');
  const there = await onHandAt(db, { itemId: item.id, locationId: input.location_id });
  const movement = {
    item_id: item.id,
    location_id: input.location_id,
    kind: input.kind,
    reason: input.reason,
    qty: changeOf(input, there),
  };
  if (movement.qty < 0 && there + movement.qty < 0 && !(mayAdjust && input.reason !== ''))
    throw new AppError('inventory.below_zero', { on_hand: there });
  const { id } = await insertMovement(db, movement);
  if (input.kind === 'move') await insertMovement(db, { ...movement, location_id: input.to_location_id, qty: input.qty });
  return whole(db, id);
}

/** @throws AppError `not_found`, `inventory.already_reversed` */
export async function reverseTransaction(db: Db, id: number): Promise<Transaction> {
  const found = await transactionById(db, id);
  if (!found) throw new AppError('not_found');
  await items.lock(db, found.item_id);
  const before = await whole(db, id);
  if (before.reversed || before.kind === 'reverse') throw new AppError('inventory.already_reversed');
  const { item_id, location_id, reason } = before;
  const made = await insertMovement(db, { item_id, location_id, kind: 'reverse', qty: -before.qty, reason, reverses_id: id });
  return whole(db, made.id);
}

/** Units that were ordered are here: stock at a place, also of a thing that is in the archive meanwhile. @throws AppError `invalid_input` */
export async function receiveUnits(
  db: Db,
  { item_id, location_id, qty, reason }: { item_id: number; location_id: number; qty: number; reason: string },
): Promise<void> {
  await items.lock(db, item_id);
  await requirePlace(db, location_id, 'location_id');
  await insertMovement(db, { item_id, location_id, kind: 'receipt', qty, reason });
}

/** Units that did not come back leave the place that has most; what was never ours is not taken off. */
export async function writeOff(db: Db, { item, qty, reason }: { item: ItemRow; qty: number; reason: string }): Promise<void> {
  const [place] = await stockByPlace(db, item.id);
  const gone = Math.min(qty, Math.max(0, place?.on_hand ?? 0));
  if (place && gone > 0) await insertMovement(db, { item_id: item.id, location_id: place.location_id, kind: 'loss', qty: -gone, reason });
}

/** The thing, held until the end of the transaction: what is free of it is decided by one at a time. */
export async function lockedItem(db: Db, id: number): Promise<ItemRow> {
  const item = await items.hold(db, id);
  if (!item) throw new AppError('invalid_input', { fields: { item_id: ['is not a thing of yours'] } });
  refuseArchived(item);
  return item;
}

function changeOf(input: NewTransaction, there: number): number {
  if (input.kind === 'count') return input.qty - there;
  return input.kind === 'use' || input.kind === 'move' ? -input.qty : input.qty;
}

async function requirePlace(db: Db, id: number, field: string): Promise<void> {
  const place = await locations.find(db, id);
  if (!place || place.archived_at) throw new AppError('invalid_input', { fields: { [field]: ['is not a place of yours'] } });
}

async function whole(db: Db, id: number): Promise<Transaction> {
  const found = await transactionById(db, id);
  if (!found) throw new Error('A transaction that was written is not there.');
  return found;
}
