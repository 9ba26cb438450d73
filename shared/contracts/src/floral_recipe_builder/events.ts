import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const order = defineEvent({ subject: 'order', key: 'order_id', payload: z.object({ order_id: id, project_ids: z.array(id) }) });

/** What the recipe builder announces; events of one order are heard in their order. */
export const events = {
  'floral_recipe_builder.order.sent@1': order,
  'floral_recipe_builder.order.confirmed@1': order,
  /** Something of it was counted, or a count was corrected. */
  'floral_recipe_builder.order.received@1': order,
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
