import * as z from 'zod';
import { pageOf } from '../../core';
import { newStocktake, stocktake, stocktakeCount, stocktakeOf, stocktakeQuery, stocktakeSummary } from './schema';

const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: stocktakeOf } as const;

/** What a stocktake answers: one place is counted, and what differs becomes transactions. */
export const stocktakeOperations = {
  listStocktakes: { summary: 'Stocktakes, the newest first', ...plugin, query: stocktakeQuery, ok: pageOf(stocktakeSummary) },
  createStocktake: {
    summary: 'Begin to count a place; while one is open there, that one is answered',
    ...plugin,
    idempotent: true,
    status: 201,
    body: newStocktake,
    ok: stocktake,
    errors: ['not_found'],
  },
  getStocktake: { summary: 'The sheet of a stocktake: what should be there, and what was counted', ...one, ok: stocktake },
  countStocktake: {
    summary: 'So many of a thing are there',
    ...one,
    body: stocktakeCount,
    ok: stocktake,
    errors: ['inventory.archived', 'inventory.stocktake_closed', 'inventory.counted_already'],
  },
  closeStocktake: {
    summary: 'Write the differences as transactions; a second time nothing is written',
    ...one,
    feature: 'adjust_stock',
    body: z.strictObject({}).optional(),
    ok: stocktake,
  },
} as const;
