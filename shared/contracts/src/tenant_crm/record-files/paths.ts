import type { Paths } from '../../core';

export const recordFilePaths = {
  listFiles: 'GET /api/tenant_crm/files/',
  uploadFile: 'POST /api/tenant_crm/files/:subject_type/:subject_id/',
  downloadFile: 'GET /api/tenant_crm/files/:id/content/',
  removeFile: 'DELETE /api/tenant_crm/files/:id/',
  restoreFile: 'POST /api/tenant_crm/files/:id/restore/',
} as const satisfies Paths;
