import type { BootData, PermissionRecord } from '@butterfly/contracts/plugins';
import { besideProjects } from '../../../platform/db/worker';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { runningBuild } from '../overrides/running-build';
import { decide, withheldIn } from '../resolution/decide';
import type { Requester, World } from '../resolution/world';
import type { Snapshot, SnapshotCache } from '../snapshot';
import { loadBusiness, type LoadedBusiness } from './load-business';

type Tenant = NonNullable<BootData['session']>['tenant'];
export type RequesterServices = Pick<Platform, 'api' | 'fillers' | 'clock' | 'db' | 'signer'> & {
  readonly snapshots: Pick<SnapshotCache, 'current' | 'worldWith'>;
};

/** Somebody for whom only the business decides. */
export const ADMINISTRATOR: PermissionRecord = { plugins: [], features: [], is_admin: true };

/** A member of a business, as far as resolution asks. */
export interface Viewing {
  readonly tenantId: number;
  readonly memberId: number | null;
  readonly permissions: PermissionRecord;
}

/** Everything that decides what somebody gets. */
export interface Seen {
  readonly world: World;
  readonly requester: Requester;
  readonly generation: number;
  readonly tenant: Tenant | null;
  readonly loaded: LoadedBusiness | null;
}

/** Reads what resolution needs for one requester: the registry from memory, the business's decisions in one transaction. */
export class Requesters {
  constructor(private readonly services: RequesterServices) {}

  async visitor(): Promise<Seen> {
    const { world, generation } = await this.services.snapshots.current();
    return {
      world,
      generation,
      tenant: null,
      loaded: null,
      requester: { permissions: null, business: null, build: null, now: this.services.clock().getTime() },
    };
  }

  async member({ tenantId, memberId, permissions }: Viewing): Promise<Seen> {
    const snapshot = await this.services.snapshots.current();
    const { tenant, loaded } = await this.services.db.withTenant(besideProjects({ tenantId, memberId }), (db) => this.read(db, snapshot));
    return this.seen({ snapshot, tenant, loaded, permissions, memberId });
  }

  /** Features that releases this business gets ask for, and that it has not agreed to. */
  async withheld(tenantId: number): Promise<string[]> {
    const { world } = await this.services.snapshots.current();
    if (![...world.plugins.values()].some(({ growth }) => growth.length > 0)) return [];
    const seen = await this.member({ tenantId, memberId: null, permissions: ADMINISTRATOR });
    return withheldIn(decide(seen.world, seen.requester));
  }

  /** As `member`, inside the transaction that is open. Releases the business holds to must be loaded afterwards: see `seen`. */
  async read(db: Db, snapshot: Snapshot): Promise<{ tenant: Tenant; loaded: LoadedBusiness }> {
    const asked = this.services.api('auth_and_admin').tenant(db);
    const about = { timeZone: asked.then(({ tz }) => tz), newestRelease: newestOf(snapshot) };
    const [tenant, loaded] = await Promise.all([asked, loadBusiness(db, this.services, about)]);
    return { tenant, loaded };
  }

  /** Never inside a transaction: releases no channel stands on are read. */
  async seen({
    snapshot,
    tenant,
    loaded,
    permissions,
    memberId,
  }: {
    snapshot: Snapshot;
    tenant: Tenant;
    loaded: LoadedBusiness;
    permissions: PermissionRecord;
    memberId: number | null;
  }): Promise<Seen> {
    const { clock, signer, snapshots } = this.services;
    const held = [...loaded.business.preferences.values()].flatMap((preference) => (preference.held ? [preference.held.release] : []));
    const world = held.length > 0 ? await snapshots.worldWith(held) : snapshot.world;
    const build =
      loaded.row.overrides_allowed && memberId !== null
        ? runningBuild(loaded.build, { signer, tenantId: loaded.business.tenantId, memberId, now: clock() })
        : null;
    return {
      world,
      generation: snapshot.generation,
      tenant,
      loaded,
      requester: { permissions, business: loaded.business, build, now: clock().getTime() },
    };
  }
}

function newestOf({ world, stable }: Snapshot): number {
  const growth = [...world.plugins.values()].flatMap((plugin) => plugin.growth.map(({ release }) => release));
  return Math.max(0, ...growth, ...stable.map(({ current }) => current.release));
}
