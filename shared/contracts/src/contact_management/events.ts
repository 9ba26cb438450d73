import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** Other modules forget what they keep about the person. */
export const events = {
  'contact_management.client.erased@1': defineEvent({
    subject: 'contact',
    key: 'contact_id',
    payload: z.object({ contact_id: id, by_id: id.nullable() }),
  }),
} as const satisfies EventCatalogue;
