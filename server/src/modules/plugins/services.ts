import type { Platform } from '../../platform/platform';
import type { BlobStore } from './blobs/blob-store';
import { BootDataMaker } from './boot';
import { ForBusiness } from './business/for-business';
import { Requesters } from './business/requester';
import { BusinessSettings } from './business/service';
import { ChannelService } from './channels/channel-service';
import { Explainer } from './explain/service';
import { LoadCounter } from './health/load-counter';
import { ReleaseNews } from './notify/release-news';
import { Overrides } from './overrides/service';
import { Publisher } from './publishing/publisher';
import { Releases } from './releases/service';
import { RolloutKeeper } from './rollouts/keeper';
import { RolloutService } from './rollouts/service';
import { SnapshotCache } from './snapshot';
import { Teams } from './teams/service';
import { TenantPlugins } from './tenant/service';
import { TenantPreferences } from './tenant/tenant-preferences';

/** Everything the registry is made of, put together once. */
export function makeServices(platform: Platform, blobs: BlobStore) {
  const { db, bus, clock, log, api, fillers, signer, sockets } = platform;
  const snapshots = new SnapshotCache(db, bus);
  const requesters = new Requesters({ api, fillers, clock, db, signer, snapshots });
  const channels = new ChannelService({ db, snapshots, clock });
  const rollouts = new RolloutService({ db, snapshots, clock, channels });
  const loads = new LoadCounter({
    db,
    clock,
    snapshots,
    requesters,
    onFailure: (error) => log.error({ err: error }, 'figures of loads were lost'),
  });
  const tenant = new TenantPlugins({ snapshots, platform, requesters });
  const preferences = new TenantPreferences({ plugins: tenant, platform, snapshots });
  return {
    snapshots,
    channels,
    rollouts,
    loads,
    tenant,
    preferences,
    requesters,
    boot: new BootDataMaker({ requesters, clock }),
    publisher: new Publisher({ db, blobs, snapshots }),
    releases: new Releases({ db, snapshots, clock }),
    teams: new Teams(platform),
    forBusiness: new ForBusiness({ platform, requesters, preferences }),
    business: new BusinessSettings({ platform, requesters, snapshots }),
    explainer: new Explainer({ platform, requesters }),
    overrides: new Overrides({ platform, snapshots, requireKnown: (id) => tenant.requireKnown(id) }),
    keeper: new RolloutKeeper({ db, snapshots, clock, rollouts, loads, log, businesses: () => api('auth_and_admin').activeTenantIds() }),
    news: new ReleaseNews({ snapshots, requesters, sockets, log }),
  };
}
