export { forgetFailedLazies, lazy } from './lazy';
export { PluginProvider } from './plugin-provider';
export type { PluginHost } from './plugin-provider';
export { Slot } from './slot';
export { useCan } from './use-can';
export { useBeforeReload, useKeptDraft } from './use-kept-draft';
export { usePlugin } from './use-plugin';
