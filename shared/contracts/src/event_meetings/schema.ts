import * as z from 'zod';
import { cents, clockTime, day, emailText, id, idParam, line, pageQuery, timestamp, zone } from '../core';
import { answerKinds, assignments, leadFields, locations, statuses, type BookingStatus } from './vocabulary';

export const MINUTE_MS = 60_000;

const email = emailText().pipe(z.email('must be an e-mail address'));
const minutes = (most: number) => z.int().min(0).max(most);
const wordOrNothing = (max: number) => z.union([z.literal(''), line(max)]);
const closing = z.union([clockTime, z.literal('24:00')]);
const endsLater = ({ start, end }: { start: string; end: string }) => start < end;

/** Open on a weekday (0 is Sunday) by the clock of the schedule. */
export const rule = z
  .object({ weekday: z.int().min(0).max(6), start: clockTime, end: closing })
  .refine(endsLater, { path: ['end'], message: 'must be after it opens' });
export type Rule = z.output<typeof rule>;

/** Hours of one day that take the place of the week's; without hours the day is closed. */
export const override = z
  .object({ date: day, start: clockTime.nullable(), end: closing.nullable() })
  .refine(({ start, end }) => (start === null) === (end === null), { path: ['end'], message: 'must be given with the opening' })
  .refine(({ start, end }) => start === null || end === null || start < end, { path: ['end'], message: 'must be after it opens' });
export type Override = z.output<typeof override>;

const hours = { tz: zone, rules: z.array(rule).max(60), overrides: z.array(override).max(400) };
export const openHours = z.object(hours);
export type OpenHours = z.output<typeof openHours>;

const kept = { created_at: timestamp, updated_at: timestamp, archived_at: timestamp.nullable(), version: z.int() };

export const schedule = z.object({ id, name: z.string(), ...hours, ...kept });
export type Schedule = z.output<typeof schedule>;
export const newSchedule = z.object({ name: line(80), ...hours, overrides: hours.overrides.default([]) });
export type NewSchedule = z.output<typeof newSchedule>;
export const schedulePatch = z.object({ name: line(80), ...hours }).partial();
export type SchedulePatch = z.output<typeof schedulePatch>;

const keysOf = <K extends string>(labels: Readonly<Record<K, string>>) => z.enum(Object.keys(labels) as [K, ...K[]]);

export const question = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key such as guests'),
  label: line(200),
  kind: keysOf(answerKinds),
  required: z.boolean(),
  options: z.array(line(120)).max(30).default([]),
  lead_field: keysOf(leadFields).nullable().default(null),
});
export type Question = z.output<typeof question>;

export const host = z.object({ member_id: id, weight: z.int().min(1).max(10) });
export type Host = z.output<typeof host>;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')
  .max(60);
const typeFields = {
  name: line(100),
  slug,
  description: z.string().trim().max(2_000),
  duration_min: z.int().min(5).max(720),
  location_kind: keysOf(locations),
  location_text: wordOrNothing(300),
  color: z.enum(['iris', 'eucalyptus', 'blush', 'marigold', 'clay']),
  hosts: z.array(host).min(1, 'must name somebody').max(20),
  assignment: keysOf(assignments),
  schedule_id: id,
  buffer_before_min: minutes(480),
  buffer_after_min: minutes(480),
  slot_step_min: z.int().min(5).max(480),
  min_notice_min: minutes(129_600),
  max_days_ahead: z.int().min(1).max(365),
  daily_limit: z.int().min(1).max(100).nullable(),
  weekly_limit: z.int().min(1).max(500).nullable(),
  requires_confirmation: z.boolean(),
  questions: z.array(question).max(20),
  price_cents: cents.nullable(),
  cancellation_window_h: z.int().min(0).max(720),
  /** Hours before it begins at which the visitor is written to. */
  reminder_hours: z.array(z.int().min(1).max(336)).max(5),
  creates_lead: z.boolean(),
  /** Addresses (`a@b.example`) and domains (`b.example`) that may not book. */
  blocked: z.array(z.string().trim().toLowerCase().min(3).max(254)).max(200),
  /** What is offered instead when the visitor's event is on a day that is full. */
  when_full_id: id.nullable(),
  active: z.boolean(),
};
export const newEventType = z.object({
  ...typeFields,
  description: typeFields.description.default(''),
  location_kind: typeFields.location_kind.default('studio'),
  location_text: typeFields.location_text.default(''),
  color: typeFields.color.default('iris'),
  assignment: typeFields.assignment.default('single'),
  buffer_before_min: typeFields.buffer_before_min.default(0),
  buffer_after_min: typeFields.buffer_after_min.default(0),
  slot_step_min: typeFields.slot_step_min.default(30),
  min_notice_min: typeFields.min_notice_min.default(120),
  max_days_ahead: typeFields.max_days_ahead.default(60),
  daily_limit: typeFields.daily_limit.default(null),
  weekly_limit: typeFields.weekly_limit.default(null),
  requires_confirmation: typeFields.requires_confirmation.default(false),
  questions: typeFields.questions.default([]),
  price_cents: typeFields.price_cents.default(null),
  cancellation_window_h: typeFields.cancellation_window_h.default(24),
  reminder_hours: typeFields.reminder_hours.default([24, 1]),
  creates_lead: typeFields.creates_lead.default(true),
  blocked: typeFields.blocked.default([]),
  when_full_id: typeFields.when_full_id.default(null),
  active: typeFields.active.default(true),
});
export type NewEventType = z.output<typeof newEventType>;
export const eventTypePatch = z.object(typeFields).partial();
export type EventTypePatch = z.output<typeof eventTypePatch>;
export const eventType = z.object({
  id,
  ...typeFields,
  name: z.string(),
  description: z.string(),
  location_text: z.string(),
  hosts: z.array(host),
  blocked: z.array(z.string()),
  /** Where visitors book it: `/schedule/fern-thistle.consultation`. */
  public_path: z.string(),
  ...kept,
});
export type EventType = z.output<typeof eventType>;

