import type { Paths } from '../core/define-routes';

export const paths = {
  listNotes: 'GET /api/{{id}}/notes/',
  createNote: 'POST /api/{{id}}/notes/',
  getNote: 'GET /api/{{id}}/notes/:id/',
  updateNote: 'PATCH /api/{{id}}/notes/:id/',
  archiveNote: 'POST /api/{{id}}/notes/:id/archive/',
  restoreNote: 'POST /api/{{id}}/notes/:id/restore/',
} as const satisfies Paths;
