import * as z from 'zod';
import { id, timestamp } from '../../core';

/** What a note, a file or an event of the timeline belongs to. */
export const subjectType = z.enum(['project', 'lead', 'contact', 'organization']);
export const subject = z.object({ subject_type: subjectType, subject_id: id });

/** `team`: for members only. `client`: may be shown in the client portal. */
export const noteVisibility = z.enum(['team', 'client']);

/** Text with **bold**, *italic*, lists (`- `), links, and mentions as `@[Ada](12)` with the member's id. Never HTML. */
const body = z.string().trim().min(1, 'must not be empty').max(10_000);

export const note = subject.extend({
  id,
  /** The name of what it belongs to. */
  subject_name: z.string(),
  body: z.string(),
  pinned: z.boolean(),
  visibility: noteVisibility,
  mentions: z.array(id),
  created_at: timestamp,
  created_by_id: id.nullable(),
  updated_at: timestamp,
  updated_by_id: id.nullable(),
  deleted_at: timestamp.nullable(),
  version: z.int(),
});

export const newNote = z.strictObject({ ...subject.shape, body, pinned: z.boolean().default(false), visibility: noteVisibility.default('team') });
export const notePatch = z.strictObject({ body, pinned: z.boolean(), visibility: noteVisibility }).partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export type SubjectType = z.output<typeof subjectType>;
export type Subject = z.output<typeof subject>;
export type Note = z.output<typeof note>;
export type NewNote = z.output<typeof newNote>;
export type NotePatch = z.output<typeof notePatch>;
