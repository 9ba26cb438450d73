import * as z from 'zod';
import { clockTime, day, emailText, id, idParam, line, timestamp, zone } from '../core';
import { readRule } from './recurrence/rule';
import { channels, holdStates, kinds, layers, responses, scopes } from './vocabulary';

const keysOf = <K extends string>(labels: Readonly<Record<K, string>>) => z.enum(Object.keys(labels) as [K, ...K[]]);
const wordOrNothing = (max: number) => z.union([z.literal(''), line(max)]);
const email = emailText().pipe(z.email('must be an e-mail address'));

/** A rule of repetition (RRULE), as far as the calendar follows it. */
export const rrule = z
  .string()
  .max(300)
  .transform((text) => text.toUpperCase().replace(/^RRULE:/, ''))
  .superRefine((text, context) => {
    const rule = readRule(text);
    if ('problem' in rule) context.addIssue({ code: 'custom', message: rule.problem });
    else if (rule.untilAt !== null) context.addIssue({ code: 'custom', message: 'must end on a day' });
  });

const guest = z.object({ name: line(120), email, contact_id: id.nullable().default(null) });
const videoUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be a web address' }).max(500)]);
/** When it is: days for what takes whole days, else by the clock of a zone. */
const when = {
  all_day: z.boolean(),
  start_day: day,
  /** The last day, included. */
  end_day: day,
  start_time: clockTime.nullable(),
  end_time: clockTime.nullable(),
  tz: zone.nullable(),
};
/** So many minutes before it begins; whole days by the calendar. The bell rings for those who take part, a mail goes to guests too. */
export const reminder = z.object({ minutes: z.int().min(0).max(40_320), channel: keysOf(channels) });
export type Reminder = z.output<typeof reminder>;
const fields = {
  title: line(160),
  kind: keysOf(kinds),
  ...when,
  location: wordOrNothing(300),
  video_url: videoUrl,
  notes: z.string().trim().max(5_000),
  project_id: id.nullable(),
  visibility: z.enum(['team', 'private']),
  status: z.enum(['confirmed', 'tentative']),
  /** Who of the team takes part. */
  member_ids: z.array(id).max(50),
  guests: z.array(guest).max(50),
  reminders: z.array(reminder).max(5),
  rrule: rrule.nullable(),
};

export const newEvent = z.object({
  ...fields,
  kind: fields.kind.default('meeting'),
  all_day: when.all_day.default(false),
  start_time: when.start_time.default(null),
  end_time: when.end_time.default(null),
  tz: when.tz.default(null),
  location: fields.location.default(''),
  video_url: fields.video_url.default(''),
  notes: fields.notes.default(''),
  project_id: fields.project_id.default(null),
  visibility: fields.visibility.default('team'),
  status: fields.status.default('confirmed'),
  member_ids: fields.member_ids.default([]),
  guests: fields.guests.default([]),
  reminders: fields.reminders.default([]),
  rrule: fields.rrule.default(null),
});
export type NewEvent = z.output<typeof newEvent>;
/** What is named changes, the rest stays. */
export const eventPatch = z.object(fields).partial();
export type EventPatch = z.output<typeof eventPatch>;

export const attendee = z.object({
  member_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  contact_id: id.nullable(),
  response: keysOf(responses),
});
export type Attendee = z.output<typeof attendee>;

