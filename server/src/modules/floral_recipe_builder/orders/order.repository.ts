import type { FlowerOrder, OrderLine, StockTake } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** An order as it is kept. */
export interface StoredOrder {
  readonly id: number;
  readonly number: string;
  readonly supplier_id: number;
  readonly status: FlowerOrder['status'];
  readonly project_ids: readonly number[];
  readonly needed_by: string;
  readonly delivery_date: string | null;
  readonly note: string;
  readonly currency: string;
  readonly freight_cents: number;
  readonly sent_at: string | null;
  readonly confirmed_at: string | null;
  readonly closed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export const orders = new RecordTable<StoredOrder>({
  name: 'floral_recipe_builder_order',
  reads: {
    id: true,
    number: true,
    supplier_id: true,
    status: true,
    project_ids: true,
    needed_by: true,
    delivery_date: true,
    note: true,
    currency: true,
    freight_cents: true,
    sent_at: true,
    confirmed_at: true,
    closed_at: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    number: 'text',
    supplier_id: 'int',
    status: { type: 'text', initial: 'draft' },
    project_ids: { type: 'int[]', initial: [] },
    needed_by: 'date',
    delivery_date: 'date',
    note: 'text',
    currency: 'text',
    freight_cents: 'bigint',
    sent_at: 'timestamptz',
    confirmed_at: 'timestamptz',
    closed_at: 'timestamptz',
  },
});

type Allocation = OrderLine['allocations'][number] & { readonly cents: number };
type ChosenPack = OrderLine['packs'][number] & { readonly pack_price_cents: number };

/** A line as it is kept, with all costs. */
export type StoredOrderLine = Omit<OrderLine, 'actual_cents' | 'allocations' | 'line_cents' | 'packs' | 'unused_cents'> & {
  readonly order_id: number;
  readonly packs: readonly ChosenPack[];
  readonly allocations: readonly Allocation[];
  readonly line_cents: number;
  readonly unused_cents: number;
  readonly actual_cents: number | null;
};

/** What an order line says before anything of it has come. */
export type NewOrderLine = Omit<
  StoredOrderLine,
  | 'actual_cents'
  | 'counted_at'
  | 'counted_by_id'
  | 'id'
  | 'order_id'
  | 'received_units'
  | 'reject_photo_id'
  | 'reject_reason'
  | 'rejected_units'
> & {
  /** Stems of the business's own that the line was made smaller by. */
  readonly stock_takes?: readonly StockTake[];
};

const LINE = `l.id, l.order_id, l.ingredient_id, l.name, l.kind, l.unit, l.packs, l.gross_units, l.on_order_units, l.on_hand_units, l.net_units, l.ordered_units,
  l.leftover_units, l.line_cents, l.allocations, l.unused_cents, l.substitute_of, l.received_units, l.rejected_units, l.reject_reason, l.reject_photo_id,
  l.actual_cents, l.counted_at, l.counted_by_id`;

export function linesOf(db: Db, orderIds: readonly number[]): Promise<StoredOrderLine[]> {
  return db.rows<StoredOrderLine>(
    `select ${LINE} from floral_recipe_builder_order_line l where l.order_id = any ($1::int[]) order by l.order_id, l.position, l.id limit 20000`,
    [orderIds],
  );
}

export function ordersOfProject(db: Db, projectId: number): Promise<StoredOrder[]> {
  return db.rows<StoredOrder>(
    `select ${orders.columns} from floral_recipe_builder_order where project_ids @> array[$1::int] order by id desc limit 200`,
    [projectId],
  );
}

export function linesOfRecipe(db: Db, recipeId: number): Promise<StoredOrderLine[]> {
  return db.rows<StoredOrderLine>(
    `select ${LINE} from floral_recipe_builder_order_line l where l.allocations @> $1::jsonb order by l.order_id desc, l.position limit 500`,
    [JSON.stringify([{ recipe_id: recipeId }])],
  );
}

export async function insertLines(
  db: Db,
  { orderId, lines, from = 0 }: { orderId: number; lines: readonly NewOrderLine[]; from?: number },
): Promise<void> {
  await db.rows(
    `insert into floral_recipe_builder_order_line (order_id, position, ingredient_id, name, kind, unit, packs, gross_units, on_order_units, on_hand_units, net_units,
       ordered_units, leftover_units, line_cents, allocations, unused_cents, substitute_of, stock_takes)
     select $1, $3 + n.nth, l.ingredient_id, l.name, l.kind, l.unit, l.packs, l.gross_units, l.on_order_units, l.on_hand_units, l.net_units,
       l.ordered_units, l.leftover_units, l.line_cents, l.allocations, l.unused_cents, l.substitute_of, coalesce(l.stock_takes, '[]')
     from jsonb_array_elements($2::jsonb) with ordinality as n(line, nth)
     cross join lateral jsonb_to_record(n.line) as l(ingredient_id int, name text, kind text, unit text, packs jsonb, gross_units int, on_order_units int,
       on_hand_units int, net_units int, ordered_units int, leftover_units int, line_cents bigint, allocations jsonb, unused_cents bigint, substitute_of int, stock_takes jsonb)`,
    [orderId, JSON.stringify(lines), from],
  );
}

/** What an order took of the business's own. */
export async function stockTakesOf(db: Db, orderId: number): Promise<StockTake[]> {
  const rows = await db.rows<{ stock_takes: StockTake[] }>(
    'select stock_takes from floral_recipe_builder_order_line where order_id = $1 order by position, id',
    [orderId],
  );
  return rows.flatMap(({ stock_takes }) => stock_takes);
}

/** What was counted of a line; the sum of the bill stays when it is not said. */
export interface Count {
  readonly line_id: number;
  readonly received_units: number;
  readonly rejected_units: number;
  readonly reject_reason: string;
  readonly reject_photo_id: number | null;
  readonly actual_cents?: number | null | undefined;
}

export async function saveCount(db: Db, { orderId, count }: { orderId: number; count: Count }): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_order_line set received_units = $3, rejected_units = $4, reject_reason = $5, reject_photo_id = $6,
       actual_cents = case when $8::boolean then $7::bigint else actual_cents end, counted_at = now(), counted_by_id = $9::int
     where order_id = $1 and id = $2`,
    [
      orderId,
      count.line_id,
      count.received_units,
      count.rejected_units,
      count.reject_reason,
      count.reject_photo_id,
      count.actual_cents ?? null,
      count.actual_cents !== undefined,
      db.memberId,
    ],
  );
}
