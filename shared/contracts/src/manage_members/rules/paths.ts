import type { Paths } from '../../core';

export const rulePaths = {
  listRules: 'GET /api/manage_members/assignment-rules/',
  createRule: 'POST /api/manage_members/assignment-rules/',
  updateRule: 'PATCH /api/manage_members/assignment-rules/:id/',
  deleteRule: 'DELETE /api/manage_members/assignment-rules/:id/',
  testRule: 'POST /api/manage_members/assignment-rules/test/',
} as const satisfies Paths;
