import type { operations } from '@butterfly/contracts/plugins';
import { reply, type Handlers, type ModuleDeps } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { forBrowser, type BootDataMaker } from './boot';
import type { ForBusiness } from './business/for-business';
import type { BusinessSettings } from './business/service';
import { callerOf } from './caller';
import type { ChannelService } from './channels/channel-service';
import { deliveryHandlers, type DeliveryServices } from './delivery-routes';
import type { Explainer } from './explain/service';
import type { LoadCounter } from './health/load-counter';
import { eventHandlers } from './events/routes';
import { overrideHandlers } from './overrides/routes';
import type { Overrides } from './overrides/service';
import type { Publisher } from './publishing/publisher';
import { RegistryRepository } from './repository';
import { ALWAYS_ON } from './resolution/always-on';
import { businessHandlers } from './business/routes';
import { tenantPluginHandlers } from './tenant/routes';
import type { TenantPlugins } from './tenant/service';
import type { TenantPreferences } from './tenant/tenant-preferences';

interface Services extends DeliveryServices {
  readonly boot: BootDataMaker;
  readonly publisher: Publisher;
  readonly channels: ChannelService;
  readonly tenant: TenantPlugins;
  readonly preferences: TenantPreferences;
  readonly business: BusinessSettings;
  readonly forBusiness: ForBusiness;
  readonly explainer: Explainer;
  readonly overrides: Overrides;
  readonly loads: LoadCounter;
  readonly deps: Pick<ModuleDeps, 'db' | 'deliveries' | 'forgetAccess' | 'sockets'>;
}

/** Operation to service call. */
export function pluginsHandlers(services: Services): Handlers<typeof operations> {
  const { boot, publisher, channels, tenant, preferences, business, forBusiness, explainer, overrides, loads, deps } = services;
  return {
    boot: async ({ session, permissions }) =>
      reply(forBrowser(await boot.make(session ? { session, permissions } : null)), { headers: { 'cache-control': 'no-store' } }),
    publish: async (call) => {
      const { created, ...answer } = await publisher.publish(call.body, { ...callerOf(call), largerBecause: call.query.larger_because });
      return reply(answer, { status: created ? 201 : 200 });
    },
    putBlob: ({ params, body, deploy }) => publisher.putBlob(params.sha256, body, { deploy }),
    moveChannel: (call) => {
      const { params, body } = call;
      const wanted = 'release' in body ? body.release : body.version;
      const options = { breaksFreeze: body.breaks_freeze === true, force: body.force === true };
      return channels.promote({ ...params, ...options, wanted, expected: body.expected_generation, reason: body.reason }, callerOf(call));
    },
    rollBack: (call) =>
      channels.rollBack(
        { ...call.params, to: call.body.to, reason: call.body.reason, breaksFreeze: call.body.breaks_freeze === true },
        callerOf(call),
      ),
    retirePlugin: (call) => channels.retire({ ...call.params, ...call.body }, callerOf(call)),
    statusOfAll: () => channels.channels(),
    status: ({ params }) => channels.status(params.id),
    ...deliveryHandlers(services),
    ...tenantPluginHandlers(tenant, preferences),
    ...businessHandlers(business, forBusiness),
    ...overrideHandlers(overrides),
    ...eventHandlers(deps),
    explain: (call) => explainer.explain(call, call.query),
    reportLoads: async ({ body, session, permissions }) => {
      await loads.take(body.loads, { tenantId: session.tenantId, memberId: session.memberId, permissions });
      return undefined;
    },
    setEnabled: async (call) => {
      const { id } = call.params;
      const { enabled } = call.body;
      await tenant.requireKnown(id);
      if (!enabled && ALWAYS_ON.has(id)) throw new AppError('plugins.always_on', { title: id });
      await call.tx(async (db) => {
        const repository = new RegistryRepository(db);
        await repository.setEnabled(id, enabled);
        await repository.addEvent({
          actor: call.session.email,
          action: enabled ? 'enable' : 'disable',
          pluginId: id,
          tenantId: call.session.tenantId,
          reason: 'set by an administrator',
          requestId: call.requestId,
        });
      });
      deps.forgetAccess({ tenantId: call.session.tenantId });
      deps.sockets.toTenant(call.session.tenantId, { type: 'permission' });
      return { id, enabled };
    },
  };
}
