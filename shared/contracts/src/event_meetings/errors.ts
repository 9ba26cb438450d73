import type { ErrorCatalogue } from '../core';

export const errors = {
  'event_meetings.archived': { status: 409, message: 'This is in the archive. Take it out before you use it.' },
  'event_meetings.slug_taken': { status: 409, message: 'Another meeting has this address. Choose another one.' },
  'event_meetings.schedule_used': { status: 409, message: 'Meetings use these hours. Give them other hours first.' },
  'event_meetings.slot_taken': { status: 409, message: 'This time was taken a moment ago. Nothing was booked; please choose another one.' },
  'event_meetings.form_outdated': { status: 409, message: 'This page was open for too long. Load it again; what you wrote is kept.' },
  'event_meetings.sent_already': { status: 409, message: 'This was sent already. Look into your e-mail before you book again.' },
  'event_meetings.may_not_book': { status: 403, message: 'Please call us to find a time.' },
  'event_meetings.too_many_open': {
    status: 409,
    message: 'There are several meetings with this address already. Cancel one first, or call us.',
  },
  'event_meetings.too_late': { status: 409, message: 'It is too late to change this here. Please call us.' },
  'event_meetings.not_begun': { status: 409, message: 'The meeting has not begun yet.' },
} as const satisfies ErrorCatalogue;
