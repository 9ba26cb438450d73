import type { ErrorCatalogue } from '../core';

export const errors = {
  'event_venues.venue_archived': { status: 409, message: 'This venue is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
