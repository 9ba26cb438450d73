import { defineLink } from '../../../platform/public-links/link-kind';

/** The link of a visitor: it is about the first booking, and leads to whichever took its place last. */
export const BOOKING = defineLink({
  name: 'event_meetings.booking',
  subject: 'event_meetings.booking',
  scopes: ['manage'],
  shownAgain: true,
});

export const managePath = (token: string): string => `/event_meetings/manage/${token}`;
