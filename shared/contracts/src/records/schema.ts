import * as z from 'zod';
import { id, json, line, timestamp } from '../core';

/** A kind of record by its full name: `<plugin>.<name>`, such as `notices.notice`. */
export const subjectType = z
  .string()
  .max(120)
  .regex(/^[a-z][a-z0-9_]*[.][a-z][a-z0-9_]*$/, 'must be the name of a kind of record');

/** The record that a note, a comment, a file or an event of a timeline is about. */
export const subject = z.object({ subject_type: subjectType, subject_id: id });

/** `note`: something worth keeping about a record. `comment`: a part of the talk about it. Their rules are the same. */
export const noteKind = z.enum(['note', 'comment']);

/** `team`: for members only. `client`: may be shown in the client portal. */
export const noteVisibility = z.enum(['team', 'client']);

/** Text with **bold**, *italic*, lists (`- `), links, and mentions as `@[Ada](12)` with the member's id. Never HTML. */
export const noteBody = z.string().trim().min(1, 'must not be empty').max(10_000);

export const note = subject.extend({
  id,
  kind: noteKind,
  /** The name of the record. */
  subject_name: z.string(),
  body: z.string(),
  pinned: z.boolean(),
  visibility: noteVisibility,
  /** Members, by id. */
  mentions: z.array(id),
  created_at: timestamp,
  created_by_id: id.nullable(),
  updated_at: timestamp,
  updated_by_id: id.nullable(),
  deleted_at: timestamp.nullable(),
  version: z.int(),
});

const noteFields = { body: noteBody, pinned: z.boolean(), visibility: noteVisibility };
export const newNote = z.strictObject({
  body: noteBody,
  kind: noteKind.default('note'),
  pinned: z.boolean().default(false),
  visibility: noteVisibility.default('team'),
});
export const notePatch = z
  .strictObject(noteFields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** A file of a record. `id` is the record's own; the bytes are at `downloadFile`. */
export const recordFile = subject.extend({
  id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  created_at: timestamp,
  created_by_id: id.nullable(),
});

/** One event of a timeline; never changed afterwards. `details` of `changed`: `{ changes: [{ field, from, to }] }`. */
export const activity = subject.extend({
  key: z.string(),
  kind: z.string(),
  at: timestamp,
  by_id: id.nullable(),
  details: z.record(z.string(), json),
});

export const timeline = z.object({
  results: z.array(activity),
  /** Give it as `before` to get what happened earlier; rows of that very moment come again, with the same key. Null at the beginning. */
  next: z.string().nullable(),
});

/** A member who may see a record, and so may be mentioned. */
export const recordPerson = z.object({ id, name: z.string() });

/** A filter of a list that a member gave a name. */
const savedView = z.strictObject({
  name: line(60),
  search: z.string().max(200),
  ordering: z.string().max(60),
  filters: z
    .record(z.string().max(40), z.string().max(200))
    .refine((filters) => Object.keys(filters).length <= 20, 'must not have more than 20 filters'),
});

/** How one member likes one list: saved filters and chosen columns (null: the usual ones). */
export const listView = z.strictObject({ views: z.array(savedView).max(20), columns: z.array(z.string().max(40)).max(40).nullable() });

export type RecordSubject = z.output<typeof subject>;
export type NoteKind = z.output<typeof noteKind>;
export type RecordNote = z.output<typeof note>;
export type NewRecordNote = z.output<typeof newNote>;
export type RecordNotePatch = z.output<typeof notePatch>;
export type RecordFile = z.output<typeof recordFile>;
export type RecordActivity = z.output<typeof activity>;
export type RecordPerson = z.output<typeof recordPerson>;
export type ListView = z.output<typeof listView>;
