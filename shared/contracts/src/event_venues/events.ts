import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What event_venues announces; those of one subject are heard in their order. */
export const events = {
  'event_venues.venue.created@1': defineEvent({ subject: 'venue', key: 'venue_id', payload: z.object({ venue_id: id }) }),
  'event_venues.venue.archived@1': defineEvent({ subject: 'venue', key: 'venue_id', payload: z.object({ venue_id: id }) }),
  /** An event is held at this place from now on; null, when nobody knows any more where. */
  'event_venues.project.placed@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, venue_id: id.nullable() }),
  }),
} as const satisfies EventCatalogue;
