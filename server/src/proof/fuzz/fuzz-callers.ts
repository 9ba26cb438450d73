import { deployToken } from '../../platform/auth/deploy-token';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { DocumentedOperation } from './api-document';
import type { Dice } from './dice';

/** Who calls. `spender` may lose the session; `other` administers another business. */
export type Caller = 'admin' | 'member' | 'visitor' | 'withoutCsrf' | 'deploy' | 'wrongDeploy' | 'spender' | 'other';

type Headers = Readonly<Record<string, string>>;

/** What would end the session of the fuzz, or lock everybody out of what is fuzzed. */
const NOT_FOR_THE_ADMIN: Readonly<Record<string, Caller>> = {
  auth_and_admin_login: 'visitor',
  auth_and_admin_listSessions: 'spender',
  auth_and_admin_listTenants: 'spender',
  auth_and_admin_logout: 'spender',
  auth_and_admin_endSession: 'spender',
  auth_and_admin_endOtherSessions: 'spender',
  auth_and_admin_switchTenant: 'spender',
  plugins_setEnabled: 'other',
  plugins_enableForTenant: 'other',
  plugins_disableForTenant: 'other',
  manage_members_setMemberRoles: 'other',
  manage_members_deactivateMember: 'other',
  manage_members_removeMember: 'other',
};

/** The sessions of the fuzz. */
export class FuzzCallers {
  private readonly headers = new Map<Caller, Headers>();

  constructor(private readonly test: TestApp) {}

  async signIn(): Promise<this> {
    const visitor = this.test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    this.headers.set('visitor', sessionHeaders(visitor.cookieHeader));
    for (const [caller, person] of [
      ['admin', 'adminA'],
      ['member', 'plainA'],
      ['other', 'adminB'],
    ] as const) {
      this.headers.set(caller, sessionHeaders((await this.test.signIn(person)).cookieHeader));
    }
    const { cookie = '' } = this.headers.get('admin') ?? {};
    this.headers.set('withoutCsrf', { cookie });
    this.headers.set('deploy', { authorization: `Bearer ${deployToken(this.test.platform.env)}` });
    this.headers.set('wrongDeploy', { authorization: 'Bearer wrong' });
    await this.renewSpender();
    return this;
  }

  /** After the spender has spent the session. */
  async renewSpender(): Promise<void> {
    this.headers.set('spender', sessionHeaders((await this.test.signIn('both')).cookieHeader));
  }

  headersOf(caller: Caller): Headers {
    return this.headers.get(caller) ?? {};
  }

  /** Whose answers tell ids that the operation accepts. */
  entitled({ access, operationId }: DocumentedOperation): Caller {
    return NOT_FOR_THE_ADMIN[operationId] ?? (access === 'deploy' ? 'deploy' : 'admin');
  }

  /** Mostly whoever may call the operation, sometimes somebody who may not. */
  choose(operation: DocumentedOperation, dice: Dice): Caller {
    const { access, operationId } = operation;
    if (access === 'deploy') return dice.weighted({ deploy: 80, wrongDeploy: 8, visitor: 4, admin: 8 });
    const entitled = this.entitled(operation);
    const chosen = dice.weighted({ entitled: 74, member: 10, visitor: 8, withoutCsrf: 8 });
    if (chosen === 'entitled') return access === 'public' && dice.chance(0.5) ? 'visitor' : entitled;
    // The member's session must live as long as the fuzz does.
    return chosen === 'member' && operationId in NOT_FOR_THE_ADMIN && entitled !== 'other' ? 'visitor' : chosen;
  }
}

function sessionHeaders(cookie: string): Headers {
  return { cookie, 'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '' };
}
