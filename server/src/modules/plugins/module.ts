import { errors, operations } from '@butterfly/contracts/plugins';
import path from 'node:path';
import { defineModule } from '../../platform/define-module';
import { DiskBlobStore } from './blobs/disk-blob-store';
import { ObjectBlobStore } from './blobs/object-blob-store';
import { isOn } from './business/off-in';
import { createPluginsApi } from './create-api';
import { ReleaseFiles } from './files/release-files';
import { forgetOldLoads } from './health/repository';
import { PageRenderer } from './pages/page-renderer';
import { pluginsHandlers } from './routes';
import { makeServices } from './services';

const definition = defineModule({
  id: 'plugins',
  operations,
  errors,
  globalTables: [
    'plugins_release',
    'plugins_channel',
    'plugins_event',
    'plugins_pointer',
    'plugins_rollout',
    'plugins_rollout_reach',
    'plugins_withdrawn',
    'plugins_growth',
    'plugins_health',
    'plugins_health_total',
    'plugins_witness',
    'plugins_team_key',
    'plugins_deploy_token',
  ],
  gated: false,
  start: async (deps) => {
    const { db, env, ports, access, log } = deps;
    const onDamage = (file: string): void => log.error({ file }, 'a file of a release is damaged in the store');
    const disk = new DiskBlobStore(path.join(env.DATA_DIR, 'releases', 'blobs'), { onDamage });
    void disk.tidy().catch((error: unknown) => log.warn({ err: error }, 'what aborted writes have left could not be removed'));
    const blobs = deps.objects ? new ObjectBlobStore(deps.objects, disk, onDamage) : disk;
    const services = makeServices(deps, blobs);
    const { boot, requesters, snapshots, teams, keeper, loads, news } = services;
    const files = new ReleaseFiles({ db, blobs, snapshots });
    ports.pages = new PageRenderer({
      boot,
      access,
      publicHost: env.PUBLIC_URL && new URL(env.PUBLIC_URL).host,
      liveOrigin: env.LIVE_CONSOLE_WEBSOCKET_URL ? new URL(env.LIVE_CONSOLE_WEBSOCKET_URL).origin : '',
    });
    ports.deployTokens = teams;
    ports.enablement = {
      enabled: (tenantId, pluginId) => db.withTenant({ tenantId, memberId: null }, (tx) => isOn(tx, pluginId)),
      enabledIn: isOn,
    };
    ports.consent = { withheld: (tenantId) => requesters.withheld(tenantId) };
    snapshots.onDropped(() => access.forgetConsents());
    await news.start();
    keeper.start();
    const api = createPluginsApi(snapshots);
    return {
      handlers: pluginsHandlers({ ...services, deps }),
      api,
      fills: { 'auth_and_admin.plugin_titles': api, 'manage_members.plugin_surface': api },
      http: (app) => files.register(app),
      jobs: [
        { name: 'plugins.forget_loads', schedule: '17 3 * * *', run: () => db.withoutTenant(forgetOldLoads) },
        { name: 'plugins.check_files', schedule: '47 3 * * *', run: () => disk.sweep() },
      ],
      close: async () => {
        await keeper.stop();
        await loads.flush();
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
