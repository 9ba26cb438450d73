import type { Paths } from '../../core';

export const pipelinePaths = {
  getPipeline: 'GET /api/tenant_crm/pipeline/',
  getDashboard: 'GET /api/tenant_crm/dashboard/',
} as const satisfies Paths;
