import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import type { AudienceMember } from './api';
import { allGrants } from './grants/repository';
import { merge } from './merge';
import { holderRows, rolesOf } from './roles/repository';

/** Every active member with what it may use, for "who can see this". */
export async function readAudience(db: Db, { api, clock }: Pick<Platform, 'api' | 'clock'>): Promise<AudienceMember[]> {
  const [members, roles, holders, grants] = [
    await api('auth_and_admin').members(db),
    await rolesOf(db),
    await holderRows(db),
    await allGrants(db, clock()),
  ];
  return members.map(({ member_id: memberId, display_name: name }) => {
    const own = holders.filter(({ member_id: id }) => id === memberId).map(({ role_id: id }) => id);
    const given = roles
      .filter(({ id }) => own.includes(id))
      .map(({ id, name: role, plugins, features, is_admin: admin }) => ({
        id,
        name: role,
        permissions: { plugins, features, is_admin: admin },
      }));
    const alone = grants.filter(({ member_id: id }) => id === memberId).map(({ plugin }) => plugin);
    return {
      memberId,
      name,
      roles: given,
      permissions: merge([...given.map(({ permissions }) => permissions), { plugins: alone, features: [], is_admin: false }]),
    };
  });
}
