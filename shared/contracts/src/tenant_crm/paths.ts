import type { Paths } from '../core';

/** Addresses of tenant_crm; the only thing of this slice that a browser bundle carries. */
export const paths = {
  listProjects: 'GET /api/tenant_crm/projects/',
  createProject: 'POST /api/tenant_crm/projects/',
  getProject: 'GET /api/tenant_crm/projects/:id/',
  updateProject: 'PATCH /api/tenant_crm/projects/:id/',
  archiveProject: 'POST /api/tenant_crm/projects/:id/archive/',
  unarchiveProject: 'POST /api/tenant_crm/projects/:id/unarchive/',
  moveProject: 'POST /api/tenant_crm/projects/:id/move/',
  listStageChanges: 'GET /api/tenant_crm/projects/:id/stage-changes/',
  listStages: 'GET /api/tenant_crm/project_stages/',
  listOwners: 'GET /api/tenant_crm/owners/',
  getPipeline: 'GET /api/tenant_crm/pipeline/',
  getDashboard: 'GET /api/tenant_crm/dashboard/',
} as const satisfies Paths;
