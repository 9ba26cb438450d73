import { errors, operations } from '@butterfly/contracts/plugins';
import path from 'node:path';
import { defineModule } from '../../platform/define-module';
import { DiskBlobStore } from './blobs/disk-blob-store';
import { BootDataMaker } from './boot';
import { ReleaseFiles } from './files/release-files';
import { PageRenderer } from './pages/page-renderer';
import { RegistryService } from './publishing/registry-service';
import { RegistryRepository } from './repository';
import { pluginsHandlers } from './routes';
import { SnapshotCache } from './snapshot';

const definition = defineModule({
  id: 'plugins',
  operations,
  errors,
  globalTables: ['plugins_release', 'plugins_channel', 'plugins_event'],
  gated: false,
  start: (deps) => {
    const { db, bus, clock, env, ports, access } = deps;
    const blobs = new DiskBlobStore(path.join(env.DATA_DIR, 'releases', 'blobs'));
    const snapshots = new SnapshotCache(db, bus);
    const boot = new BootDataMaker({ db, snapshots, clock, tenantOf: (tx) => deps.api('auth_and_admin').tenant(tx) });
    const registry = new RegistryService({ db, blobs, snapshots });
    const files = new ReleaseFiles({ db, blobs });
    ports.pages = new PageRenderer({ boot, snapshots, access });
    ports.enablement = {
      enabled: (tenantId, pluginId) => db.withTenant({ tenantId, memberId: null }, async (tx) => !(await new RegistryRepository(tx).switchedOff()).includes(pluginId)),
    };
    return { handlers: pluginsHandlers({ boot, registry, snapshots, deps }), http: (app) => files.register(app) };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
