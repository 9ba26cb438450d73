import * as z from 'zod';
import { day, id, timestamp } from '../core/primitives';

/** Something of the plan that clients may see: no notes, nobody of the team. */
export const planEntry = z.object({
  id,
  lane: z.enum(['planning', 'production', 'event_day']),
  title: z.string(),
  place: z.string(),
  day: day.nullable(),
  /** The moment it begins, on the day of the event. */
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  is_milestone: z.boolean(),
  is_done: z.boolean(),
});
export const plan = z.object({
  /** The zone of the business: the clock that hangs at the event. */
  tz: z.string(),
  results: z.array(planEntry),
});

export type PlanEntry = z.output<typeof planEntry>;
export type Plan = z.output<typeof plan>;
