import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import {
  away,
  booked,
  booking,
  bookingPatch,
  bookingQuery,
  bookWish,
  completion,
  dashboard,
  eventType,
  eventTypePatch,
  freeTimes,
  freeTimesQuery,
  managed,
  manageWish,
  newAway,
  newBooking,
  newEventType,
  newSchedule,
  newTime,
  noShow,
  person,
  preview,
  previewWish,
  publicType,
  reason,
  schedule,
  schedulePatch,
  slotAnswer,
  slotQuery,
} from './schema';

const byId = z.object({ id: idParam });
// Loose on purpose: an address that was cut in half is an unknown one, not a wrong input.
const byToken = z.object({ token: z.string().min(1).max(200) });
const bySlug = z.object({ slug: z.string().min(1).max(160) });
const nothing = z.object({}).optional();
const bodyLimit = 64 * 1024;
const versioned = ['precondition_required', 'version_conflict', 'event_meetings.archived'] as const;
const taken = ['event_meetings.slot_taken'] as const;

export const operations = defineRoutes(paths, {
  listEventTypes: { summary: 'Kinds of meetings, by their names', access: 'plugin', query: z.object({ archived: z.enum(['true', 'false']).default('false') }), ok: z.array(eventType) },
  createEventType: { summary: 'Offer a kind of meeting', access: 'plugin', feature: 'manage_templates', idempotent: true, body: newEventType, bodyLimit, ok: eventType, status: 201, errors: ['event_meetings.slug_taken'] },
  previewTimes: { summary: 'Every time of a day, offered or why not, of a kind of meeting that may not be saved yet', access: 'plugin', ratePerMember: 240, body: previewWish, bodyLimit: 128 * 1024, ok: preview },
  getEventType: { summary: 'Read a kind of meeting; the answer has an ETag', access: 'plugin', params: byId, ok: eventType },
  updateEventType: { summary: 'Change a kind of meeting; needs If-Match', access: 'plugin', feature: 'manage_templates', params: byId, body: eventTypePatch, bodyLimit, ok: eventType, errors: [...versioned, 'event_meetings.slug_taken'] },
  archiveEventType: { summary: 'Offer a kind of meeting no more; what is booked stays. Again is no error', access: 'plugin', feature: ['manage_templates', 'delete_records'], params: byId, ok: eventType },
  restoreEventType: { summary: 'Take a kind of meeting out of the archive; again is no error', access: 'plugin', feature: 'manage_templates', params: byId, ok: eventType },
  offeredTimes: { summary: 'Free times of a kind of meeting, for the team', access: 'plugin', ratePerMember: 120, params: byId, query: slotQuery.omit({ event_date: true }), ok: slotAnswer },
  listSchedules: { summary: 'Opening hours for meetings, by their names', access: 'plugin', ok: z.array(schedule) },
  createSchedule: { summary: 'Add opening hours', access: 'plugin', feature: 'manage_templates', idempotent: true, body: newSchedule, bodyLimit, ok: schedule, status: 201 },
  getSchedule: { summary: 'Read opening hours; the answer has an ETag', access: 'plugin', params: byId, ok: schedule },
  updateSchedule: { summary: 'Change opening hours; needs If-Match', access: 'plugin', feature: 'manage_templates', params: byId, body: schedulePatch, bodyLimit, ok: schedule, errors: [...versioned] },
  archiveSchedule: { summary: 'Take opening hours away that no meeting uses', access: 'plugin', feature: ['manage_templates', 'delete_records'], params: byId, ok: schedule, errors: ['event_meetings.schedule_used'] },
  listAways: { summary: 'Who is away, from now on', access: 'plugin', ok: z.array(away) },
  createAway: { summary: 'Note when somebody is away: nothing is offered then', access: 'plugin', idempotent: true, body: newAway, ok: away, status: 201 },
  removeAway: { summary: 'Take an absence back', access: 'plugin', params: byId },
  listHosts: { summary: 'Who can hold a meeting', access: 'plugin', ok: z.array(person) },
  listBookings: { summary: 'Booked meetings, page by page', access: 'plugin', query: bookingQuery, ok: pageOf(booking) },
  createBooking: { summary: 'Book a meeting for somebody', access: 'plugin', idempotent: true, body: newBooking, bodyLimit, ok: booking, status: 201, errors: [...taken, 'event_meetings.archived'] },
  exportBookings: { summary: 'Bookings as CSV, with the filters of the list', access: 'plugin', feature: 'export_data', ratePerMember: 20, query: bookingQuery, ok: z.string(), answer: 'handler' },
  getBooking: { summary: 'Read a booking; the answer has an ETag', access: 'plugin', params: byId, ok: booking },
  updateBooking: { summary: 'Change what is noted of a booking; needs If-Match', access: 'plugin', params: byId, body: bookingPatch, bodyLimit, ok: booking, errors: ['precondition_required', 'version_conflict'] },
  confirmBooking: { summary: 'Say yes to a request; the visitor is told', access: 'plugin', params: byId, body: nothing, ok: booking, errors: ['invalid_transition'] },
  rejectBooking: { summary: 'Decline a request; the visitor is told', access: 'plugin', params: byId, body: reason, ok: booking, errors: ['invalid_transition'] },
  cancelBooking: { summary: 'Cancel a meeting; the visitor is told', access: 'plugin', params: byId, body: reason, ok: booking, errors: ['invalid_transition'] },
  rescheduleBooking: { summary: 'Move a meeting; the answer is the booking that takes its place', access: 'plugin', params: byId, body: newTime, ok: booking, status: 201, errors: ['invalid_transition', ...taken] },
  markNoShow: { summary: 'Nobody came; with a friendly mail if wanted', access: 'plugin', params: byId, body: noShow, ok: booking, errors: ['invalid_transition', 'event_meetings.not_begun'] },
  completeBooking: { summary: 'The meeting was held: what came of it, and where its project goes', access: 'plugin', params: byId, body: completion, bodyLimit, ok: booking, errors: ['invalid_transition', 'event_meetings.not_begun'] },
  getDashboard: { summary: 'Today, the week, and what waits for an answer', access: 'plugin', ok: dashboard },
  freeTimes: { summary: 'Free times of a day for a kind of meeting, and what is taken', access: 'plugin', query: freeTimesQuery, ok: freeTimes },
  openManaged: { summary: 'The booking behind a link', access: 'public', params: byToken, ok: managed, ratePerMinute: 120 },
  changeManaged: { summary: 'Move or cancel a booking by its link', access: 'public', params: byToken, body: manageWish, bodyLimit: 8_192, ok: managed, ratePerMinute: 20, errors: ['event_meetings.too_late', 'invalid_transition', ...taken] },
  managedSlots: { summary: 'To when a booking can be moved; the host stays', access: 'public', params: byToken, query: slotQuery.omit({ event_date: true }), ok: slotAnswer, ratePerMinute: 120 },
  managedInvite: { summary: 'The booking for a calendar (iCalendar)', access: 'public', params: byToken, ok: z.unknown(), answer: 'handler', ratePerMinute: 60 },
  openPublicType: { summary: 'What the page for booking shows', access: 'public', params: bySlug, ok: publicType, ratePerMinute: 120 },
  publicSlots: { summary: 'Free times of a kind of meeting', access: 'public', params: bySlug, query: slotQuery, ok: slotAnswer, ratePerMinute: 120 },
  bookPublicly: {
    summary: 'Book a meeting as a visitor',
    access: 'public',
    params: bySlug,
    body: bookWish,
    bodyLimit: 32 * 1024,
    ok: booked,
    status: 201,
    ratePerMinute: 15,
    errors: [...taken, 'event_meetings.form_outdated', 'event_meetings.sent_already', 'event_meetings.may_not_book', 'event_meetings.too_many_open'],
  },
});
