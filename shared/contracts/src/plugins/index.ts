export { holds, mayUsePlugin } from './when';
export type { PermissionRecord, When, WhenFacts } from './when';
export { area, pluginId, pluginManifest, routePath } from './manifest';
export type {
  Area, CardContribution, CommandContribution, FillContribution, NavContribution, PluginManifest, PluginManifestInput, RouteContribution,
} from './manifest';
export { bootData, bootPlugin, integrityMap, remoteAddress, unavailablePlugin } from './boot';
export type { BootData, BootPlugin, RemoteAddress, UnavailablePlugin } from './boot';
export { contentLines, releasableId, releaseBase, releaseFile, releasePath, releaseRecord, semver, sha256 } from './release';
export type { ReleaseFile, ReleaseRecord } from './release';
export { SHELL_API_VERSION } from './shell-api';
export { errors } from './errors';
export { operations } from './operations';
export { paths } from './paths';
export { channelName, channelState, moveBody, publishAnswer, registryEvent, releaseSummary, rollBackBody, statusAnswer } from './registry';
export type { ChannelState, PublishAnswer, ReleaseSummary, StatusAnswer } from './registry';
