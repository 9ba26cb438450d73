import * as z from 'zod';
import { id } from '../../core';
import { newNote as newRecordNote, note as recordNote } from '../../records';

export { notePatch, noteVisibility } from '../../records';

/** What a note, a file or an event of the timeline belongs to. */
export const subjectType = z.enum(['project', 'lead', 'contact', 'organization']);
export const subject = z.object({ subject_type: subjectType, subject_id: id });

/** A note of the module `records`, under the short name of its subject; the CRM has no comments. */
export const note = recordNote.omit({ kind: true }).extend(subject.shape);
export const newNote = newRecordNote.omit({ kind: true }).extend(subject.shape);

export type SubjectType = z.output<typeof subjectType>;
export type Subject = z.output<typeof subject>;
export type Note = z.output<typeof note>;
export type NewNote = z.output<typeof newNote>;
export type { RecordNotePatch as NotePatch } from '../../records';
