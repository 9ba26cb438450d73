import * as z from 'zod';
import { id, idParam, pageQuery, timestamp } from '../../core/primitives';
import { MOST_UNITS } from '../goods/schema';

export const stocktakeState = z.enum(['open', 'closed']);
const summary = {
  id,
  location_id: id,
  location_name: z.string(),
  /** Who counts does not see how many there should be. */
  blind: z.boolean(),
  state: stocktakeState,
  started_at: timestamp,
  closed_at: timestamp.nullable(),
};
export const stocktakeSummary = z.object({ ...summary, counted: z.int() });
export const stocktakeLine = z.object({
  item_id: id,
  item_name: z.string(),
  sku: z.string().nullable(),
  /** How many there should be, when they were counted; null while a blind count is open. */
  expected: z.int().nullable(),
  counted: z.int().nullable(),
  /** More or fewer than there should be. */
  variance: z.int().nullable(),
  counted_by_id: id.nullable(),
});
export const stocktake = z.object({ ...summary, lines: z.array(stocktakeLine) });

export const newStocktake = z.strictObject({ location_id: id, blind: z.boolean().default(false) });
export const stocktakeCount = z.strictObject({
  item_id: id,
  counted: z.int().min(0).max(MOST_UNITS),
  /** Instead of the number that somebody else has counted. */
  replace: z.boolean().default(false),
});
export const stocktakeQuery = pageQuery.omit({ ordering: true, search: true });
export const stocktakeOf = z.object({ id: idParam });

export type Stocktake = z.output<typeof stocktake>;
export type StocktakeLine = z.output<typeof stocktakeLine>;
export type StocktakeSummary = z.output<typeof stocktakeSummary>;
export type StocktakeCount = z.output<typeof stocktakeCount>;
export type StocktakeQuery = z.output<typeof stocktakeQuery>;
