import type { Stocktake, StocktakeCount, StocktakeLine } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { insertMovement, items, onHandAt } from '../goods/repository';
import { lockedItem } from '../goods/stock';
import { watchLowStock } from '../rentals/low-stock';
import { locations } from '../setup/repository';
import {
  countOf,
  findStocktake,
  holdStocktake,
  markClosed,
  openStocktake,
  sheetOf,
  writeCount,
  type SheetRow,
  type StocktakeRow,
} from './repository';

/** Begins to count a place, or joins who is counting it. */
export async function beginStocktake(db: Db, { locationId, blind }: { locationId: number; blind: boolean }): Promise<Stocktake> {
  const place = await locations.find(db, locationId);
  if (!place || place.archived_at) throw new AppError('invalid_input', { fields: { location_id: ['is not a place of yours'] } });
  return readStocktake(db, await openStocktake(db, { locationId, blind }));
}

/** @throws AppError `not_found` */
export async function readStocktake(db: Db, id: number): Promise<Stocktake> {
  return whole(db, present(await findStocktake(db, id)));
}

/**
 * Writes down how many of a thing are there. Another number than a colleague's takes its place only when that is said.
 *
 * @throws AppError `inventory.stocktake_closed`, `inventory.counted_already`, `inventory.archived`
 */
export async function count(db: Db, id: number, { item_id: itemId, counted, replace }: StocktakeCount): Promise<Stocktake> {
  const row = present(await holdStocktake(db, id));
  if (row.state === 'closed') throw new AppError('inventory.stocktake_closed');
  await lockedItem(db, itemId);
  const before = await countOf(db, { stocktakeId: id, itemId });
  if (before && before.counted !== counted && before.counted_by_id !== db.memberId && !replace)
    throw new AppError('inventory.counted_already', { counted: before.counted });
  const expected = await onHandAt(db, { itemId, locationId: row.location_id });
  await writeCount(db, { stocktakeId: id, itemId, expected, counted });
  return whole(db, row);
}

/** What differs becomes transactions, once: who closes it a second time reads it alone. */
export async function closeStocktake(db: Db, { id, today }: { id: number; today: string }): Promise<Stocktake> {
  const row = present(await holdStocktake(db, id));
  if (row.state === 'closed') return whole(db, row);
  const differing = (await sheetOf(db, row)).filter(({ counted, expected }) => counted !== null && counted !== expected);
  // In the order of their ids, as everybody locks things.
  for (const { item_id: itemId, counted, expected } of differing.toSorted((a, b) => a.item_id - b.item_id)) {
    await items.lock(db, itemId);
    const qty = (counted ?? expected) - expected;
    await insertMovement(db, { item_id: itemId, location_id: row.location_id, kind: 'count', qty, reason: `Stocktake ${id}` });
  }
  await markClosed(db, id);
  await watchLowStock(db, { ids: differing.map(({ item_id }) => item_id), today });
  return readStocktake(db, id);
}

async function whole(db: Db, row: StocktakeRow): Promise<Stocktake> {
  const isHidden = row.blind && row.state === 'open';
  return { ...row, lines: (await sheetOf(db, row)).map((line) => shown(line, isHidden)) };
}

function shown({ expected, ...line }: SheetRow, isHidden: boolean): StocktakeLine {
  if (isHidden) return { ...line, expected: null, variance: null };
  return { ...line, expected, variance: line.counted === null ? null : line.counted - expected };
}

function present(row: StocktakeRow | undefined): StocktakeRow {
  if (!row) throw new AppError('not_found');
  return row;
}
