import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { activeAdminIds } from './admins';
import { announcePermissions, type PermissionPorts } from './announce-permissions';
import type { ManageMembersApi } from './api';
import { readAudience } from './audience';
import { addAudit } from './audit/repository';
import { DEFAULT_ROLES } from './default-roles';
import { grantedPlugins, insertGrant } from './grants/repository';
import { importPeople } from './import-people';
import { InviteService } from './invites/service';
import { nameOfMember } from './members/names';
import { merge } from './merge';
import { rolesOf } from './roles/repository';
import { RuleService } from './rules/service';
import { concerned } from './concerned';
import { membersSeeing } from './scope.repository';
import { grantsOf, holdersOf, insertSystemRole, replaceRoles, upsertRole } from './repository';

export function createApi(platform: Platform): ManageMembersApi {
  const ports: PermissionPorts = platform;
  return {
    ensureDefaultRoles: async (db) => {
      for (const role of DEFAULT_ROLES) await insertSystemRole(db, role);
    },
    ensureRole: async (db, role) => {
      const id = await upsertRole(db, role);
      announcePermissions(db, { memberIds: await holdersOf(db, id), ports });
      return id;
    },
    setRoles: async (db, memberId, names) => {
      const given = await replaceRoles(db, memberId, names);
      const unknown = names.filter((name) => !given.includes(name.toLowerCase()));
      if (unknown.length > 0) throw new Error(`No role is called ${unknown.join(', ')}.`);
      db.emit('manage_members.roles.changed@1', { member_id: memberId });
      announcePermissions(db, { memberIds: [memberId], ports });
    },
    permissionsOf: (db, memberId) => readPermissions(db, { memberId, at: platform.clock() }),
    membersSeeing,
    concerned: (db, what) => concerned(db, { ...what, api: platform.api, clock: platform.clock }),
    adminIds: (db) => activeAdminIds(db, platform),
    grantPlugin: async (db, { memberId, pluginId, until }) => {
      await insertGrant(db, { memberId, pluginId, until });
      const subject = await nameOfMember(db, platform, memberId);
      await addAudit(db, {
        action: 'granted',
        kind: 'member',
        id: memberId,
        subject,
        added: [`plugin ${pluginId}${until === null ? '' : ` until ${until}`}`],
      });
      announcePermissions(db, { memberIds: [memberId], ports });
    },
    chooseAssignee: (db, what) => new RuleService(platform).choose(db, what),
    importPeople,
    invite: async (db, { email, roles, title, site }) => {
      const roleIds = (await rolesOf(db)).filter(({ name }) => roles.includes(name)).map(({ id }) => id);
      await new InviteService(platform).invite(db, { wanted: { emails: [email], role_ids: roleIds, title }, site });
    },
    audience: (db) => readAudience(db, platform),
  };
}

/** What the member's roles give, and what was given to it alone and has not ended. */
export async function readPermissions(db: Db, { memberId, at }: { memberId: number; at: Date }): Promise<PermissionRecord> {
  const granted = await grantedPlugins(db, { memberId, at });
  return merge([...(await grantsOf(db, memberId)), { plugins: granted, features: [], is_admin: false }]);
}
