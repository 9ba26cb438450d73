import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What has come of a line so far, not what came just now: whoever books it takes the difference to what was heard of the line before. */
const countedLine = z.object({
  order_line_id: id,
  ingredient_id: id,
  received: z.int(),
  /** Of these, such as are bad. */
  rejected: z.int(),
  /** Of the whole line; null: as it was ordered. */
  actual_cents: z.int().nullable(),
});

const order = defineEvent({ subject: 'order', key: 'order_id', payload: z.object({ order_id: id, project_ids: z.array(id) }) });

/** What the recipe builder announces; events of one order are heard in their order. */
export const events = {
  'floral_recipe_builder.order.sent@1': order,
  'floral_recipe_builder.order.confirmed@1': order,
  /** Something of it was counted, or a count was corrected. */
  'floral_recipe_builder.order.received@1': defineEvent({
    subject: 'order',
    key: 'order_id',
    payload: z.object({ order_id: id, project_ids: z.array(id), lines: z.array(countedLine) }),
  }),
  /** It was closed with less than was ordered. */
  'floral_recipe_builder.order.short@1': order,
  'floral_recipe_builder.order.closed@1': order,
  'floral_recipe_builder.order.cancelled@1': order,
  'floral_recipe_builder.recipe_book.locked@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, book_id: id, version_id: id }),
  }),
} as const satisfies EventCatalogue;