export const event = z.object({
  id,
  ...fields,
  title: z.string(),
  location: z.string(),
  video_url: z.string(),
  notes: z.string(),
  tz: z.string(),
  rrule: z.string().nullable(),
  guests: z.array(z.object({ name: z.string(), email: z.string(), contact_id: id.nullable(), response: keysOf(responses) })),
  responses: z.record(z.string(), keysOf(responses)),
  start_at: timestamp.nullable(),
  end_at: timestamp.nullable(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']),
  owner_id: id.nullable(),
  /** Of one that differs from its series: the series, and the day it stands for. */
  parent_id: id.nullable(),
  original_day: day.nullable(),
  except_days: z.array(z.string()),
  ics_uid: z.string(),
  ics_sequence: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export type Event = z.output<typeof event>;

export const actionItem = z.object({
  text: line(300),
  member_id: id.nullable().default(null),
  due_on: day.nullable().default(null),
  done: z.boolean().default(false),
});
export type ActionItem = z.output<typeof actionItem>;
/** Without an id none were written yet. */
export const minutes = z.object({
  id: id.nullable(),
  text: z.string(),
  items: z.array(actionItem),
  version: z.int(),
  updated_at: timestamp.nullable(),
});
export type Minutes = z.output<typeof minutes>;
export const newMinutes = z.object({ text: z.string().trim().max(20_000), items: z.array(actionItem).max(100) });
export type NewMinutes = z.output<typeof newMinutes>;

/** One of its days: the event, who comes, and what was written about that day. */
export const occurrence = z.object({ event, day, attendees: z.array(attendee), minutes, may_change: z.boolean() });
export type Occurrence = z.output<typeof occurrence>;
export const dayQuery = z.object({ day: day.optional() });
export const scopeQuery = z.object({ scope: keysOf(scopes).default('all'), day: day.optional() });
export type ScopeQuery = z.output<typeof scopeQuery>;
export const answer = z.object({
  response: keysOf(responses),
  /** Nobody: the caller. A guest who said it on the phone is named by the address. */
  email: email.nullable().default(null),
});

/** Something on the calendar, wherever it comes from. */
export const entry = z.object({
  /** Tells entries of one answer apart. */
  key: z.string(),
  layer: keysOf(layers),
  title: z.string(),
  /** A kind of event, or a word of the layer. */
  kind: z.string(),
  all_day: z.boolean(),
  /** By the calendar of the business, both included. */
  start_day: day,
  end_day: day,
  start_at: timestamp.nullable(),
  end_at: timestamp.nullable(),
  member_ids: z.array(id),
  project_id: id.nullable(),
  tentative: z.boolean(),
  /** Of an event of this calendar: which, on which of its days, and in which version. */
  event: z
    .object({ id, day, version: z.int(), repeats: z.boolean(), guests: z.int(), start_day: day, end_day: day, tz: z.string() })
    .nullable(),
  /** Where a person sees more. */
  link: z.string().nullable(),
});
export type Entry = z.output<typeof entry>;

export const entryQuery = z.object({
  from: day,
  to: day,
  layers: z.string().max(200).optional(),
  member: idParam.optional(),
  project: idParam.optional(),
});
export type EntryQuery = z.output<typeof entryQuery>;
export const calendar = z.object({
  tz: z.string(),
  /** With which weekday a week begins where the business is; 0 is Sunday. */
  week_start: z.int(),
  entries: z.array(entry),
  /** Layers that can be shown to the caller here. */
  layers: z.array(keysOf(layers)),
  /** Days on which something is booked or held, with the room that the studio has. */
  days: z.array(z.object({ day, booked: z.int(), held: z.int(), waiting: z.int(), capacity: z.int() })),
  project_name: z.string().nullable(),
});
export type Calendar = z.output<typeof calendar>;

export const draft = z.object({
  ...when,
  start_time: when.start_time.default(null),
  end_time: when.end_time.default(null),
  tz: when.tz.default(null),
  member_ids: fields.member_ids.default([]),
  /** An event does not stand in its own way. */
  except_id: id.nullable().default(null),
});
export type Draft = z.output<typeof draft>;
export const check = z.object({
  clashes: z.array(z.object({ member_id: id, member: z.string(), title: z.string(), start_at: timestamp, end_at: timestamp })),
  full_days: z.array(z.object({ day, booked: z.int(), capacity: z.int() })),
});
export type Check = z.output<typeof check>;

export const hold = z.object({
  id,
  day,
  name: z.string(),
  note: z.string(),
  project_id: id.nullable(),
  owner_id: id.nullable(),
  state: keysOf(holdStates),
  days: z.int(),
  until: day.nullable(),
  place: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export type Hold = z.output<typeof hold>;
const holdDays = z.int().min(1).max(90);
export const newHold = z.object({
  day,
  name: line(120),
  note: wordOrNothing(500).default(''),
  project_id: id.nullable().default(null),
  owner_id: id.nullable().default(null),
  days: holdDays.default(7),
});
export type NewHold = z.output<typeof newHold>;
export const holdPatch = z
  .object({ name: line(120), note: wordOrNothing(500), owner_id: id.nullable(), project_id: id.nullable(), days: holdDays })
  .partial();
export type HoldPatch = z.output<typeof holdPatch>;
export const extension = z.object({ until: day });

/** A day with its room, its line of holds, and what will happen to it. */
export const daySheet = z.object({
  day,
  capacity: z.int(),
  booked: z.int(),
  places: z.int(),
  projects: z.array(z.object({ id, name: z.string(), venue_text: z.string(), booked: z.boolean() })),
  holds: z.array(hold),
  ended: z.array(hold),
  foreseen: z.array(z.object({ on: day, lapses: id, moves_up: z.object({ id, until: day }).nullable() })),
});
export type DaySheet = z.output<typeof daySheet>;

export const feed = z.object({
  is_open: z.boolean(),
  layers: z.array(keysOf(layers)),
  made_at: timestamp.nullable(),
  last_read_at: timestamp.nullable(),
});
export type Feed = z.output<typeof feed>;
export const feedWish = z.object({ layers: z.array(keysOf(layers)).min(1).max(8) });
/** The address is said once; only its hash is kept. */
export const newFeed = feed.extend({ url: z.string() });
export type NewFeed = z.output<typeof newFeed>;

export const external = z.object({
  id,
  name: z.string(),
  /** Only of which site: the address itself is a key. */
  host: z.string(),
  last_sync: timestamp.nullable(),
  problem: z.string(),
  events: z.int(),
});
export type External = z.output<typeof external>;
export const newExternal = z.object({
  name: line(80),
  url: z.url({ protocol: /^(?:https?|webcal)$/, error: 'must be a web address' }).max(1_000),
});
export type NewExternal = z.output<typeof newExternal>;

export const freeBusyQuery = z.object({
  members: z.string().regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/, 'must be ids'),
  from: timestamp,
  to: timestamp,
});
export type FreeBusyQuery = z.output<typeof freeBusyQuery>;
export const freeBusy = z.array(
  z.object({ member_id: id, busy: z.array(z.object({ start_at: timestamp, end_at: timestamp, label: z.string() })) }),
);
export type FreeBusy = z.output<typeof freeBusy>;
export const myTimeQuery = z.object({ day, part: z.enum(['any', 'morning', 'afternoon']).default('any') });
export type MyTimeQuery = z.output<typeof myTimeQuery>;
export const myTime = z.object({
  day,
  tz: z.string(),
  is_free: z.boolean(),
  taken: z.array(z.string()),
  free: z.array(z.object({ from: z.string(), until: z.string() })),
});
export type MyTime = z.output<typeof myTime>;

export const invitation = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  title: z.string(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']),
  all_day: z.boolean(),
  start_day: day,
  end_day: day,
  start_at: timestamp.nullable(),
  end_at: timestamp.nullable(),
  tz: z.string(),
  location: z.string(),
  video_url: z.string(),
  name: z.string(),
  response: keysOf(responses),
});
export type Invitation = z.output<typeof invitation>;
export const invitationAnswer = z.object({ response: z.enum(['accepted', 'tentative', 'declined']) });
export const person = z.object({ id, name: z.string() });
