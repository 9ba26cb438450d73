import type { operations } from '@butterfly/contracts/auth_and_admin';
import { type Call, type Handlers, reply } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { Platform } from '../../platform/platform';
import { accessRequestHandlers } from './access-requests/routes';
import { AccessRequests } from './access-requests/service';
import { businessHandlers } from './business/routes';
import type { SessionCookies } from './cookies';
import type { Login } from './passwords/login';
import type { PasswordReset } from './passwords/reset';
import { membershipsOf } from './repository';
import type { SessionService } from './sessions/service';

export interface Parts {
  readonly cookies: SessionCookies;
  readonly login: Login;
  readonly reset: PasswordReset;
  readonly sessions: SessionService;
}

const tokenOf = (headers: Call['headers']) => readCookie(headers['cookie'], SESSION_COOKIE);

export function authHandlers({ cookies, login, reset, sessions }: Parts, platform: Platform): Handlers<typeof operations> {
  return {
    check: ({ session, headers }) => {
      if (!session) throw new AppError('not_authenticated', {}, { 'set-cookie': cookies.csrf('') });
      const user = { id: session.userId, username: session.username, email: session.email };
      return Promise.resolve(
        reply({ authenticated: true as const, user }, { headers: { 'set-cookie': cookies.csrf(tokenOf(headers) ?? '') } }),
      );
    },
    login: async ({ body, headers, ip }) => {
      const { token, user } = await login.signIn({ ...body, ip, userAgent: headers['user-agent'] ?? '', replaces: tokenOf(headers) });
      return reply({ user }, { headers: { 'set-cookie': cookies.signedIn(token) } });
    },
    logout: async ({ session }) => {
      await sessions.endOwn(session);
      return reply({}, { headers: { 'set-cookie': cookies.signedOut() } });
    },
    requestPasswordReset: ({ body, headers }) => {
      reset.request(body.email, siteAddress(platform.env, headers));
      return Promise.resolve({});
    },
    confirmPasswordReset: async ({ body }) => {
      await reset.confirm({ uid: body.uid, token: body.token, password: body.new_password });
      return {};
    },
    listSessions: ({ session }) => sessions.list(session),
    endSession: async ({ session, params }) => {
      await sessions.end(session, params.id);
      return undefined;
    },
    endOtherSessions: async ({ session }) => ({ ended: await sessions.endOthers(session) }),
    listTenants: async ({ session }) => {
      const all = await platform.db.withoutTenant((db) => membershipsOf(db, session.userId));
      return all.map(({ tenant_id: id, name, slug }) => ({ id, name, slug, current: id === session.tenantId }));
    },
    switchTenant: async ({ session, body }) => {
      const { tenant_id: id, name, slug } = await sessions.switchTo(session, body.tenant_id);
      return { id, name, slug, current: true };
    },
    ...accessRequestHandlers(new AccessRequests(platform)),
    ...businessHandlers(platform),
    readOutbox: (call) => call.tx((db) => platform.mail.kept(db)),
  };
}
