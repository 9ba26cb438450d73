import type { Paths } from '../../core';

export const projectPaths = {
  listProjects: 'GET /api/tenant_crm/projects/',
  createProject: 'POST /api/tenant_crm/projects/',
  bulkProjects: 'POST /api/tenant_crm/projects/bulk/',
  exportProjects: 'GET /api/tenant_crm/projects/export.csv/',
  getProject: 'GET /api/tenant_crm/projects/:id/',
  updateProject: 'PATCH /api/tenant_crm/projects/:id/',
  archiveProject: 'POST /api/tenant_crm/projects/:id/archive/',
  unarchiveProject: 'POST /api/tenant_crm/projects/:id/unarchive/',
  moveProject: 'POST /api/tenant_crm/projects/:id/move/',
  listTeam: 'GET /api/tenant_crm/projects/:id/team/',
  addTeamMember: 'PUT /api/tenant_crm/projects/:id/team/:memberId/',
  removeTeamMember: 'DELETE /api/tenant_crm/projects/:id/team/:memberId/',
  listStageChanges: 'GET /api/tenant_crm/projects/:id/stage-changes/',
  listOwners: 'GET /api/tenant_crm/owners/',
} as const satisfies Paths;
