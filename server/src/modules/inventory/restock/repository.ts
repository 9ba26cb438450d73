import type { Restock, RestockQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

export const restocks = new RecordTable<Restock>({
  name: 'inventory_restock',
  reads: {
    id: true,
    item_id: true,
    item_name: '(select i.name from inventory_item i where i.tenant_id = inventory_restock.tenant_id and i.id = inventory_restock.item_id)',
    qty: true,
    received_qty: true,
    supplier: true,
    expected_on: true,
    state: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    item_id: 'int',
    qty: 'int',
    received_qty: { type: 'int', initial: 0 },
    supplier: 'text',
    expected_on: 'date',
    state: { type: 'text', initial: 'ordered' },
  },
});

export function restockPage(db: Db, query: RestockQuery): Promise<CountedPage<Restock>> {
  const filter = new FilterBuilder(['true'])
    .add((at) => `state = ${at}::text`, query.state)
    .add((at) => `item_id = ${at}::int`, query.item)
    .build();
  return countedPage<Restock>(db, { table: restocks.name, as: restocks.name, columns: restocks.columns, filter, order: 'id desc', query });
}

/** How many of some things are ordered and not here yet, by the things' ids; nothing on order is left out. */
export async function onOrderOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ item_id: number; on_order: number }>(
    `select item_id, sum(qty - received_qty)::int as on_order from inventory_restock
     where item_id = any ($1::int[]) and state = 'ordered' group by item_id`,
    [ids],
  );
  return new Map(rows.map(({ item_id, on_order }) => [item_id, on_order]));
}
