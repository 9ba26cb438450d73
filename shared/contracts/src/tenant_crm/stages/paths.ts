import type { Paths } from '../../core';

export const stagePaths = {
  listStages: 'GET /api/tenant_crm/project_stages/',
  createStage: 'POST /api/tenant_crm/project_stages/',
  reorderStages: 'POST /api/tenant_crm/project_stages/reorder/',
  getStage: 'GET /api/tenant_crm/project_stages/:id/',
  updateStage: 'PATCH /api/tenant_crm/project_stages/:id/',
  deleteStage: 'DELETE /api/tenant_crm/project_stages/:id/',
} as const satisfies Paths;
