import { randomInt } from 'node:crypto';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { AuthAndAdminApi } from '../api';
import type { SessionCookies } from '../cookies';
import type { Login } from '../passwords/login';
import { hashPassword } from '../../../platform/auth/password-hash';
import { accountByEmail, insertUser } from '../repository';
import type { SessionService } from '../sessions/service';
import { activeTenantIds, admitMember, directoryOf, endSessionsOf, updateMembership, usernameTaken } from './repository';

type Names =
  | 'directory'
  | 'memberNames'
  | 'changeMembership'
  | 'account'
  | 'hashPassword'
  | 'checkPassword'
  | 'createAccount'
  | 'admit'
  | 'openSession'
  | 'csrfCookie'
  | 'activeTenantIds';

interface Parts {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'forgetAccess'>;
  readonly login: Login;
  readonly sessions: SessionService;
  readonly cookies: SessionCookies;
}

/** What managing members needs of identity. */
export function membershipApi({ platform, login, sessions, cookies }: Parts): Pick<AuthAndAdminApi, Names> {
  return {
    directory: directoryOf,
    memberNames: async (db) => new Map((await directoryOf(db)).map(({ member_id: id, display_name: name }) => [id, name])),
    hashPassword,
    account: async (db, email) => {
      const found = await accountByEmail(db, email.toLowerCase());
      return found && { id: found.id, displayName: found.display_name };
    },
    checkPassword: async (attempt) => (await login.check(attempt)).id,
    changeMembership: async (db, change) => {
      const userId = await updateMembership(db, change);
      if (userId === undefined) throw new AppError('not_found');
      if (change.status !== undefined && change.status !== 'active') await endSessionsOf(db, change.memberId, platform.clock());
      db.afterCommit(() => platform.forgetAccess({ userId }));
    },
    createAccount: async (db, { email, displayName, passwordHash }) => {
      const [made] = await insertUser(db, {
        email: email.toLowerCase(),
        username: await freeUsername(db, email),
        displayName,
        passwordHash,
      });
      return made?.id ?? null;
    },
    admit: (db, { userId, title }) => admitMember(db, { userId, title }),
    openSession: async (db, { memberId, ...arrival }) =>
      cookies.signedIn(await sessions.openIn(db, { ...arrival, membership: { id: memberId } })),
    csrfCookie: (sessionToken) => cookies.csrf(sessionToken),
    activeTenantIds: () => platform.db.withoutTenant(activeTenantIds),
  };
}

/** The first part of the address; with a number behind it when somebody is called so. */
async function freeUsername(db: Db, email: string): Promise<string> {
  const wanted = email.split('@')[0]?.toLowerCase() || 'member';
  for (let username = wanted; ; username = `${wanted}${randomInt(100, 1_000_000)}`) {
    if (!(await usernameTaken(db, username))) return username;
  }
}
