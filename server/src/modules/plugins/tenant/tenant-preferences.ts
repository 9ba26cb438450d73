import type { DeliveryEvent, TenantDelivery } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { movePreference, readBusiness, type PreferenceChange } from '../business/repository';
import { RegistryRepository, type NewEvent } from '../repository';
import { trailOf } from '../resolution/trail';
import type { Preference } from '../resolution/world';
import type { SnapshotCache } from '../snapshot';
import { deliveryEventsOf, heldReleases } from './repository';
import type { TenantPlugins } from './service';

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Who changes what about one plugin, on the state that was seen. */
export interface PreferenceCall {
  readonly tx: Tx;
  readonly id: string;
  readonly expected: number;
  readonly reason: string;
  readonly session: Pick<Session, 'email'>;
  readonly requestId: string;
}

const NOTHING: Preference = { channel: 'stable', held: null, consented: [], generation: 0 };
const YEAR_MS = 366 * 86_400_000;

/** What a business decides about the releases of a plugin: channel, hold, consent. */
export class TenantPreferences {
  constructor(private readonly services: { plugins: TenantPlugins; platform: Platform; snapshots: Pick<SnapshotCache, 'current'> }) {}

  setChannel(call: PreferenceCall, channel: Preference['channel']): Promise<TenantDelivery> {
    return this.change(call, (preference) => ({
      preference: { ...preference, channel },
      event: { action: 'channel', before: preference.channel, after: channel },
    }));
  }

  async hold(call: PreferenceCall, { version, until }: { version?: string | undefined; until: string }): Promise<TenantDelivery> {
    const now = this.services.platform.clock().getTime();
    if (Date.parse(until) <= now || Date.parse(until) > now + YEAR_MS) throw new AppError('plugins.hold_over');
    const wanted = version ?? (await this.services.plugins.one(call.tx, call.id)).version ?? '';
    const release = await this.releaseToHold(call.id, wanted);
    return this.change(call, (preference) => ({
      preference: { ...preference, held: { release, until: Date.parse(until), reason: call.reason } },
      event: { action: 'hold', after: `${wanted} until ${until.slice(0, 10)}` },
    }));
  }

  endHold(call: PreferenceCall): Promise<TenantDelivery> {
    return this.change(call, (preference) => ({ preference: { ...preference, held: null }, event: { action: 'end_hold' } }));
  }

  /** What a business has decided last, for a change that does not come from a page. */
  async generation(tx: Tx, id: string): Promise<number> {
    return tx(async (db) => (await readBusiness(db, this.services.platform.clock())).preferences.get(id)?.generation ?? 0);
  }

  consent(call: PreferenceCall, features: readonly string[]): Promise<TenantDelivery> {
    return this.change(call, (preference) => ({
      preference: { ...preference, consented: [...new Set([...preference.consented, ...features])].sort() },
      event: { action: 'consent', after: features.join(', ') },
    }));
  }

  async history(tx: Tx, id: string): Promise<DeliveryEvent[]> {
    await this.services.plugins.requireKnown(id);
    return tx((db) => deliveryEventsOf(db, id));
  }

  /** The newest releases that were ever stable, without those that were withdrawn. */
  async releases(tx: Tx, id: string): Promise<{ release: number; version: string; released_at: string; current: boolean }[]> {
    await this.services.plugins.requireKnown(id);
    const { world } = await this.services.snapshots.current();
    const current = trailOf(world.plugins.get(id)?.channels['stable'] ?? [])[0];
    return (await tx((db) => heldReleases(db, id))).map((row) => ({ ...row, current: row.release === current }));
  }

  private async releaseToHold(id: string, version: string): Promise<number> {
    return this.services.platform.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      const found = await repository.releaseByVersion(id, version);
      if (!found) throw new AppError('plugins.release_unknown', { id, wanted: version });
      const withdrawn = await repository.withdrawn(found.release);
      if (withdrawn) throw new AppError('plugins.withdrawn', { id, version, ...withdrawn });
      return found.release;
    });
  }

  private async change(
    call: PreferenceCall,
    decide: (preference: Preference) => { preference: Preference; event: Pick<NewEvent, 'action' | 'before' | 'after'> },
  ): Promise<TenantDelivery> {
    const { tx, id, expected, reason, session, requestId } = call;
    const { platform, plugins } = this.services;
    await plugins.requireKnown(id);
    const moved = await tx(async (db) => {
      const before = (await readBusiness(db, platform.clock())).preferences.get(id) ?? NOTHING;
      const { preference, event } = decide(before);
      const change: PreferenceChange = {
        id,
        channel: preference.channel,
        held: preference.held,
        consented: preference.consented,
        expected,
      };
      if (!(await movePreference(db, change))) return false;
      await new RegistryRepository(db).addEvent({ ...event, actor: session.email, pluginId: id, tenantId: db.tenantId, reason, requestId });
      db.afterCommit(() => {
        platform.forgetAccess({ tenantId: db.tenantId });
        platform.sockets.toTenant(db.tenantId, { type: 'permission' });
      });
      return true;
    });
    const { delivery } = await plugins.one(tx, id);
    if (!moved) throw new AppError('plugins.delivery_moved', { current: delivery });
    return delivery;
  }
}
