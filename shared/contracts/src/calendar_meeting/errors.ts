import type { ErrorCatalogue } from '../core';

export const errors = {
  'calendar_meeting.cancelled': { status: 409, message: 'This was cancelled. Take it back before you change it.' },
  'calendar_meeting.not_on_this_day': { status: 409, message: 'It is not on this day any more. Load the calendar again.' },
  'calendar_meeting.calendar_refused': { status: 422, message: 'This calendar cannot be taken in.' },
  'calendar_meeting.too_many_calendars': { status: 409, message: 'Ten calendars are the most. Remove one first.' },
} as const satisfies ErrorCatalogue;
