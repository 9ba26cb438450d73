import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What {{id}} announces; those of one note are heard in their order. */
export const events = {
  '{{id}}.note.created@1': defineEvent({ subject: 'note', key: 'note_id', payload: z.object({ note_id: id }) }),
  '{{id}}.note.archived@1': defineEvent({ subject: 'note', key: 'note_id', payload: z.object({ note_id: id }) }),
} as const satisfies EventCatalogue;
