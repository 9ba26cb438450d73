import * as z from 'zod';
import { defineEvent, type EventCatalogue } from '../core/events';
import { id } from '../core/primitives';

export const events = {
  'agents.draft.created@1': defineEvent({
    subject: 'draft',
    key: 'draft_id',
    payload: z.object({ draft_id: id, project_id: id.nullable(), kind: z.enum(['proposal', 'recipe']) }),
  }),
  'agents.draft.applied@1': defineEvent({
    subject: 'draft',
    key: 'draft_id',
    payload: z.object({ draft_id: id, project_id: id.nullable(), kind: z.enum(['proposal', 'recipe']) }),
  }),
} as const satisfies EventCatalogue;
