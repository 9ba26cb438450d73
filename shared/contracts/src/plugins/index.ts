export { holds, mayUseFeature, mayUsePlugin } from './when';
export type { PermissionRecord, When, WhenFacts } from './when';
export { area, pluginId, pluginManifest, routePath } from './manifest';
export type {
  Area,
  AssistantToolContribution,
  AssistantToolInput,
  CardContribution,
  CommandContribution,
  FillContribution,
  LauncherProps,
  NavContribution,
  PluginManifest,
  PluginManifestInput,
  RouteContribution,
} from './manifest';
export { bootData, bootPlugin, integrityMap, remoteAddress, unavailablePlugin } from './boot';
export type { BootData, BootPlugin, RemoteAddress, UnavailablePlugin } from './boot';
export { contentLines, releasableId, releaseBase, releaseFile, releasePath, releaseRecord, semver, sha256 } from './release';
export type { ReleaseFile, ReleaseRecord } from './release';
export { SHELL_API_VERSION } from './shell-api';
export { errors } from './errors';
export { operations } from './operations';
export { paths } from './paths';
export { pluginProblem, problemReport, switchBody, switchImpact, tenantPlugin } from './tenant-plugins';
export type { PluginProblem, ProblemReport, SwitchImpact, TenantPlugin } from './tenant-plugins';
export {
  channelName,
  channelState,
  moveBody,
  publishAnswer,
  registryEvent,
  releaseSummary,
  retireBody,
  rollBackBody,
  statusAnswer,
} from './registry';
export type { ChannelState, PublishAnswer, ReleaseSummary, StatusAnswer } from './registry';
export { registryAction } from './registry';
export type { RegistryAction } from './registry';
export { signedText } from './release';
export type { EventDeliveries, EventDelivery } from './event-deliveries';
export { explanation, gate, GATES } from './explain';
export type { Explanation, Gate } from './explain';
export { healthFigures, rollout, rolloutBody, rolloutExclude, rolloutGate, rolloutMove, rolloutState, rolloutStep } from './rollout';
export type { HealthFigures, Rollout } from './rollout';
export { businessDelivery, tenantDelivery } from './tenant-delivery';
export type { AskedPermission, BusinessDelivery, DeliveryEvent, TenantDelivery } from './tenant-delivery';
export { loopbackOrigin, overrideTicket, runningOverride } from './override';
export type { IssuedTicket, OverrideTicket, RunningOverride } from './override';
export { loadReport } from './load-report';
export type { LoadOutcome, LoadReport } from './load-report';
export { moveImpact, releaseFrame, releaseRow } from './releases';
export type { MoveImpact, ReleaseFrame, ReleaseRow } from './releases';
export type { TeamKey } from './team';
export { manifestFaults } from './manifest-faults';
