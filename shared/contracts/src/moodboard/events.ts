import * as z from 'zod';
import { defineEvent, type EventCatalogue } from '../core/events';
import { id } from '../core/primitives';

export const events = {
  'moodboard.updated@1': defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ project_id: id, board_id: id }) }),
  'moodboard.comment_added@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, comment_id: id, by_client: z.boolean() }),
  }),
} as const satisfies EventCatalogue;
