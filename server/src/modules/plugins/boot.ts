import { SHELL_API_VERSION, type BootData, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Session } from '../../platform/define-module';
import type { Requesters, Seen } from './business/requester';
import { shellRoutes } from './catalogue/catalogue.data';
import { withheldIn } from './resolution/decide';
import { resolve, type Resolution } from './resolution/resolve';

/** A signed-in visitor. */
export interface Visitor {
  readonly session: Session;
  readonly permissions: PermissionRecord;
}

/** Makes the data from which the shell draws itself, for one visitor. */
export class BootDataMaker {
  constructor(private readonly services: { readonly requesters: Requesters; readonly clock: () => Date }) {}

  async make(visitor: Visitor | null): Promise<BootData> {
    const seen = visitor
      ? await this.services.requesters.member({ ...visitor.session, permissions: visitor.permissions })
      : await this.services.requesters.visitor();
    const {
      world: { shell },
      generation,
    } = seen;
    const { decisions, ...resolution } = resolve(seen.world, seen.requester);
    const build = seen.requester.build && decisions.some((decision) => decision.build) ? seen.requester.build : null;
    return {
      schema: 1,
      generated_at: this.services.clock().toISOString(),
      generation,
      session: visitor ? sessionPart(visitor, seen, decisions) : null,
      override: build ? { plugin: build.plugin, origin: build.origin, ends_at: build.endsAt, ticket: build.ticket } : null,
      shell: { version: shell?.version ?? '0.0.0', api: shell?.document?.api ?? SHELL_API_VERSION, routes: [...shellRoutes] },
      ...resolution,
    };
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
