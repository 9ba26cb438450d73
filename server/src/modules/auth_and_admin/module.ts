import { errors, events, operations } from '@butterfly/contracts/auth_and_admin';
import { defineModule, type Job } from '../../platform/define-module';
import { SessionCookies } from './cookies';
import { membershipApi } from './membership/membership-api';
import { Login } from './passwords/login';
import { forgetOldAttempts } from './passwords/repository';
import { PasswordReset } from './passwords/reset';
import { createApi } from './provisioning';
import { authHandlers } from './routes';
import { SessionService } from './sessions/service';

const DAY_MS = 24 * 3_600_000;

const definition = defineModule({
  id: 'auth_and_admin',
  operations,
  errors,
  events,
  gated: false,
  // Looked up before anybody is signed in, so before a tenant is known.
  globalTables: [
    'auth_and_admin_tenant',
    'auth_and_admin_user',
    'auth_and_admin_membership',
    'auth_and_admin_session',
    'auth_and_admin_password_reset',
    'auth_and_admin_login_failure',
  ],
  start: (platform) => {
    const { db, clock, signer, ports, env } = platform;
    const sessions = new SessionService({ db, signer, clock, forgetAccess: (what) => platform.forgetAccess(what) });
    const reset = new PasswordReset({
      db,
      signer,
      mail: platform.mail,
      clock,
      log: platform.log,
      forgetAccess: (what) => platform.forgetAccess(what),
    });
    const login = new Login({ db, clock, sessions });
    const cookies = new SessionCookies({ signer, secure: env.PUBLIC_URL?.startsWith('https:') ?? false });
    ports.sessions = sessions;
    const sweep: Job<never> = {
      name: 'auth_and_admin.sweep',
      schedule: '17 3 * * *',
      run: async () => {
        await sessions.sweep();
        await db.withoutTenant((tx) => forgetOldAttempts(tx, new Date(clock().getTime() - DAY_MS)));
      },
    };
    return {
      handlers: authHandlers({ cookies, login, reset, sessions }, platform),
      api: {
        ...createApi(db),
        replacePassword: (account: { email: string; password: string }) => reset.replace(account),
        ...membershipApi({ platform, login, sessions, cookies }),
      },
      jobs: [sweep],
      close: () => reset.settle(),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
