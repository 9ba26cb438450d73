import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payload = z.object({ booking_id: id, lead_id: id.nullable(), project_id: id.nullable() });
const happened = defineEvent({ subject: 'booking', key: 'booking_id', payload });

/** What event_meetings announces; those of one booking are heard in their order. */
export const events = {
  'event_meetings.booking.requested@1': happened,
  'event_meetings.booking.confirmed@1': happened,
  'event_meetings.booking.rescheduled@1': defineEvent({
    subject: 'booking',
    key: 'booking_id',
    payload: payload.extend({ moved_to_id: id }),
  }),
  'event_meetings.booking.cancelled@1': happened,
  'event_meetings.booking.rejected@1': happened,
  'event_meetings.booking.no_show@1': happened,
  'event_meetings.booking.completed@1': happened,
} as const satisfies EventCatalogue;
