import type { Database } from '../../platform/db/database';
import type { AuthAndAdminApi, NewTenant, NewUser } from './api';
import { hashPassword } from '../../platform/auth/password-hash';
import {
  accountByEmail,
  displayName,
  insertMembership,
  insertTenant,
  insertUser,
  membershipId,
  membersOf,
  tenantBySlug,
  tenantOf,
} from './repository';

/** Creates businesses, people and memberships; a second call with the same key finds what the first made. */
export function createApi(
  db: Database,
): Pick<AuthAndAdminApi, 'ensureTenant' | 'ensureUser' | 'ensureMembership' | 'tenantBySlug' | 'tenant' | 'members' | 'displayName'> {
  return {
    ensureTenant: (tenant) => ensureTenant(db, tenant),
    ensureUser: (user) => ensureUser(db, user),
    ensureMembership: (membership) =>
      db.withoutTenant(async (tx) => {
        const [made] = await insertMembership(tx, membership);
        if (made) return { memberId: made.id, created: true };
        return { memberId: present(await membershipId(tx, membership), 'membership'), created: false };
      }),
    tenantBySlug: (slug) => db.withoutTenant((tx) => tx.commitWith((last) => tenantBySlug(last, slug))),
    tenant: tenantOf,
    members: membersOf,
    displayName,
  };
}

function ensureTenant(db: Database, tenant: NewTenant): Promise<{ id: number; created: boolean }> {
  return db.withoutTenant(async (tx) => {
    const [made] = await insertTenant(tx, tenant);
    if (made) return { id: made.id, created: true };
    return { id: present(await tenantBySlug(tx, tenant.slug), 'tenant').id, created: false };
  });
}

async function ensureUser(db: Database, { password, ...user }: NewUser): Promise<{ id: number; created: boolean }> {
  const email = user.email.toLowerCase();
  const known = await db.withoutTenant((tx) => accountByEmail(tx, email));
  if (known) return { id: known.id, created: false };
  const passwordHash = await hashPassword(password);
  return db.withoutTenant(async (tx) => {
    const [made] = await insertUser(tx, { ...user, email, passwordHash });
    return made ? { id: made.id, created: true } : { id: present(await accountByEmail(tx, email), 'user').id, created: false };
  });
}

function present<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`The ${what} is neither new nor there.`);
  return value;
}
