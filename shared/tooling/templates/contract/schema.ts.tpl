import * as z from 'zod';
import { id, line, pageQuery, timestamp } from '../core/primitives';

export const note = z.object({
  id, title: z.string(), body: z.string(), created_at: timestamp, updated_at: timestamp, archived_at: timestamp.nullable(), version: z.int(),
});
export type Note = z.output<typeof note>;

export const newNote = z.object({ title: line(120), body: z.string().trim().max(5_000).default('') });
export type NewNote = z.output<typeof newNote>;

export const notePatch = z.object({ title: line(120), body: z.string().trim().max(5_000) }).partial();
export type NotePatch = z.output<typeof notePatch>;

export const noteQuery = pageQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('-updated_at'),
  archived: z.enum(['true', 'false']).default('false'),
});
export type NoteQuery = z.output<typeof noteQuery>;
