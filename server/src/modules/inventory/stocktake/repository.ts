import type { Stocktake, StocktakeQuery, StocktakeSummary } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';

/** A stocktake without its lines. */
export type StocktakeRow = Omit<Stocktake, 'lines'>;

const COLUMNS = `id, location_id, (select l.name from inventory_location l
  where l.tenant_id = inventory_stocktake.tenant_id and l.id = inventory_stocktake.location_id) as location_name, blind,
  case when closed_at is null then 'open' else 'closed' end as state, created_at as started_at, closed_at`;
const COUNTED = `(select count(*)::int from inventory_stocktake_line c
  where c.tenant_id = inventory_stocktake.tenant_id and c.stocktake_id = inventory_stocktake.id) as counted`;

export function stocktakePage(db: Db, query: StocktakeQuery): Promise<CountedPage<StocktakeSummary>> {
  return countedPage<StocktakeSummary>(db, {
    table: 'inventory_stocktake',
    as: 'inventory_stocktake',
    columns: `${COLUMNS}, ${COUNTED}`,
    filter: new FilterBuilder(['true']).build(),
    order: 'id desc',
    query,
  });
}

/** The open stocktake of a place; whoever comes first begins it. */
export async function openStocktake(
  db: Db,
  { locationId, blind }: { readonly locationId: number; readonly blind: boolean },
): Promise<number> {
  await db.rows(
    `insert into inventory_stocktake (location_id, blind, created_by_id) values ($1, $2, $3)
     on conflict (tenant_id, location_id) where closed_at is null do nothing`,
    [locationId, blind, db.memberId],
  );
  const [open] = await db.rows<{ id: number }>('select id from inventory_stocktake where location_id = $1 and closed_at is null', [
    locationId,
  ]);
  if (!open) throw new Error('A stocktake that was begun is not there.');
  return open.id;
}

export async function findStocktake(db: Db, id: number): Promise<StocktakeRow | undefined> {
  return (await db.rows<StocktakeRow>(`select ${COLUMNS} from inventory_stocktake where id = $1`, [id]))[0];
}

/** Held until the end of the transaction: it is counted into or closed, not both. */
export async function holdStocktake(db: Db, id: number): Promise<StocktakeRow | undefined> {
  return (await db.rows<StocktakeRow>(`select ${COLUMNS} from inventory_stocktake where id = $1 for update`, [id]))[0];
}

export async function markClosed(db: Db, id: number): Promise<void> {
  await db.rows('update inventory_stocktake set closed_at = now(), closed_by_id = $2 where id = $1', [id, db.memberId]);
}

/** A thing that stands on a sheet: it was counted, or there should be some of it. */
export interface SheetRow {
  readonly item_id: number;
  readonly item_name: string;
  readonly sku: string | null;
  /** At the moment of the count, or now where nobody has counted. */
  readonly expected: number;
  readonly counted: number | null;
  readonly counted_by_id: number | null;
}

/** What a sheet shows; of a closed one only what was counted. */
export function sheetOf(
  db: Db,
  { id, location_id: locationId, state }: Pick<StocktakeRow, 'id' | 'location_id' | 'state'>,
): Promise<SheetRow[]> {
  return db.rows<SheetRow>(
    `select i.id as item_id, i.name as item_name, i.sku, coalesce(c.expected, s.qty, 0) as expected, c.counted, c.counted_by_id
     from inventory_item i
     left join inventory_stocktake_line c on c.tenant_id = i.tenant_id and c.item_id = i.id and c.stocktake_id = $1
     left join (select t.item_id, sum(t.qty)::int as qty from inventory_transaction t where t.location_id = $2 group by t.item_id) s on s.item_id = i.id
     where c.item_id is not null or ($3 and i.archived_at is null and s.qty <> 0)
     order by lower(i.name), i.id limit 2000`,
    [id, locationId, state === 'open'],
  );
}

/** What somebody has counted of a thing. */
interface Count {
  readonly stocktakeId: number;
  readonly itemId: number;
  readonly expected: number;
  readonly counted: number;
}

export async function writeCount(db: Db, { stocktakeId, itemId, expected, counted }: Count): Promise<void> {
  await db.rows(
    `insert into inventory_stocktake_line (stocktake_id, item_id, expected, counted, counted_by_id) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, stocktake_id, item_id) do update
       set expected = excluded.expected, counted = excluded.counted, counted_by_id = excluded.counted_by_id, counted_at = now()`,
    [stocktakeId, itemId, expected, counted, db.memberId],
  );
}

export async function countOf(
  db: Db,
  { stocktakeId, itemId }: Pick<Count, 'itemId' | 'stocktakeId'>,
): Promise<{ counted: number; counted_by_id: number | null } | undefined> {
  const [found] = await db.rows<{ counted: number; counted_by_id: number | null }>(
    'select counted, counted_by_id from inventory_stocktake_line where stocktake_id = $1 and item_id = $2',
    [stocktakeId, itemId],
  );
  return found;
}
