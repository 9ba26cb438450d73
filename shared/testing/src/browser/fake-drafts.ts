import type { KeptDraft, PluginDrafts } from '@butterfly/plugin-sdk';

/** Drafts of a fake host, by name. */
export interface FakeDrafts {
  /** What a page finds after the reload. */
  readonly kept: Record<string, KeptDraft>;
  /** What it would keep before the next one. */
  readonly keepers: Record<string, () => unknown>;
}

export function fakeDrafts({ kept, keepers }: FakeDrafts): PluginDrafts {
  return {
    beforeReload: (name, draft) => {
      keepers[name] = draft;
      return () => void delete keepers[name];
    },
    take: (name) => {
      const found = kept[name] ?? null;
      delete kept[name];
      return found;
    },
  };
}
