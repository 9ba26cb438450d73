import type { KeptDraft, PluginDrafts } from '@butterfly/plugin-sdk';

/** Drafts of a fake host, by name. */
export interface FakeDrafts {
  /** What a form finds when it is opened; what is forgotten is gone from here. */
  readonly kept: Record<string, KeptDraft>;
  /** What would be kept now. */
  readonly keepers: Record<string, () => unknown>;
}

export function fakeDrafts({ kept, keepers }: FakeDrafts): PluginDrafts {
  return {
    keep: (name, draft) => {
      keepers[name] = draft;
      return { changed: () => undefined, stop: () => void (keepers[name] === draft && delete keepers[name]) };
    },
    find: (name) => kept[name] ?? null,
    isKept: (name) => name in kept,
    forget: (name) => void delete kept[name],
  };
}
