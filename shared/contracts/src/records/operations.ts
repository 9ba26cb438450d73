import * as z from 'zod';
import { defineRoutes, idParam, pageOf, timestamp, uploadBody, uploadQuery } from '../core';
import { customFieldOperations } from './custom-fields/operations';
import { importOperations } from './imports/operations';
import { ofSubjectPaths } from './paths';
import { listView, newNote, note, noteKind, notePatch, noteVisibility, recordFile, recordPerson, subjectType, timeline } from './schema';

const FILE_LIMIT = 25_000_000;
const TEXT_LIMIT = 64 * 1024;

const ofType = z.object({ subject_type: subjectType });
const ofSubject = ofType.extend({ subject_id: idParam });
const byId = ofSubject.extend({ id: idParam });

const noteQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().trim().max(200).optional(),
  kind: noteKind.optional(),
  author: idParam.optional(),
  visibility: noteVisibility.optional(),
  pinned: z.enum(['true', 'false']).optional(),
  /** Only notes that mention me. */
  mine: z.enum(['true', 'false']).optional(),
});

export type RecordNoteQuery = z.output<typeof noteQuery>;

/** What files of a record are, wherever they are offered. */
export const fileWords = {
  listFiles: { summary: 'Files of a record, the newest first' },
  uploadFile: { summary: 'Add a file to a record', idempotent: true, query: uploadQuery, ...uploadBody(FILE_LIMIT), status: 201 },
  downloadFile: {
    summary: 'The bytes of a file',
    query: z.object({ inline: z.enum(['true', 'false']).default('false') }),
    answer: 'handler',
    ok: z.unknown(),
    errors: ['file_gone'],
  },
  removeFile: { summary: 'Take a file away; it can be restored for 30 days', mayNeed: ['delete_records'] },
  restoreFile: { summary: 'Bring a file back' },
} as const;

const ofSubjectOperations = defineRoutes(ofSubjectPaths, {
  listNotes: {
    summary: 'Notes and comments of a record, pinned ones first, then the newest',
    access: 'subject',
    params: ofSubject,
    query: noteQuery,
    ok: pageOf(note),
  },
  createNote: {
    summary: 'Write a note or a comment; members it mentions are told',
    access: 'subject',
    idempotent: true,
    params: ofSubject,
    body: newNote,
    bodyLimit: TEXT_LIMIT,
    ok: note,
    status: 201,
  },
  getNote: { summary: 'Read a note; the answer has an ETag', access: 'subject', params: byId, ok: note },
  updateNote: {
    summary: 'Change a note; needs If-Match. Newly mentioned members are told',
    access: 'subject',
    params: byId,
    body: notePatch,
    bodyLimit: TEXT_LIMIT,
    ok: note,
    errors: ['precondition_required', 'version_conflict'],
  },
  deleteNote: { summary: 'Delete a note; it can be restored', access: 'subject', mayNeed: ['delete_records'], params: byId, ok: note },
  restoreNote: { summary: 'Bring a deleted note back', access: 'subject', params: byId, ok: note },
  listFiles: { ...fileWords.listFiles, access: 'subject', params: ofSubject, ok: z.array(recordFile) },
  uploadFile: { ...fileWords.uploadFile, access: 'subject', params: ofSubject, ok: recordFile, errors: ['records.too_many_files'] },
  downloadFile: { ...fileWords.downloadFile, access: 'subject', params: byId },
  removeFile: { ...fileWords.removeFile, access: 'subject', params: byId, ok: recordFile },
  restoreFile: { ...fileWords.restoreFile, access: 'subject', params: byId, ok: recordFile },
  getTimeline: {
    summary: 'What happened to a record, the newest first',
    access: 'subject',
    params: ofSubject,
    query: z.object({ before: timestamp.optional(), limit: z.coerce.number().int().min(10).max(100).default(40) }),
    ok: timeline,
  },
  listPeople: { summary: 'Members who may see a record, by name', access: 'subject', params: ofSubject, ok: z.array(recordPerson) },
  getListView: {
    summary: 'How the member likes the list of these records: saved filters and columns',
    access: 'subject',
    params: ofType,
    ok: listView,
  },
  saveListView: {
    summary: 'Keep how the member likes the list of these records',
    access: 'subject',
    params: ofType,
    body: listView,
    bodyLimit: 32 * 1024,
    ok: listView,
  },
});

export const operations = { ...ofSubjectOperations, ...customFieldOperations, ...importOperations };
