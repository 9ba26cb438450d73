import type { Paths } from '../core/define-routes';

export const paths = {
  listNotes: 'GET /api/{{id}}/notes/',
  addNote: 'POST /api/{{id}}/notes/',
} as const satisfies Paths;
