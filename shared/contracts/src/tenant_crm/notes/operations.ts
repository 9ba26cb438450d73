import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../../core';
import { notePaths } from './paths';
import { newNote, note, notePatch, noteVisibility, subjectType } from './schema';

const byId = z.object({ id: idParam });

const noteQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().trim().max(200).optional(),
  subject_type: subjectType.optional(),
  subject_id: idParam.optional(),
  author: idParam.optional(),
  visibility: noteVisibility.optional(),
  pinned: z.enum(['true', 'false']).optional(),
  /** Only notes that mention me. */
  mine: z.enum(['true', 'false']).optional(),
});

export type NoteQuery = z.output<typeof noteQuery>;

export const noteOperations = defineRoutes(notePaths, {
  listNotes: { summary: 'Notes, pinned ones first, then the newest', access: 'plugin', query: noteQuery, ok: pageOf(note) },
  createNote: {
    summary: 'Write a note; members it mentions are told',
    access: 'plugin',
    idempotent: true,
    body: newNote,
    bodyLimit: 64 * 1024,
    ok: note,
    status: 201,
    errors: ['not_found'],
  },
  getNote: { summary: 'Read a note; the answer has an ETag', access: 'plugin', params: byId, ok: note },
  updateNote: {
    summary: 'Change a note; needs If-Match. Newly mentioned members are told',
    access: 'plugin',
    params: byId,
    body: notePatch,
    bodyLimit: 64 * 1024,
    ok: note,
    errors: ['precondition_required', 'version_conflict'],
  },
  deleteNote: { summary: 'Delete a note; it can be restored', access: 'plugin', mayNeed: ['delete_records'], params: byId, ok: note },
  restoreNote: { summary: 'Bring a deleted note back', access: 'plugin', params: byId, ok: note },
});
