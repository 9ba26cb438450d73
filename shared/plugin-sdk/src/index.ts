export { ApiError, errorOf, isApiError } from './api-error';
export { createClient } from './create-client';
export { definePlugin } from './define-plugin';
export type { Bindings, CommandModule, DefinedPlugin, LiveQueries, PageModule, PanelModule } from './define-plugin';
export type {
  PluginCommands,
  PluginContext,
  PluginEvents,
  PluginInterface,
  PluginNavigation,
  PluginTenant,
  PluginUser,
} from './plugin-context';
export type { DraftKeeper, KeptDraft, PluginDrafts } from './plugin-drafts';
export { errorMessage } from './error-message';
export { reopenAfter } from './plugin-life';
export { ownPath } from './own-path';
export type { PluginLife } from './plugin-life';
export { prefetch } from './prefetch';
export { request, setRequestHost } from './request';
export type { RequestHost, RequestOptions } from './request';
export { versionTag } from './version-tag';
export { keepWayBack, keptWayBack } from './way-back';
export type { WayBack } from './way-back';
