import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { ManageMembersApi } from './api';
import { DEFAULT_ROLES } from './default-roles';
import { adminIds, grantsOf, insertSystemRole, replaceRoles, upsertRole } from './repository';

/** The permissions of a member are those of all its roles together. */
export function merge(grants: readonly PermissionRecord[]): PermissionRecord {
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
  return {
    plugins: union(grants.map(({ plugins }) => plugins)),
    features: union(grants.map(({ features }) => features)),
    is_admin: grants.some(({ is_admin: admin }) => admin),
  };
}

export function createApi(forgetAccess: (what: { tenantId: number }) => void): ManageMembersApi {
  return {
    ensureDefaultRoles: async (db) => {
      for (const role of DEFAULT_ROLES) await insertSystemRole(db, role);
    },
    ensureRole: async (db, role) => {
      const id = await upsertRole(db, role);
      db.afterCommit(() => forgetAccess({ tenantId: db.tenantId }));
      return id;
    },
    setRoles: async (db, memberId, names) => {
      const given = await replaceRoles(db, memberId, names);
      const unknown = names.filter((name) => !given.includes(name.toLowerCase()));
      if (unknown.length > 0) throw new Error(`No role is called ${unknown.join(', ')}.`);
      db.emit('manage_members.roles.changed@1', { member_id: memberId });
      db.afterCommit(() => forgetAccess({ tenantId: db.tenantId }));
    },
    permissionsOf: readPermissions,
    adminIds,
  };
}

export async function readPermissions(db: Db, memberId: number): Promise<PermissionRecord> {
  return merge(await grantsOf(db, memberId));
}
