import * as z from 'zod';
import { id, type EventCatalogue } from '../core';

export const events = {
  '{{id}}.note.created@1': z.object({ note_id: id }),
  '{{id}}.note.archived@1': z.object({ note_id: id }),
} as const satisfies EventCatalogue;
