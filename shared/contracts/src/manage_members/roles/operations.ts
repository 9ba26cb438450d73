import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { rolePaths } from './paths';
import { auditEntry, draftPermissions, newRole, permissionCatalogue, role, rolePatch, rolePreview } from './schema';

const byId = z.object({ id: idParam });
const refusals = ['manage_members.role_name_taken', 'manage_members.unknown_permission'] as const;

export const roleOperations = defineRoutes(rolePaths, {
  listRoles: { summary: 'Roles with their permissions and who has them', access: 'plugin', ok: z.array(role) },
  getRole: { summary: 'One role', access: 'plugin', params: byId, ok: role },
  createRole: {
    summary: 'Make a role; a copy is made by sending what another one permits',
    idempotent: true,
    access: 'admin',
    body: newRole,
    bodyLimit: 65_536,
    ok: role,
    status: 201,
    errors: refusals,
  },
  updateRole: {
    summary: 'Change a role; needs If-Match. Everybody who has it is told at once',
    access: 'admin',
    params: byId,
    body: rolePatch,
    bodyLimit: 65_536,
    ok: role,
    errors: [...refusals, 'precondition_required', 'version_conflict', 'manage_members.role_protected', 'manage_members.last_admin'],
  },
  deleteRole: {
    summary: 'Delete a role that nobody has; needs If-Match',
    access: 'admin',
    params: byId,
    errors: ['precondition_required', 'version_conflict', 'manage_members.role_protected', 'manage_members.role_in_use'],
  },
  previewRole: {
    summary: 'View as this role: what somebody with these permissions sees',
    access: 'admin',
    body: draftPermissions,
    bodyLimit: 65_536,
    ok: rolePreview,
  },
  listPermissions: { summary: 'All plugins and features a role can have', access: 'plugin', ok: permissionCatalogue },
  listAudit: {
    summary: 'Every change of permissions, the newest first',
    access: 'admin',
    query: z.object({
      subject_kind: z.enum(['role', 'member', 'invite']).optional(),
      subject_id: idParam.optional(),
      before: idParam.optional(),
    }),
    ok: z.array(auditEntry),
  },
});
