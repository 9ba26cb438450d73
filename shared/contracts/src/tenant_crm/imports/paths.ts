import type { Paths } from '../../core';

export const importPaths = {
  listImports: 'GET /api/tenant_crm/import/',
  createImport: 'POST /api/tenant_crm/import/',
  getImport: 'GET /api/tenant_crm/import/:id/',
  updateImport: 'PATCH /api/tenant_crm/import/:id/',
  checkImport: 'POST /api/tenant_crm/import/:id/check/',
  commitImport: 'POST /api/tenant_crm/import/:id/commit/',
  undoImport: 'POST /api/tenant_crm/import/:id/undo/',
  listImportLines: 'GET /api/tenant_crm/import/:id/lines/',
} as const satisfies Paths;
