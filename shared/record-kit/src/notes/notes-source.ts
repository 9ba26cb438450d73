import type { Answer } from '@butterfly/contracts/core';
import type { RecordSubject } from '../subject';

/** What can be typed of a note: text with **bold**, lists and `@[Ada](12)` for a colleague. Never HTML. */
export interface NoteDraft {
  readonly body: string;
  readonly pinned: boolean;
  /** `team`: for members only. `client`: may be shown to the client. */
  readonly visibility: 'team' | 'client';
}

/** A note as it is stored. */
export interface RecordNote extends NoteDraft, RecordSubject {
  readonly id: number;
  readonly created_at: string;
  readonly created_by_id: number | null;
  readonly deleted_at: string | null;
  readonly version: number;
}

/**
 * Where the notes of a record come from and go to.
 *
 * @example
 * export const notes: NotesSource<Subject> = {
 *   list: ({ subject_type, subject_id }, signal) => crm.listNotes({ query: { subject_type, subject_id: String(subject_id), page_size: 100 }, signal }),
 *   create: (body) => crm.createNote({ body }),
 *   update: ({ id, version }, body) => crm.updateNote({ params: { id: String(id) }, body, ifMatch: versionTag(id, version) }),
 *   setDeleted: ({ id }, deleted) => (deleted ? crm.deleteNote : crm.restoreNote)({ params: { id: String(id) } }),
 * };
 */
export interface NotesSource<S extends RecordSubject = RecordSubject> {
  list(subject: S, signal: AbortSignal): Promise<Answer<{ readonly results: readonly RecordNote[] }>>;
  create(note: NoteDraft & S): Promise<Answer<RecordNote>>;
  /** Refused when the note has another version by now. */
  update(note: RecordNote, patch: Partial<NoteDraft>): Promise<Answer<RecordNote>>;
  setDeleted(note: RecordNote, deleted: boolean): Promise<Answer<RecordNote>>;
}
