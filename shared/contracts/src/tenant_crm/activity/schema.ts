import * as z from 'zod';
import { activity as recordActivity, timeline as recordTimeline } from '../../records';
import { subject } from '../notes/schema';

/** What can happen to a record. `details` of `changed`: `{ changes: [{ field, from, to }] }`. */
export const activityKind = z.enum([
  'created',
  'changed',
  'edited',
  'stage',
  'status',
  'converted',
  'archived',
  'unarchived',
  'deleted',
  'restored',
  'merged',
  'consent',
  'note_added',
  'note_removed',
  'comment_added',
  'comment_removed',
  'file_added',
  'file_removed',
  'linked',
  'unlinked',
  /** Another plugin tells of the project, in `details.words`. */
  'told',
]);

/** One event of a timeline; never changed afterwards. `key`: `a12`, or `s3` for a move between stages. */
export const activity = recordActivity.extend({ ...subject.shape, kind: activityKind });
export const timeline = recordTimeline.extend({ results: z.array(activity) });

export type ActivityKind = z.output<typeof activityKind>;
export type Activity = z.output<typeof activity>;