/** In these the time is taken. */
export const LIVE: readonly BookingStatus[] = ['pending', 'accepted'];

export const answer = z.object({ key: z.string(), label: z.string(), value: z.string() });
export type Answer = z.output<typeof answer>;

export const booking = z.object({
  id,
  event_type_id: id,
  title: z.string(),
  status: keysOf(statuses),
  host_ids: z.array(id),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  visitor_tz: z.string(),
  start_at: timestamp,
  end_at: timestamp,
  location_kind: keysOf(locations),
  location_text: z.string(),
  answers: z.array(answer),
  source: z.string(),
  project_id: id.nullable(),
  lead_id: id.nullable(),
  contact_id: id.nullable(),
  /** The booking this one takes the place of. */
  moved_from_id: id.nullable(),
  reason: z.string(),
  cancelled_by: z.enum(['visitor', 'team']).nullable(),
  outcome: z.string(),
  answered_at: timestamp.nullable(),
  ics_sequence: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export type Booking = z.output<typeof booking>;

export const bookingQuery = pageQuery.extend({
  ordering: z.enum(['start_at', '-start_at', 'updated_at', '-updated_at']).default('-start_at'),
  status: keysOf(statuses).optional(),
  when: z.enum(['upcoming', 'past']).optional(),
  event_type: idParam.optional(),
  host: idParam.optional(),
});
export type BookingQuery = z.output<typeof bookingQuery>;

/** Written by the team, for somebody on the phone. */
export const newBooking = z.object({
  event_type_id: id,
  start_at: timestamp,
  /** Nobody: by the rule of the meeting. */
  host_id: id.nullable().default(null),
  name: line(120),
  email,
  phone: wordOrNothing(40).default(''),
  project_id: id.nullable().default(null),
});
export type NewBooking = z.output<typeof newBooking>;
export const bookingPatch = z
  .object({
    name: line(120),
    phone: wordOrNothing(40),
    location_text: wordOrNothing(300),
    outcome: z.string().trim().max(5_000),
    project_id: id.nullable(),
  })
  .partial();
export type BookingPatch = z.output<typeof bookingPatch>;

export const reason = z.object({ reason: wordOrNothing(500).default('') });
export const newTime = z.object({ start_at: timestamp });
export const noShow = z.object({ follow_up: z.boolean().default(false) });
export const completion = z.object({
  outcome: z.string().trim().max(5_000).default(''),
  /** Where the project of the meeting goes; a lead is qualified by it. */
  stage_id: id.nullable().default(null),
  qualify_lead: z.boolean().default(false),
});
export type Completion = z.output<typeof completion>;

export const away = z.object({ id, member_id: id, from_at: timestamp, until_at: timestamp, reason: z.string() });
export type Away = z.output<typeof away>;
export const newAway = z
  .object({ member_id: id, from_at: timestamp, until_at: timestamp, reason: wordOrNothing(200).default('') })
  .refine(({ from_at: from, until_at: until }) => Date.parse(from) < Date.parse(until), {
    path: ['until_at'],
    message: 'must be after it begins',
  });
export type NewAway = z.output<typeof newAway>;

export const person = z.object({ id, name: z.string() });

/** A time that is offered, or why it is not. */
export const judgedTime = z.object({ start_at: timestamp, free_host_ids: z.array(id), reasons: z.array(z.string()) });
export type JudgedTime = z.output<typeof judgedTime>;
export const preview = z.object({
  tz: z.string(),
  day,
  openings: z.array(z.object({ start_at: timestamp, end_at: timestamp })),
  times: z.array(judgedTime),
});
export type Preview = z.output<typeof preview>;
/** An event type as it is being written, with hours that are not saved yet. */
export const previewWish = z.object({
  event_type: newEventType,
  event_type_id: id.nullable().default(null),
  hours: openHours.nullable().default(null),
  day,
});
export type PreviewWish = z.output<typeof previewWish>;

export const freeTimesQuery = z.object({
  day,
  search: z.string().trim().max(100).default(''),
  part: z.enum(['any', 'morning', 'afternoon']).default('any'),
});
export type FreeTimesQuery = z.output<typeof freeTimesQuery>;
export const freeTimes = z.object({
  day,
  tz: z.string(),
  event_type: z.object({ id, name: z.string(), duration_min: z.int() }).nullable(),
  times: z.array(z.object({ start_at: timestamp, local_time: z.string(), free: z.array(z.string()) })),
  taken: z.array(z.string()),
});
export type FreeTimes = z.output<typeof freeTimes>;

export const dashboard = z.object({
  tz: z.string(),
  today: z.array(booking),
  week: z.array(z.object({ day, count: z.int(), minutes: z.int() })),
  to_confirm: z.array(booking),
  /** Of the last 30 days: how many were asked for, and how many of those were answered within a day. */
  asked: z.int(),
  answered_in_a_day: z.int(),
  held: z.int(),
  no_shows: z.int(),
});
export type Dashboard = z.output<typeof dashboard>;

export const publicType = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  tz: z.string(),
  name: z.string(),
  description: z.string(),
  duration_min: z.int(),
  location_kind: keysOf(locations),
  location_text: z.string(),
  hosts: z.array(z.string()),
  requires_confirmation: z.boolean(),
  price: z.object({ cents, currency: z.string() }).nullable(),
  cancellation_window_h: z.int(),
  questions: z.array(question.omit({ lead_field: true })),
  asks_event_date: z.boolean(),
  first_day: day,
  last_day: day,
  /** Shown when the form is sent; good for a day and for one booking. */
  form_token: z.string(),
});
export type PublicType = z.output<typeof publicType>;

