import { SHELL_API_VERSION, type BootData, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Database } from '../../platform/db/database';
import type { Db } from '../../platform/db/db';
import type { Session } from '../../platform/define-module';
import { catalogue, shellRoutes } from './catalogue/catalogue.data';
import { RegistryRepository } from './repository';
import { resolve } from './resolution/resolve';
import type { SnapshotCache } from './snapshot';

type Tenant = NonNullable<BootData['session']>['tenant'];

interface Services {
  readonly db: Database;
  readonly snapshots: SnapshotCache;
  readonly clock: () => Date;
  readonly tenantOf: (db: Db) => Promise<Tenant>;
}

/** A signed-in visitor. */
export interface Visitor {
  readonly session: Session;
  readonly permissions: PermissionRecord;
}

/** Makes the data from which the shell draws itself, for one visitor. */
export class BootDataMaker {
  constructor(private readonly services: Services) {}

  async make(visitor: Visitor | null): Promise<BootData> {
    const { snapshots, clock } = this.services;
    const { stable, generation } = await snapshots.current();
    const shell = stable.find(({ id }) => id === 'shell')?.current.record;
    const business = visitor ? await this.businessOf(visitor.session) : undefined;
    return {
      schema: 1,
      generated_at: clock().toISOString(),
      generation,
      session: visitor && business ? sessionPart(visitor, business.tenant) : null,
      shell: { version: shell?.version ?? '0.0.0', api: shell?.document?.api ?? SHELL_API_VERSION, routes: [...shellRoutes] },
      ...resolve({ catalogue, stable, permissions: visitor?.permissions ?? null, switchedOff: business?.switchedOff ?? new Set() }),
    };
  }

  private businessOf({ tenantId, memberId }: Session): Promise<{ tenant: Tenant; switchedOff: Set<string> }> {
    return this.services.db.withTenant({ tenantId, memberId }, async (db) => ({
      tenant: await this.services.tenantOf(db),
      switchedOff: new Set(await new RegistryRepository(db).switchedOff()),
    }));
  }
}

function sessionPart({ session, permissions }: Visitor, tenant: Tenant): BootData['session'] {
  const { plugins, features, is_admin } = permissions;
  return {
    user: { id: session.userId, username: session.username, email: session.email },
    member_id: session.memberId,
    tenant,
    permissions: { plugins: [...plugins], features: [...features], is_admin },
  };
}
