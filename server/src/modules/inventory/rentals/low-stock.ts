import { addDays } from '@butterfly/contracts/days';
import { freeOver, LOW_STOCK_DAYS, suggestedOrder, type LowItem } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { items, MOST_ITEMS, type ItemRow } from '../goods/repository';
import { onOrderOf } from '../restock/repository';
import { allChanges, EMPTY_SUPPLY, supplyOf } from './availability';

interface Horizon {
  readonly today: string;
  readonly days: number;
  /** These alone; without them, all things of the business. */
  readonly ids?: readonly number[] | undefined;
}

/** Things of which fewer than their least are free on some day of the horizon, with how many to get. */
export async function lowStock(db: Db, { today, days, ids }: Horizon): Promise<LowItem[]> {
  const rows = await db.rows<ItemRow>(
    `select ${items.columns} from inventory_item
     where archived_at is null and min_stock > 0 and ($1::int[] is null or id = any ($1::int[])) order by lower(name), id limit ${MOST_ITEMS}`,
    [ids ?? null],
  );
  if (rows.length === 0) return [];
  const to = addDays(today, days);
  const supplies = await supplyOf(db, { ids: rows.map(({ id }) => id), from: today, to });
  const ordered = await onOrderOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, name, sku, min_stock, par_stock, pack_size }) => {
    const supply = supplies.get(id) ?? EMPTY_SUPPLY;
    const free = freeOver({ owned: supply.owned, changes: allChanges(supply) }, { from: today, to });
    if (free >= min_stock) return [];
    const on_order = ordered.get(id) ?? 0;
    const suggested = suggestedOrder({ free, on_order, min_stock, par_stock, pack_size });
    return [{ id, name, sku, on_hand: supply.owned, min_stock, par_stock, pack_size, free, on_order, suggested }];
  });
}

/**
 * Announces what has begun to run low, each thing once until there is enough of it again; after every change to what is free, in the same
 * transaction, and once a day, since the horizon moves on by itself.
 */
export async function watchLowStock(db: Db, { today, ids }: Pick<Horizon, 'ids' | 'today'>): Promise<void> {
  const low = await lowStock(db, { today, days: LOW_STOCK_DAYS, ids });
  const lowIds = low.map(({ id }) => id);
  await db.rows(
    'delete from inventory_low_notice where ($2::int[] is null or item_id = any ($2::int[])) and not item_id = any ($1::int[])',
    [lowIds, ids ?? null],
  );
  if (lowIds.length === 0) return;
  const news = await db.rows<{ item_id: number }>(
    'insert into inventory_low_notice (item_id) select unnest($1::int[]) on conflict do nothing returning item_id',
    [lowIds],
  );
  const isNew = new Set(news.map(({ item_id }) => item_id));
  for (const { id, free } of low) if (isNew.has(id)) db.emit('inventory.stock.low@1', { item_id: id, free });
}
