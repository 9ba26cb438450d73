import type { ErrorCatalogue } from '../core';

export const errors = {
  'event_venues.venue_archived': { status: 409, message: 'This venue is in the archive. Take it out before you change it.' },
  'event_venues.no_venue': { status: 409, message: 'Nobody has said yet where this event is held. Choose the venue first.' },
  'event_venues.no_timeline': { status: 409, message: 'There is no timeline that the rules could go on.' },
} as const satisfies ErrorCatalogue;
