import * as z from 'zod';
import { currency, day, id, timestamp } from '../core';

/** A project as the first page shows it. */
export const homeProject = z.object({
  id,
  number: z.int(),
  name: z.string(),
  event_type: z.string(),
  event_date: day.nullable(),
  venue_text: z.string(),
  stage: z.object({ name: z.string(), color: z.string() }),
  updated_at: timestamp,
});

export const homePipeline = z.object({
  currency,
  open: z.object({ count: z.int(), value_cents: z.int(), weighted_cents: z.int() }),
  booked: z.object({ count: z.int(), value_cents: z.int(), weighted_cents: z.int() }),
});

/** One part per plugin; null where the member may not use that plugin. */
export const summary = z.object({
  /** Today in the time zone of the business. */
  today: day,
  projects: z
    .object({
      /** Events of the next 14 days, the next first. */
      upcoming: z.array(homeProject),
      /** The projects that changed last. */
      recent: z.array(homeProject),
    })
    .nullable(),
  pipeline: homePipeline.nullable(),
});

export type HomeProject = z.output<typeof homeProject>;
export type HomePipeline = z.output<typeof homePipeline>;
export type Summary = z.output<typeof summary>;
