import type { Paths } from '../../core';

export const organizationPaths = {
  listOrganizations: 'GET /api/tenant_crm/organizations/',
  createOrganization: 'POST /api/tenant_crm/organizations/',
  pickOrganizations: 'GET /api/tenant_crm/organizations/pick/',
  exportOrganizations: 'GET /api/tenant_crm/organizations/export.csv/',
  bulkOrganizations: 'POST /api/tenant_crm/organizations/bulk/',
  getOrganization: 'GET /api/tenant_crm/organizations/:id/',
  updateOrganization: 'PATCH /api/tenant_crm/organizations/:id/',
  archiveOrganization: 'POST /api/tenant_crm/organizations/:id/archive/',
  unarchiveOrganization: 'POST /api/tenant_crm/organizations/:id/unarchive/',
  deleteOrganization: 'DELETE /api/tenant_crm/organizations/:id/',
  restoreOrganization: 'POST /api/tenant_crm/organizations/:id/restore/',
} as const satisfies Paths;
