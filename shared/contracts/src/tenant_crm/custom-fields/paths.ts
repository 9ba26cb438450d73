import type { Paths } from '../../core';

export const customFieldPaths = {
  listCustomFields: 'GET /api/tenant_crm/custom-fields/',
  createCustomField: 'POST /api/tenant_crm/custom-fields/',
  updateCustomField: 'PATCH /api/tenant_crm/custom-fields/:id/',
} as const satisfies Paths;
