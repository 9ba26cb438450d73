import type { Paths } from '../../core';

export const rolePaths = {
  listRoles: 'GET /api/manage_members/roles/',
  getRole: 'GET /api/manage_members/roles/:id/',
  createRole: 'POST /api/manage_members/roles/',
  updateRole: 'PATCH /api/manage_members/roles/:id/',
  deleteRole: 'DELETE /api/manage_members/roles/:id/',
  previewRole: 'POST /api/manage_members/role-preview/',
  listPermissions: 'GET /api/manage_members/role-permissions/',
  listAudit: 'GET /api/manage_members/audit/',
} as const satisfies Paths;
