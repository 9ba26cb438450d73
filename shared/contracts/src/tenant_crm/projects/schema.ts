import * as z from 'zod';
import { bps, clockTime, currency, day, id, line, timestamp } from '../../core';
import { customPatch, customValues } from '../custom-fields/schema';
import { amount, eventType } from '../fields';
import { choiceKey } from '../settings/schema';

/** Why a project was lost: a key of the settings' list. Moving a project to a lost stage asks for one. */
export const lostReason = choiceKey;

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
  start_time: clockTime.nullable(),
  end_time: clockTime.nullable(),
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
  updated_by_id: id.nullable(),
  custom: customValues,
  version: z.int(),
});

const writable = z.strictObject({
  name: line(120),
  event_type: eventType,
  event_date: day.nullable(),
  event_end_date: day.nullable(),
  start_time: clockTime.nullable(),
  end_time: clockTime.nullable(),
  venue_text: z.union([z.literal(''), line(200)]),
  guest_count: z.int().min(0).max(100_000).nullable(),
  budget_cents: amount.nullable(),
  probability_bps: bps.max(10_000, 'must not be above 100 %').nullable(),
  tags: z.array(line(40)).max(20),
  owner_id: id.nullable(),
  custom: customPatch,
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
  /** Saved with the move: what the stage asks for and the project does not have yet. */
  fields: projectPatch.optional(),
});

const ids = z.array(id).min(1).max(200);

/** One change for many projects; ids that are not there or are archived already are left out. */
export const projectBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['archive', 'unarchive']), ids }),
  z.strictObject({ action: z.literal('owner'), ids, owner_id: id.nullable() }),
  z.strictObject({ action: z.literal('stage'), ids, stage_id: id, lost_reason: projectMove.shape.lost_reason }),
]);

/** The projects that changed, with what they had before, so that it can be given back. */
export const projectBulkResult = z.object({ changed: z.array(z.object({ id, owner_id: id.nullable(), stage_id: id })) });

export const stageChange = z.object({
  id,
  from_stage_id: id.nullable(),
  to_stage_id: id,
  at: timestamp,
  by_id: id.nullable(),
  days_in_previous: z.int().nullable(),
});

/** `by`: owner of the project, put on its team, or responsible for something of it in another plugin. */
export const teamMember = z.object({ member_id: id, name: z.string(), by: z.enum(['owner', 'team', 'work']) });

export type TeamMember = z.output<typeof teamMember>;
export type LostReason = z.output<typeof lostReason>;
export type ProjectLight = z.output<typeof projectLight>;
export type ProjectRow = z.output<typeof projectRow>;
export type Project = z.output<typeof project>;
export type NewProject = z.output<typeof newProject>;
export type ProjectPatch = z.output<typeof projectPatch>;
export type ProjectMove = z.output<typeof projectMove>;
export type StageChange = z.output<typeof stageChange>;
export type ProjectBulk = z.output<typeof projectBulk>;
export type ProjectBulkResult = z.output<typeof projectBulkResult>;
