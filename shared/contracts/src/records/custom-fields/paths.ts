import type { Paths } from '../../core';

export const customFieldPaths = {
  listCustomFields: 'GET /api/records/:subject_type/custom-fields/',
  createCustomField: 'POST /api/records/:subject_type/custom-fields/',
  updateCustomField: 'PATCH /api/records/:subject_type/custom-fields/:id/',
  getCustomValues: 'GET /api/records/:subject_type/:subject_id/custom/',
  saveCustomValues: 'PATCH /api/records/:subject_type/:subject_id/custom/',
} as const satisfies Paths;
