import * as z from 'zod';
import { idParam, pageOf } from '../../core';
import { newRestock, restock, restockQuery, restockReceipt } from './schema';

const one = { access: 'plugin', params: z.object({ id: idParam }), ok: restock } as const;

/** What is got anew of hard goods: ordered, received in parts, called off. */
export const restockOperations = {
  listRestocks: { summary: 'Hard goods on order, the newest first', access: 'plugin', query: restockQuery, ok: pageOf(restock) },
  createRestock: {
    summary: 'Order more of a thing',
    access: 'plugin',
    feature: 'place_orders',
    idempotent: true,
    status: 201,
    body: newRestock,
    ok: restock,
    errors: ['inventory.archived', 'inventory.ordered_already'],
  },
  receiveRestock: {
    summary: 'What was ordered is here; it becomes stock',
    ...one,
    body: restockReceipt,
    errors: ['invalid_transition', 'inventory.too_many'],
  },
  cancelRestock: {
    summary: 'Call off what has not come',
    ...one,
    feature: 'place_orders',
    body: z.strictObject({}).optional(),
    errors: ['invalid_transition'],
  },
} as const;
