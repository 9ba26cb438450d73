import type { PluginDrafts } from '@butterfly/plugin-sdk';

/** The drafts of a visitor: nothing is kept in a browser that may be anybody's. */
export const nothingKept: PluginDrafts = {
  keep: () => ({ changed: () => undefined, stop: () => undefined }),
  find: () => null,
  isKept: () => false,
  forget: () => undefined,
};
