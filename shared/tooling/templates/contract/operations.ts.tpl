import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import { newNote, note, notePatch, noteQuery } from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 32 * 1024;

export const operations = defineRoutes(paths, {
  listNotes: { summary: 'Notes, page by page', access: 'plugin', query: noteQuery, ok: pageOf(note) },
  createNote: { summary: 'Write a note', access: 'plugin', idempotent: true, body: newNote, bodyLimit, ok: note, status: 201 },
  getNote: { summary: 'Read a note; the answer has an ETag', access: 'plugin', params: byId, ok: note },
  updateNote: {
    summary: 'Change a note; needs If-Match. A 412 carries the saved note as `current`',
    access: 'plugin', params: byId, body: notePatch, bodyLimit, ok: note, errors: ['precondition_required', 'version_conflict', '{{id}}.note_archived'],
  },
  archiveNote: { summary: 'Put a note into the archive; again is no error', access: 'plugin', feature: 'delete_records', params: byId, ok: note },
  restoreNote: { summary: 'Take a note out of the archive; again is no error', access: 'plugin', params: byId, ok: note },
});
