import type { BusinessDelivery } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { assertOwner, type Caller } from '../caller';
import { RegistryRepository } from '../repository';
import type { SnapshotCache } from '../snapshot';
import type { LoadedBusiness } from './load-business';
import type { Requesters } from './requester';
import { moveBusiness, writePlan } from './repository';

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

interface Change {
  readonly freeze: boolean | undefined;
  readonly overrides: boolean | undefined;
  readonly expected: number;
  readonly reason: string;
  readonly session: Session;
  readonly requestId: string;
}

/** Every plugin at once, in the history. */
const ALL = 'all';

/** What a business decides for all plugins, and which it may have. */
export class BusinessSettings {
  constructor(private readonly services: { platform: Platform; requesters: Requesters; snapshots: Pick<SnapshotCache, 'current'> }) {}

  async get(tx: Tx): Promise<BusinessDelivery> {
    const snapshot = await this.services.snapshots.current();
    return tx(async (db) => wordsOf((await this.services.requesters.read(db, snapshot)).loaded));
  }

  async set(tx: Tx, { freeze, overrides, expected, reason, session, requestId }: Change): Promise<BusinessDelivery> {
    const before = await this.get(tx);
    const next = { freeze: freeze ?? before.freeze_on_event_days, overrides: overrides ?? before.overrides_allowed };
    const moved = await tx(async (db) => {
      if (!(await moveBusiness(db, { ...next, expected }))) return false;
      const words = (on: boolean, allowed: boolean): string =>
        `event-day freeze ${on ? 'on' : 'off'}, developer tickets ${allowed ? 'allowed' : 'forbidden'}`;
      await new RegistryRepository(db).addEvent({
        actor: session.email,
        action: 'business',
        pluginId: ALL,
        tenantId: db.tenantId,
        before: words(before.freeze_on_event_days, before.overrides_allowed),
        after: words(next.freeze, next.overrides),
        reason,
        requestId,
      });
      this.tell(db);
      return true;
    });
    const current = await this.get(tx);
    if (!moved) throw new AppError('plugins.delivery_moved', { current });
    return current;
  }

  async setPlan(
    { slug, plugins, reason }: { slug: string; plugins: readonly string[] | null; reason: string },
    caller: Caller,
  ): Promise<BusinessDelivery> {
    assertOwner(caller, 'plans');
    const { platform } = this.services;
    const tenant = await platform.api('auth_and_admin').tenantBySlug(slug);
    if (!tenant) throw new AppError('plugins.tenant_unknown');
    const tx: Tx = (work) => platform.db.withTenant({ tenantId: tenant.id, memberId: null }, work);
    const before = await this.get(tx);
    await tx(async (db) => {
      await writePlan(db, plugins);
      const words = (plan: readonly string[] | null): string => (plan ? plan.join(', ') : 'every plugin');
      await new RegistryRepository(db).addEvent({
        ...caller,
        action: 'plan',
        pluginId: ALL,
        tenantId: db.tenantId,
        before: words(before.plan),
        after: words(plugins),
        reason,
      });
      this.tell(db);
    });
    return this.get(tx);
  }

  private tell(db: Db): void {
    const { platform } = this.services;
    db.afterCommit(() => {
      platform.forgetAccess({ tenantId: db.tenantId });
      platform.sockets.toTenant(db.tenantId, { type: 'permission' });
    });
  }
}

function wordsOf({ row, freeze }: LoadedBusiness): BusinessDelivery {
  return {
    freeze_on_event_days: row.freeze_on_event_days,
    overrides_allowed: row.overrides_allowed,
    plan: row.plan ? [...row.plan] : null,
    generation: row.generation,
    frozen: freeze && { since: new Date(freeze.since).toISOString(), days: [...freeze.days] },
  };
}
