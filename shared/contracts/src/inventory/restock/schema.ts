import * as z from 'zod';
import { day, id, idParam, pageQuery, timestamp } from '../../core/primitives';
import { MOST_UNITS, units } from '../goods/schema';

/** Ordered, all of it here, or called off; what has come of one that was called off stays. */
export const restockState = z.enum(['ordered', 'received', 'cancelled']);
export const restock = z.object({
  id,
  item_id: id,
  item_name: z.string(),
  qty: z.int(),
  received_qty: z.int(),
  supplier: z.string(),
  expected_on: day.nullable(),
  state: restockState,
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export const newRestock = z.strictObject({
  item_id: id,
  qty: units,
  supplier: z.string().trim().max(120).default(''),
  expected_on: day.nullable().default(null),
  /** How many were on order when the caller decided; when that has changed, nothing is ordered. */
  seen_on_order: z.int().min(0).max(MOST_UNITS).optional(),
});
/** Without a number: all that are still to come. */
export const restockReceipt = z.strictObject({ location_id: id, qty: units.optional() });
export const restockQuery = pageQuery
  .omit({ ordering: true, search: true })
  .extend({ state: restockState.default('ordered'), item: idParam.optional() });

export type Restock = z.output<typeof restock>;
export type NewRestock = z.output<typeof newRestock>;
export type RestockReceipt = z.output<typeof restockReceipt>;
export type RestockQuery = z.output<typeof restockQuery>;
