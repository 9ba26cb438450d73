import type { Paths } from '../../core';

export const importPaths = {
  listImports: 'GET /api/records/:subject_type/imports/',
  createImport: 'POST /api/records/:subject_type/imports/',
  getImport: 'GET /api/records/:subject_type/imports/:id/',
  updateImport: 'PATCH /api/records/:subject_type/imports/:id/',
  checkImport: 'POST /api/records/:subject_type/imports/:id/check/',
  commitImport: 'POST /api/records/:subject_type/imports/:id/commit/',
  undoImport: 'POST /api/records/:subject_type/imports/:id/undo/',
  listImportLines: 'GET /api/records/:subject_type/imports/:id/lines/',
} as const satisfies Paths;
