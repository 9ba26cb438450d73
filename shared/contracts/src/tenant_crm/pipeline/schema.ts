import * as z from 'zod';
import { bps, currency, day, id, timestamp } from '../../core';
import { amount, eventType } from '../fields';
import { choiceKey } from '../settings/schema';
import { projectRow } from '../projects/schema';
import { stage } from '../stages/schema';

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
  tags: z.array(z.string()),
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
  /** Projects decided in the last twelve months. `win_rate_bps`: won of won and lost; null before the first decision. */
  decided: z.object({ won: z.int(), lost: z.int(), win_rate_bps: z.int().nullable() }),
  /** Median days from the inquiry (of the lead, where there was one) to the booking, over the same months. */
  sales_cycle_days: z.number().nullable(),
  leads: z.object({
    open: z.int(),
    late: z.int(),
    /** Median working time is not known; this is the median of the clock, in minutes, over the last 90 days. */
    median_first_response_minutes: z.int().nullable(),
    /** Leads whose first answer is late, the latest first. */
    late_rows: z.array(z.object({ id, title: z.string(), sla_due_at: timestamp, owner_id: id.nullable() })),
    /** Where the leads of the last twelve months came from. */
    sources: z.array(z.object({ source: choiceKey, count: z.int(), converted: z.int() })),
  }),
});

export type Sums = z.output<typeof sums>;
export type Pipeline = z.output<typeof pipeline>;
export type PipelineColumn = z.output<typeof pipelineColumn>;
export type PipelineCard = z.output<typeof pipelineCard>;
export type Dashboard = z.output<typeof dashboard>;
