import type { Paths } from '../../core';

export const viewPaths = {
  getListView: 'GET /api/tenant_crm/list-views/:list/',
  saveListView: 'PUT /api/tenant_crm/list-views/:list/',
} as const satisfies Paths;
