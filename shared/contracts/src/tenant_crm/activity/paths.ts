import type { Paths } from '../../core';

export const activityPaths = {
  getTimeline: 'GET /api/tenant_crm/activity/',
  getProjectTimeline: 'GET /api/tenant_crm/projects/:id/timeline/',
} as const satisfies Paths;
