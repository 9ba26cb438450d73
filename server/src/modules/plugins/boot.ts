import { SHELL_API_VERSION, type BootData, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Session } from '../../platform/define-module';
import type { Requesters, Seen } from './business/requester';
import { shellRoutes } from './catalogue/catalogue.data';
import { withheldIn } from './resolution/decide';
import { resolve, type Resolution } from './resolution/resolve';
import { shellFor, type ShellChoice } from './resolution/shell-for';
import type { Requester } from './resolution/world';

/** A signed-in visitor. */
export interface Visitor {
  readonly session: Session;
  readonly permissions: PermissionRecord;
}

/** What a page is made of; without a shell there is none. */
export interface PageData {
  readonly data: BootData;
  readonly shell: ShellChoice | null;
}

/** Makes the data from which the shell draws itself, for one visitor. */
export class BootDataMaker {
  constructor(private readonly services: { readonly requesters: Requesters; readonly clock: () => Date }) {}

  async make(visitor: Visitor | null): Promise<BootData> {
    return (await this.page(visitor)).data;
  }

  /** With `stepsBack` a shell that is on trial is passed over: it has just failed to start in this browser. */
  async page(visitor: Visitor | null, { stepsBack = false } = {}): Promise<PageData> {
    const seen = visitor
      ? await this.services.requesters.member({ ...visitor.session, permissions: visitor.permissions })
      : await this.services.requesters.visitor();
    const { generation } = seen;
    const first = shellFor(seen.world, seen.requester);
    const requester: Requester = stepsBack && first?.isOnTrial ? { ...seen.requester, passedOver: first.release } : seen.requester;
    const shell = shellFor(seen.world, requester);
    const { decisions, ...resolution } = resolve(seen.world, requester);
    const build = requester.build && decisions.some((decision) => decision.build) ? requester.build : null;
    const data: BootData = {
      schema: 1,
      generated_at: this.services.clock().toISOString(),
      generation,
      session: visitor ? sessionPart(visitor, seen, decisions) : null,
      override: build ? { plugin: build.plugin, origin: build.origin, ends_at: build.endsAt, ticket: build.ticket } : null,
      shell: {
        version: shell?.record.version ?? '0.0.0',
        api: shell?.record.document?.api ?? SHELL_API_VERSION,
        release: shell?.release ?? 0,
        sample: seen.world.shells?.rollouts.some(({ state }) => state === 'running') ? 1 : 10,
        stepped_back_from: requester.passedOver ?? null,
        routes: [...shellRoutes],
      },
      ...resolution,
    };
    return { data, shell };
  }
}

/**
 * As the browser gets it. What to preload stands in the page's head already, and nothing in the page asks for it again.
 */
export function forBrowser(data: BootData): BootData {
  return { ...data, plugins: data.plugins.map((plugin) => ({ ...plugin, remote: { ...plugin.remote, warm: {}, shared: {} } })) };
}

function sessionPart({ session, permissions }: Visitor, { tenant }: Seen, decisions: Resolution['decisions']): BootData['session'] {
  if (!tenant) return null;
  const withheld = withheldIn(decisions);
  const { plugins, features, is_admin } = permissions;
  return {
    user: { id: session.userId, username: session.username, email: session.email },
    member_id: session.memberId,
    tenant,
    permissions: { plugins: [...plugins], features: features.filter((feature) => !withheld.includes(feature)), is_admin },
    withheld,
  };
}
