import * as z from 'zod';
import { clockTime, day, id, line, timestamp } from '../core';

/** The three timelines of a project: months of planning, the week of the event, the minutes of the day. */
export const lane = z.enum(['planning', 'production', 'event_day']);

/** Who an entry is for. `all` is everybody, the client included. */
export const audience = z.enum(['team', 'client', 'vendor', 'all']);

const MAX_DAYS = 3_650;
/** An event day may run past midnight: minutes count on, 1500 is 01:00 of the next day. */
const MAX_MINUTE = 2_879;

/** Days from the event, negative before it. */
const fromEventDate = z.strictObject({ anchor: z.literal('event_date'), offset_days: z.int().min(-MAX_DAYS).max(MAX_DAYS) });
const onDay = z.strictObject({ anchor: z.literal('day'), day });
/** Minutes from the start of the event, negative before it. */
const fromEventStart = z.strictObject({ anchor: z.literal('event_start'), offset_minutes: z.int().min(-MAX_MINUTE).max(MAX_MINUTE) });
/** Minutes from midnight of the event day. */
const atTime = z.strictObject({ anchor: z.literal('time'), minute: z.int().min(0).max(MAX_MINUTE) });

/** When an entry is: bound to the event, so that it moves with it, or fixed. */
export const entryTime = z.discriminatedUnion('anchor', [fromEventDate, onDay, fromEventStart, atTime]);

const writable = z.strictObject({
  title: line(160),
  when: entryTime,
  /** Days in planning and production, minutes on the event day. */
  length: z.int().min(1).max(1_440),
  is_milestone: z.boolean(),
  audience,
  place: z.union([z.literal(''), line(160)]),
  responsible_id: id.nullable(),
  /** Who does it when that is no member: a vendor, a driver. */
  responsible_text: z.union([z.literal(''), line(120)]),
  note: z.string().max(2_000),
});

/** A new entry: a lane, a title and a time are enough. */
export const newEntry = writable.partial().required({ title: true, when: true }).extend({ lane });

/** The fields that change; `done` ticks an entry off or opens it again. */
export const entryPatch = writable
  .partial()
  .extend({ done: z.boolean().optional() })
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** One entry of a timeline, with the day or the minute its time means for this project. */
export const entry = writable.extend({
  id,
  lane,
  when: entryTime,
  /** The calendar day; null while the project has no date it depends on. */
  day: day.nullable(),
  /** Minutes from midnight of the event day; null outside the event day and while the project has no start. */
  minute: z.int().nullable(),
  /** Entries that must be over before this one begins. */
  predecessor_ids: z.array(id),
  done_at: timestamp.nullable(),
  done_by_id: id.nullable(),
  updated_at: timestamp,
  updated_by_id: id.nullable(),
  version: z.int(),
  /** What a change of this entry sends as If-Match. */
  etag: z.string(),
});

/** What the timeline says about its project. */
export const timelineProject = z.object({
  id,
  number: z.int(),
  name: z.string(),
  event_type: z.string(),
  event_date: day.nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  venue_text: z.string(),
  guest_count: z.int().nullable(),
  owner_id: id.nullable(),
  archived_at: timestamp.nullable(),
  stage: z.object({ name: z.string(), color: z.string(), kind: z.string() }),
});

export const person = z.object({ id, name: z.string() });

/** A project with all its entries, in the order they happen. `today` is the day at the business. */
export const timeline = z.object({ project: timelineProject, today: day, people: z.array(person), entries: z.array(entry) });

export const predecessors = z.strictObject({ ids: z.array(id).max(50) });

/** Moves one entry, and with `following` what depends on it or, on the event day, all that is still to come. */
export const shift = z.strictObject({
  entry_id: id,
  /** Days in planning and production, minutes on the event day. */
  by: z
    .int()
    .min(-1_440)
    .max(1_440)
    .refine((by) => by !== 0, 'must not be 0'),
  following: z.boolean(),
});

export const template = z.object({ id: z.string(), title: z.string(), description: z.string(), lane, entries: z.int() });

export const templateChoice = z.strictObject({ template_id: z.string().max(60) });

/** A new date or start of the event; with `dry_run` nothing is saved. */
export const rescheduling = z.strictObject({
  event_date: day,
  start_time: clockTime.nullable().optional(),
  dry_run: z.boolean(),
});

/** What moves with the event and what stays: fixed entries keep their day. */
export const rescheduled = z.object({
  applied: z.boolean(),
  from: day.nullable(),
  to: day,
  moved: z.array(z.object({ id, title: z.string(), lane, from: day.nullable(), to: day })),
  kept: z.array(z.object({ id, title: z.string(), lane, day: day.nullable() })),
  /** Other projects of that day, a hint and no obstacle. */
  same_day: z.int(),
});

export type Lane = z.output<typeof lane>;
export type Audience = z.output<typeof audience>;
export type EntryTime = z.output<typeof entryTime>;
/** A task that is not done, with the project it belongs to. */
const openTask = entry
  .pick({ id: true, title: true, lane: true, day: true, responsible_id: true, responsible_text: true })
  .extend({ project_id: id, project_name: z.string() });

export const openTasks = z.object({
  /** The day it is where the business is. */
  today: day,
  /** Those who can be responsible. */
  people: z.array(person),
  /** Without a day last. */
  results: z.array(openTask),
  /** There are more than these. */
  capped: z.boolean(),
});

export type OpenTask = z.output<typeof openTask>;
export type OpenTasks = z.output<typeof openTasks>;
export type NewEntry = z.output<typeof newEntry>;
export type EntryPatch = z.output<typeof entryPatch>;
export type Entry = z.output<typeof entry>;
export type TimelineProject = z.output<typeof timelineProject>;
export type Timeline = z.output<typeof timeline>;
export type Shift = z.output<typeof shift>;
export type Template = z.output<typeof template>;
export type Rescheduling = z.output<typeof rescheduling>;
export type Rescheduled = z.output<typeof rescheduled>;
