import * as z from 'zod';
import { id, json, timestamp } from '../../core';
import { subject } from '../notes/schema';

/** What can happen to a record. `details` of `changed`: `{ changes: [{ field, from, to }] }`. */
export const activityKind = z.enum([
  'created', 'changed', 'stage', 'status', 'converted', 'archived', 'unarchived', 'deleted', 'restored', 'merged', 'consent', 'note_added', 'note_removed', 'file_added', 'file_removed', 'linked', 'unlinked',
]);

/** One event of a timeline; never changed afterwards. */
export const activity = subject.extend({
  /** `a12`, or `s3` for a move between stages. */
  key: z.string(),
  kind: activityKind,
  at: timestamp,
  by_id: id.nullable(),
  details: z.record(z.string(), json),
});

export const timeline = z.object({
  results: z.array(activity),
  /** Give it as `before` to get what happened earlier; rows of that very moment come again, with the same key. Null at the beginning. */
  next: z.string().nullable(),
});

export type ActivityKind = z.output<typeof activityKind>;
export type Activity = z.output<typeof activity>;
