import * as z from 'zod';
import { id, line, timestamp } from '../../core/primitives';

/** A version that was kept. `saved_at` and `saved_by` tell when and by whom it came to be. */
export const revision = z.object({
  id,
  version: z.int(),
  label: z.string().nullable(),
  bytes: z.int(),
  saved_at: timestamp,
  saved_by: z.string().nullable(),
});
export type Revision = z.output<typeof revision>;

export const revisionLabel = z.object({ label: line(80).nullable() });
export const newRevision = z.object({ label: line(80) });
/** A board without a project, as a list shows it. */
export const tempBoardInfo = z.object({ id, temp_project_name: z.string(), bytes: z.int(), created_at: timestamp, updated_at: timestamp });
export type TempBoardInfo = z.output<typeof tempBoardInfo>;

/** The project that a temporary board becomes the board of. */
export const boardOwner = z.object({ project: id });
