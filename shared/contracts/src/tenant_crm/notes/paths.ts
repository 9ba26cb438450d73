import type { Paths } from '../../core';

export const notePaths = {
  listNotes: 'GET /api/tenant_crm/project_notes/',
  createNote: 'POST /api/tenant_crm/project_notes/',
  getNote: 'GET /api/tenant_crm/project_notes/:id/',
  updateNote: 'PATCH /api/tenant_crm/project_notes/:id/',
  deleteNote: 'DELETE /api/tenant_crm/project_notes/:id/',
  restoreNote: 'POST /api/tenant_crm/project_notes/:id/restore/',
} as const satisfies Paths;
