import type { Category, GoodsType, Location, SetupQuery, Subcategory, Terms } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

const kept = { updated_at: true, archived_at: true, version: true } as const;

export const locations = new RecordTable<Location>({
  name: 'inventory_location',
  reads: { id: true, name: true, kind: true, ...kept },
  writes: { name: 'text', kind: 'text' },
});

export const categories = new RecordTable<Category>({
  name: 'inventory_category',
  reads: { id: true, name: true, ...kept },
  writes: { name: 'text' },
});

export const subcategories = new RecordTable<Subcategory>({
  name: 'inventory_subcategory',
  reads: {
    id: true,
    name: true,
    category_id: true,
    category_name: '(select c.name from inventory_category c where c.tenant_id = inventory_subcategory.tenant_id and c.id = category_id)',
    ...kept,
  },
  writes: { name: 'text', category_id: 'int' },
});

export const goodsTypes = new RecordTable<GoodsType>({
  name: 'inventory_type',
  reads: { id: true, name: true, tracking: true, rentable: true, buffer_before_days: true, buffer_after_days: true, ...kept },
  writes: { name: 'text', tracking: 'text', rentable: 'boolean', buffer_before_days: 'int', buffer_after_days: 'int' },
});

export const terms = new RecordTable<Terms>({
  name: 'inventory_terms',
  reads: { id: true, waiver_bps: true, liability_bps: true, late_day_cents: true, late_rental_bps: true, updated_at: true, version: true },
  writes: {
    waiver_bps: 'int',
    liability_bps: 'int',
    late_day_cents: { type: 'int', initial: 0 },
    late_rental_bps: { type: 'int', initial: 0 },
  },
});

const ORDERS: Readonly<Record<SetupQuery['ordering'], string>> = {
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

/** A page of one of the tables above, by name. */
export function setupPage<R extends { readonly id: number; readonly version: number }>(
  db: Db,
  table: RecordTable<R>,
  query: SetupQuery,
): Promise<CountedPage<R>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `name ilike ${at}::text`, query.search && likePattern(query.search))
    .build();
  return countedPage<R>(db, { table: table.name, as: table.name, columns: table.columns, filter, order: ORDERS[query.ordering], query });
}

/** The terms of the business; the first who asks makes them. */
export const termsOf = (db: Db): Promise<Terms> => terms.theOne(db);
