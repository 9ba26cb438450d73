import * as z from 'zod';
import { day, defineEvent, id, type EventCatalogue } from '../core';

const eventPayload = z.object({ event_id: id, project_id: id.nullable() });
const ofEvent = defineEvent({ subject: 'event', key: 'event_id', payload: eventPayload });
const ofHold = defineEvent({ subject: 'hold', key: 'hold_id', payload: z.object({ hold_id: id, project_id: id.nullable(), day }) });

/** What calendar_meeting announces; those of one event, and of one hold, are heard in their order. */
export const events = {
  'calendar_meeting.event.created@1': ofEvent,
  'calendar_meeting.event.moved@1': ofEvent,
  'calendar_meeting.event.cancelled@1': ofEvent,
  'calendar_meeting.hold.placed@1': ofHold,
  'calendar_meeting.hold.moved_up@1': ofHold,
  'calendar_meeting.hold.lapsed@1': ofHold,
  'calendar_meeting.hold.confirmed@1': ofHold,
  /** The order of a day, or who has a place, is to be worked out anew. */
  'calendar_meeting.hold.line_changed@1': ofHold,
} as const satisfies EventCatalogue;
