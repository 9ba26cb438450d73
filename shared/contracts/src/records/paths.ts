import type { Paths } from '../core';
import { customFieldPaths } from './custom-fields/paths';
import { importPaths } from './imports/paths';

/** `subject_type` is a kind of record by its full name, such as `notices.notice`. */
export const ofSubjectPaths = {
  listNotes: 'GET /api/records/:subject_type/:subject_id/notes/',
  createNote: 'POST /api/records/:subject_type/:subject_id/notes/',
  getNote: 'GET /api/records/:subject_type/:subject_id/notes/:id/',
  updateNote: 'PATCH /api/records/:subject_type/:subject_id/notes/:id/',
  deleteNote: 'DELETE /api/records/:subject_type/:subject_id/notes/:id/',
  restoreNote: 'POST /api/records/:subject_type/:subject_id/notes/:id/restore/',
  listFiles: 'GET /api/records/:subject_type/:subject_id/files/',
  uploadFile: 'POST /api/records/:subject_type/:subject_id/files/',
  downloadFile: 'GET /api/records/:subject_type/:subject_id/files/:id/content/',
  removeFile: 'DELETE /api/records/:subject_type/:subject_id/files/:id/',
  restoreFile: 'POST /api/records/:subject_type/:subject_id/files/:id/restore/',
  getTimeline: 'GET /api/records/:subject_type/:subject_id/activity/',
  listPeople: 'GET /api/records/:subject_type/:subject_id/people/',
  getListView: 'GET /api/records/:subject_type/list-view/',
  saveListView: 'PUT /api/records/:subject_type/list-view/',
} as const satisfies Paths;

export const paths = { ...ofSubjectPaths, ...customFieldPaths, ...importPaths } as const satisfies Paths;
