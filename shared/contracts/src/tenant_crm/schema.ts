import * as z from 'zod';
import { bps, cents, currency, day, id, line, timestamp } from '../core';

/** What kind of event a project is about. */
export const eventType = z.enum(['wedding', 'corporate', 'social', 'funeral', 'workshop', 'other']);

/** What a stage means for money: still open, won, finished, or lost. */
export const stageKind = z.enum(['open', 'booked', 'done', 'lost']);

/** The family of the stage's colour; the shade is the theme's business. */
export const stageColor = z.enum(['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay']);

/** Why a project was lost. Moving a project to a lost stage asks for one. */
export const lostReason = z.enum(['price', 'date_taken', 'no_answer', 'competitor', 'cancelled', 'other']);

/** A wall-clock time without a zone, e.g. `16:30`. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 16:30');

/** A sum of money that cannot be below zero. */
const amount = cents.min(0, 'must not be below 0');

export const stage = z.object({
  id,
  name: z.string(),
  position: z.int(),
  color: stageColor,
  kind: stageKind,
  probability_bps: bps.max(10_000),
  rotting_days: z.int().nullable(),
});

/** The light row of the bare project list, for pickers. */
export const projectLight = z.object({ id, name: z.string(), number: z.int(), event_date: day.nullable() });

/** One row of the paged project list. Money is left out for members without the plugin (decision A-49). */
export const projectRow = projectLight.extend({
  event_type: eventType,
  stage_id: id,
  owner_id: id.nullable(),
  venue_text: z.string(),
  guest_count: z.int().nullable(),
  value_cents: amount.optional(),
  currency: currency.optional(),
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
});

/** A whole project. `value_cents` is what it counts for in the pipeline, today its budget. */
export const project = z.object({
  id,
  number: z.int(),
  name: z.string(),
  event_type: eventType,
  stage_id: id,
  stage_since: timestamp,
  event_date: day.nullable(),
  event_end_date: day.nullable(),
  start_time: localTime.nullable(),
  end_time: localTime.nullable(),
  venue_text: z.string(),
  guest_count: z.int().nullable(),
  budget_cents: amount.nullable(),
  value_cents: amount,
  currency,
  /** Null: the stage's probability counts. */
  probability_bps: bps.max(10_000).nullable(),
  tags: z.array(z.string()),
  owner_id: id.nullable(),
  lost_reason: lostReason.nullable(),
  lost_note: z.string(),
  archived_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

const writable = z.strictObject({
  name: line(120),
  event_type: eventType,
  event_date: day.nullable(),
  event_end_date: day.nullable(),
  start_time: localTime.nullable(),
  end_time: localTime.nullable(),
  venue_text: z.union([z.literal(''), line(200)]),
  guest_count: z.int().min(0).max(100_000).nullable(),
  budget_cents: amount.nullable(),
  probability_bps: bps.max(10_000, 'must not be above 100 %').nullable(),
  tags: z.array(line(40)).max(20),
  owner_id: id.nullable(),
});

/** A new project: a name is enough. Without a stage it begins in the first open one. */
export const newProject = writable.partial().required({ name: true }).extend({ stage_id: id.optional() });

/** The fields that change; absent fields stay as they are. */
export const projectPatch = writable.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** `position` is the place in the target column, 0 at the top; a larger number than there are cards means the end. */
export const projectMove = z.strictObject({
  stage_id: id,
  position: z.int().min(0).max(100_000),
  lost_reason: lostReason.optional(),
  lost_note: z.string().trim().max(500).optional(),
});

export const stageChange = z.object({
  id,
  from_stage_id: id.nullable(),
  to_stage_id: id,
  at: timestamp,
  by_id: id.nullable(),
  days_in_previous: z.int().nullable(),
});

/** A member who can own a project. */
export const owner = z.object({ id, name: z.string() });

/** Count and money of a group of projects. Weighted: each value times its probability, rounded once per project. */
export const sums = z.object({ count: z.int(), value_cents: z.int(), weighted_cents: z.int() });

export const pipelineCard = z.object({
  id,
  number: z.int(),
  name: z.string(),
  event_type: eventType,
  event_date: day.nullable(),
  stage_id: id,
  owner_id: id.nullable(),
  value_cents: amount,
  currency,
  /** Null: the stage's probability counts. */
  probability_bps: bps.max(10_000).nullable(),
  days_in_stage: z.int(),
});

/** One column: exact sums over all its projects, and its first cards. */
export const pipelineColumn = sums.extend({ stage, cards: z.array(pipelineCard) });

/** `open` is the pipeline in the narrow sense: what is not yet decided. */
export const pipeline = z.object({ currency, open: sums, booked: sums, columns: z.array(pipelineColumn) });

export const dashboard = z.object({
  currency,
  today: day,
  open: sums,
  booked: sums,
  stages: z.array(sums.extend({ stage })),
  /** Events from today on, the next first. */
  upcoming: z.array(projectRow),
  /** Open projects that have been in their stage for longer than the stage's `rotting_days`. */
  waiting: z.array(projectRow.extend({ days_in_stage: z.int() })),
});

export type EventType = z.output<typeof eventType>;
export type LostReason = z.output<typeof lostReason>;
export type Stage = z.output<typeof stage>;
export type StageColor = z.output<typeof stageColor>;
export type ProjectLight = z.output<typeof projectLight>;
export type ProjectRow = z.output<typeof projectRow>;
export type Project = z.output<typeof project>;
export type NewProject = z.output<typeof newProject>;
export type ProjectPatch = z.output<typeof projectPatch>;
export type ProjectMove = z.output<typeof projectMove>;
export type StageChange = z.output<typeof stageChange>;
export type Owner = z.output<typeof owner>;
export type Sums = z.output<typeof sums>;
export type Pipeline = z.output<typeof pipeline>;
export type PipelineColumn = z.output<typeof pipelineColumn>;
export type PipelineCard = z.output<typeof pipelineCard>;
export type Dashboard = z.output<typeof dashboard>;