export const slotQuery = z.object({ from: day, to: day, tz: zone.default('UTC'), event_date: day.optional() });
export type SlotQuery = z.output<typeof slotQuery>;
export const slotAnswer = z.object({
  tz: z.string(),
  slots: z.array(timestamp),
  /** The day of the visitor's event is full: this is offered instead. */
  instead: z.object({ name: z.string(), path: z.string() }).nullable(),
});
export type SlotAnswer = z.output<typeof slotAnswer>;

export const bookWish = z.object({
  form_token: z.string().max(400),
  start_at: timestamp,
  tz: zone.default('UTC'),
  name: line(120),
  email,
  phone: wordOrNothing(40).default(''),
  answers: z.record(z.string().max(40), z.string().trim().max(2_000)).default({}),
  utm: z.record(z.string().max(40), z.string().max(200)).default({}),
  /** Nobody sees this field; whoever fills it in is a program. */
  website: z.string().max(200).default(''),
});
export type BookWish = z.output<typeof bookWish>;

/** A form as a page sends it; what its fields say is read by the page, which shows what is wrong with them. */
export const sentForm = z.custom<FormData>((value) => value instanceof FormData, 'must be form data');

export const managed = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  title: z.string(),
  status: keysOf(statuses),
  start_at: timestamp,
  end_at: timestamp,
  tz: z.string(),
  visitor_tz: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  location_kind: keysOf(locations),
  location_text: z.string(),
  reason: z.string(),
  may_change: z.boolean(),
  /** Until when it can be moved or cancelled by the link. */
  change_until: timestamp,
  book_path: z.string(),
  first_day: day,
  last_day: day,
});
export type Managed = z.output<typeof managed>;
export const booked = managed.extend({ manage_path: z.string() });
export type Booked = z.output<typeof booked>;
export const manageWish = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel'), reason: wordOrNothing(500).default('') }),
  z.object({ action: z.literal('reschedule'), start_at: timestamp, tz: zone.default('UTC') }),
]);
export type ManageWish = z.output<typeof manageWish>;
