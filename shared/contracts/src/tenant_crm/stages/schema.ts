import * as z from 'zod';
import { bps, id, line, timestamp } from '../../core';

/** What a stage means for money: still open, won, finished, or lost. */
export const stageKind = z.enum(['open', 'booked', 'done', 'lost']);

/** The family of the stage's colour; the shade is the theme's business. */
export const stageColor = z.enum(['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay']);

export const stage = z.object({
  id,
  name: z.string(),
  position: z.int(),
  color: stageColor,
  kind: stageKind,
  probability_bps: bps.max(10_000),
  rotting_days: z.int().nullable(),
  /** Fields a project must have before it may enter. */
  required_fields: z.array(z.string()),
});

/** What a stage can ask for; fields of the business's own are called `custom.<key>`. */
export const requirableFields = ['event_date', 'start_time', 'venue_text', 'guest_count', 'budget_cents', 'owner_id'] as const;
const requirable = z.union([z.enum(requirableFields), z.string().regex(/^custom\.[a-z][a-z0-9_]{0,39}$/, 'must be a field of a project')]);

/** A whole stage. `project_count` counts archived projects too. */
export const stageRecord = stage.extend({ project_count: z.int(), updated_at: timestamp, updated_by_id: id.nullable(), version: z.int() });

const writable = z.strictObject({
  name: line(40),
  color: stageColor,
  kind: stageKind,
  probability_bps: bps.max(10_000, 'must not be above 100 %'),
  rotting_days: z.int().min(1).max(3650).nullable(),
  required_fields: z.array(requirable).max(20),
});

export const newStage = writable.partial().required({ name: true });
export const stagePatch = writable.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');
export const stageOrder = z.strictObject({ ids: z.array(id).min(1).max(60) });

export type Stage = z.output<typeof stage>;
export type StageRecord = z.output<typeof stageRecord>;
export type NewStage = z.output<typeof newStage>;
export type StagePatch = z.output<typeof stagePatch>;
export type StageColor = z.output<typeof stageColor>;
