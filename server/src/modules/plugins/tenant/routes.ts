import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../../platform/define-module';
import { addProblem, switchEventsOf } from './repository';
import type { TenantPlugins } from './service';
import type { TenantPreferences, PreferenceCall } from './tenant-preferences';

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
type PreferenceRequest = Pick<Parameters<All['endHold']>[0], 'params' | 'body' | 'session' | 'requestId' | 'tx'>;

/** Operation to service call. */
export function tenantPluginHandlers(plugins: TenantPlugins, preferences: TenantPreferences): Pick<All, Names> {
  const move = ({ params, body, session, requestId, tx }: SwitchCall, enabled: boolean) =>
    plugins.move(tx, { id: params.id, enabled, expected: body.expected_generation, reason: body.reason ?? '', session, requestId });
  const preference = ({ params, body, session, requestId, tx }: PreferenceRequest): PreferenceCall => ({
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
    tenantHistory: ({ params, tx }) => preferences.history(tx, params.id),
    tenantReleases: ({ params, tx }) => preferences.releases(tx, params.id),
    setTenantChannel: (call) => preferences.setChannel(preference(call), call.body.channel),
    holdForTenant: (call) => preferences.hold(preference(call), call.body),
    endHold: (call) => preferences.endHold(preference(call)),
    consentForTenant: (call) => preferences.consent(preference(call), call.body.features),
    reportProblem: async ({ body, tx }) => {
      await plugins.requireKnown(body.plugin);
      await tx((db) => addProblem(db, body));
      return undefined;
    },
  };
}
