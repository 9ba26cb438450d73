import * as z from 'zod';
import { id } from '../core/primitives';
import { defineEvent, type EventCatalogue } from '../core/events';

export const events = {
  'manage_members.roles.changed@1': defineEvent({ subject: 'member', key: 'member_id', payload: z.object({ member_id: id }) }),
  'manage_members.member.joined@1': defineEvent({ subject: 'member', key: 'member_id', payload: z.object({ member_id: id }) }),
  'manage_members.member.deactivated@1': defineEvent({
    subject: 'member',
    key: 'member_id',
    payload: z.object({ member_id: id, successor_id: id.nullable() }),
  }),
} as const satisfies EventCatalogue;
