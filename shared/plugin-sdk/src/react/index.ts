export { forgetFailedLazies, lazy } from './lazy';
export { PluginProvider } from './plugin-provider';
export type { PluginHost } from './plugin-provider';
export { Slot } from './slot';
export { useCan } from './use-can';
export { useFeature } from './use-feature';
export { useDraft } from './use-draft';
export type { Draft } from './use-draft';
export { usePlugin } from './use-plugin';
