import type { operations } from '@butterfly/contracts/plugins';
import { reply, type Call, type Handlers, type ModuleDeps } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import type { BootDataMaker } from './boot';
import { catalogue } from './catalogue/catalogue.data';
import type { Caller, RegistryService } from './publishing/registry-service';
import { RegistryRepository } from './repository';
import type { SnapshotCache } from './snapshot';

interface Services {
  readonly boot: BootDataMaker;
  readonly registry: RegistryService;
  readonly snapshots: SnapshotCache;
  readonly deps: Pick<ModuleDeps, 'db' | 'forgetAccess'>;
}

/** Operation to service call. */
export function pluginsHandlers({ boot, registry, snapshots, deps }: Services): Handlers<typeof operations> {
  return {
    boot: async ({ session, permissions }) => reply(await boot.make(session ? { session, permissions } : null), { headers: { 'cache-control': 'no-store' } }),
    publish: async (call) => {
      const { created, ...answer } = await registry.publish(call.body, callerOf(call));
      return reply(answer, { status: created ? 201 : 200 });
    },
    putBlob: ({ params, body }) => registry.putBlob(params.sha256, body),
    moveChannel: (call) => {
      const { params, body } = call;
      const wanted = 'release' in body ? body.release : body.version;
      return registry.promote({ ...params, wanted, expected: body.expected_generation, reason: body.reason }, callerOf(call));
    },
    rollBack: (call) => registry.rollBack({ ...call.params, to: call.body.to, reason: call.body.reason }, callerOf(call)),
    statusOfAll: () => registry.channels(),
    status: ({ params }) => registry.status(params.id),
    setEnabled: async (call) => {
      const { id } = call.params;
      const { enabled } = call.body;
      const { stable } = await snapshots.current();
      if (!catalogue.some((entry) => entry.id === id) && !stable.some((pointer) => pointer.id === id)) throw new AppError('plugins.plugin_unknown', { id });
      await call.tx(async (db) => {
        const repository = new RegistryRepository(db);
        await repository.setEnabled(id, enabled);
        await repository.addEvent({
          actor: call.session.email, action: enabled ? 'enable' : 'disable', pluginId: id, tenantId: call.session.tenantId, reason: 'set by an administrator', requestId: call.requestId,
        });
      });
      deps.forgetAccess({ tenantId: call.session.tenantId });
      return { id, enabled };
    },
  };
}

function callerOf({ ip, requestId }: Pick<Call, 'ip' | 'requestId'>): Caller {
  return { actor: `deploy token from ${ip}`, requestId };
}
