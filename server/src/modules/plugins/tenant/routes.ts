import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../../platform/define-module';
import { addProblem, switchEventsOf } from './repository';
import type { TenantPlugins } from './service';
import type { TenantWishes, WishCall } from './wishes';

type Names =
  | 'listTenantPlugins'
  | 'switchImpact'
  | 'switchEvents'
  | 'enableForTenant'
  | 'disableForTenant'
  | 'reportProblem'
  | 'tenantHistory'
  | 'tenantReleases'
  | 'setTenantChannel'
  | 'holdForTenant'
  | 'endHold'
  | 'consentForTenant';
type All = Handlers<typeof operations>;
type SwitchCall = Pick<Parameters<All['enableForTenant']>[0], 'params' | 'body' | 'session' | 'requestId' | 'tx'>;
type WishRequest = Pick<Parameters<All['endHold']>[0], 'params' | 'body' | 'session' | 'requestId' | 'tx'>;

/** Operation to service call. */
export function tenantPluginHandlers(plugins: TenantPlugins, wishes: TenantWishes): Pick<All, Names> {
  const move = ({ params, body, session, requestId, tx }: SwitchCall, enabled: boolean) =>
    plugins.move(tx, { id: params.id, enabled, expected: body.expected_generation, reason: body.reason ?? '', session, requestId });
  const wish = ({ params, body, session, requestId, tx }: WishRequest): WishCall => ({
    tx,
    id: params.id,
    expected: body.expected_generation,
    reason: body.reason,
    session,
    requestId,
  });
  return {
    listTenantPlugins: ({ tx }) => plugins.list(tx),
    switchImpact: ({ params, tx }) => plugins.impact(tx, params.id),
    switchEvents: async ({ params, tx }) => {
      await plugins.requireKnown(params.id);
      return tx((db) => switchEventsOf(db, params.id));
    },
    enableForTenant: (call) => move(call, true),
    disableForTenant: (call) => move(call, false),
    tenantHistory: ({ params, tx }) => wishes.history(tx, params.id),
    tenantReleases: ({ params, tx }) => wishes.releases(tx, params.id),
    setTenantChannel: (call) => wishes.setChannel(wish(call), call.body.channel),
    holdForTenant: (call) => wishes.hold(wish(call), call.body),
    endHold: (call) => wishes.endHold(wish(call)),
    consentForTenant: (call) => wishes.consent(wish(call), call.body.features),
    reportProblem: async ({ body, tx }) => {
      await plugins.requireKnown(body.plugin);
      await tx((db) => addProblem(db, body));
      return undefined;
    },
  };
}
