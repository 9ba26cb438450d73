import { defineLink } from '../../../platform/public-links/link-kind';

/** The address of a member's calendar for programs: only its hash is kept. */
export const FEED = defineLink({ name: 'calendar_meeting.feed', subject: 'calendar_meeting.feed', scopes: ['read'] });

export const feedPath = (token: string): string => `/api/calendar_meeting/public/feed/${token}.ics/`;
