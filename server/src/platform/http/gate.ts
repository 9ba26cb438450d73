import { setTimeout as pause } from 'node:timers/promises';
import { mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import { neededFeatures, type Operation } from '@butterfly/contracts/core';
import type { FastifyRequest } from 'fastify';
import type { AccessCache } from '../auth/access-cache';
import type { RowScope } from '../db/worker';
import { requireFeature } from '../auth/require-feature';
import { sameSecret, type TokenSigner } from '../auth/token-signer';
import type { ClientCaller, DeployCaller, Session } from '../define-module';
import type { Ports } from '../platform';
import type { Subjects } from '../subjects/subjects';
import { addressBlock } from './address-block';
import { AppError } from './app-error';
import type { ClientGate } from './client-gate';
import { CSRF_COOKIE, readCookie, SESSION_COOKIE } from './cookies';
import type { Limits } from './limits';
import { assertOwnPage } from './own-page';

/** What the gate found out about a request. */
export interface Access {
  readonly session: Session | null;
  readonly permissions: PermissionRecord;
  readonly rowScope: RowScope;
  /** Null unless a deploy token was shown. */
  readonly deploy: DeployCaller | null;
  /** Null unless the operation is for clients. */
  readonly client: ClientCaller | null;
  /** Set-Cookie values that go out with the answer. */
  readonly cookies: readonly string[];
}

export interface GateOptions {
  readonly cache: AccessCache;
  readonly signer: TokenSigner;
  readonly publicUrl: string | undefined;
  readonly deployToken: string;
  /** Who else may deploy: tokens of single teams. */
  readonly ports?: Pick<Ports, 'deployTokens'>;
  /** Which plugin owns a kind of record. */
  readonly subjects: Pick<Subjects, 'find'>;
  /** Null: limits are off. */
  readonly limits: Pick<Limits, 'calls' | 'requests' | 'neighbours'> | null;
  readonly clients: Pick<ClientGate, 'pass'>;
}

/** In a minute; the others come later. */
const QUICK_REFUSALS = 10;
const LATE_MS = 250;

const NOBODY: PermissionRecord = { plugins: [], features: [], is_admin: false };
const STRANGER: Access = { session: null, permissions: NOBODY, rowScope: 'none', deploy: null, client: null, cookies: [] };

/**
 * Who may pass, in this order: rate limit, 401, CSRF, permission, features (decisions ). It runs before the body is read.
 */
export class Gate {
  constructor(private readonly options: GateOptions) {}

  async pass(request: FastifyRequest, operation: Operation, moduleId: string): Promise<Access> {
    await this.limit(operation, addressBlock(request.ip), operation.ratePerMinute);
    if (operation.access === 'deploy') return { ...STRANGER, deploy: await this.deployCaller(request) };
    if (operation.client)
      return { ...STRANGER, ...(await this.options.clients.pass(request, { operation, access: operation.client, module: moduleId })) };
    const cookies = request.headers.cookie;
    const token = readCookie(cookies, SESSION_COOKIE);
    const session = token ? await this.options.cache.session(token) : null;
    if (!session && operation.access !== 'public') throw new AppError('not_authenticated');
    if (operation.method !== 'GET' && operation.csrf !== false) {
      const { signer, publicUrl } = this.options;
      assertOwnPage(request, { cookieName: CSRF_COOKIE, sessionToken: session && token ? token : '', signer, publicUrl });
    }
    if (session) await this.limitMember(operation, session);
    const permissions = session ? await this.options.cache.permissionsOf(session) : NOBODY;
    if (session) await this.assertPermitted({ session, permissions, operation, pluginId: this.pluginOf(request, { operation, moduleId }) });
    for (const feature of neededFeatures(operation)) requireFeature({ permissions }, feature);
    const rowScope = session ? await this.options.cache.scopeOf(session) : 'none';
    if (operation.reach === 'all_projects' && rowScope !== 'all') throw new AppError('outside_scope');
    return { ...STRANGER, session, permissions, rowScope };
  }

  private async limitMember(operation: Operation, session: Session): Promise<void> {
    const who = `member ${session.tenantId}/${session.memberId}`;
    this.options.limits?.neighbours.see(session.tenantId);
    await this.refuseIf(this.options.limits?.requests.take(session), who);
    await this.limit(operation, who, operation.ratePerMember);
  }

  private async limit({ method, path }: Operation, who: string, perMinute: number | undefined): Promise<void> {
    if (perMinute) await this.refuseIf(this.options.limits?.calls.take(`${method} ${path} ${who}`, perMinute), who);
  }

  /** Who asks on and on is told so later: to be refused must not be a way to keep the server busy. */
  private async refuseIf(wait: number | undefined, who: string): Promise<void> {
    if (!wait) return;
    if (this.options.limits && this.options.limits.calls.take(`refused ${who}`, QUICK_REFUSALS) > 0) await pause(LATE_MS);
    throw new AppError('rate_limited', { retry_after: wait }, { 'retry-after': String(wait) });
  }

  private async deployCaller(request: FastifyRequest): Promise<DeployCaller> {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer') throw new AppError('not_authenticated');
    if (sameSecret(token, this.options.deployToken)) return { name: 'deploy token', plugins: null, rights: ['publish', 'promote'] };
    const deploy = await this.options.ports?.deployTokens?.resolve(token);
    if (!deploy) throw new AppError('not_authenticated');
    return deploy;
  }

  /** Whose permission is asked for: of the module itself or, about a record of another, of the one that owns it. */
  private pluginOf(request: FastifyRequest, { operation, moduleId }: { operation: Operation; moduleId: string }): string {
    if (operation.access !== 'subject') return moduleId;
    const { subject_type: type } = request.params as { subject_type?: string };
    const subject = this.options.subjects.find(type ?? '');
    if (!subject) throw new AppError('not_found');
    return subject.plugin;
  }

  private async assertPermitted(call: {
    session: Session;
    permissions: PermissionRecord;
    operation: Operation;
    pluginId: string;
  }): Promise<void> {
    const { access, quietRefusal } = call.operation;
    if (access === 'admin' && !call.permissions.is_admin) throw new AppError('admin_required');
    if (access !== 'plugin' && access !== 'subject') return;
    if (!(await this.mayUse(call, call.pluginId))) throw quietRefusal ? new AppError('not_permitted') : new AppError('access_denied');
    for (const plugin of call.operation.alsoPlugins ?? []) if (!(await this.mayUse(call, plugin))) throw new AppError('not_permitted');
  }

  private async mayUse({ session, permissions }: { session: Session; permissions: PermissionRecord }, plugin: string): Promise<boolean> {
    return mayUsePlugin(permissions, plugin) && (await this.options.cache.enabled(session.tenantId, plugin));
  }
}
