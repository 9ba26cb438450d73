import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What {{id}} announces; those of one {{record}} are heard in their order. */
export const events = {
  '{{id}}.{{record}}.created@1': defineEvent({ subject: '{{record}}', key: '{{record}}_id', payload: z.object({ {{record}}_id: id }) }),
  '{{id}}.{{record}}.archived@1': defineEvent({ subject: '{{record}}', key: '{{record}}_id', payload: z.object({ {{record}}_id: id }) }),
} as const satisfies EventCatalogue;
