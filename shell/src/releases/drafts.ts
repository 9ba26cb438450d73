import type { Json } from '@butterfly/contracts/core';
import type { KeptDraft, PluginDrafts } from '@butterfly/plugin-sdk';

/** What plugins have not saved, over a reload. */
export interface Drafts {
  /** The drafts of one plugin, tied to its scope. */
  of(plugin: { readonly id: string; readonly version: () => string; readonly whose: string; readonly signal: AbortSignal }): PluginDrafts;
  /** Whether a plugin keeps its own drafts. */
  covers(plugin: string): boolean;
  /** Keeps everything that is not saved. A plugin that fails to answer loses only its own. */
  keepAll(): void;
}

const PREFIX = 'butterfly:draft:';

/** Drafts live in this tab's session storage: it survives a reload, and signing out clears it. */
export function createDrafts(storage: Storage = window.sessionStorage): Drafts {
  const keepers = new Map<string, { plugin: string; keep: () => KeptDraft | undefined }>();

  function keep(key: string, plugin: string, draft: () => KeptDraft | undefined): void {
    try {
      const kept = draft();
      if (kept) storage.setItem(key, JSON.stringify(kept));
    } catch (error) {
      console.error(`[${plugin}] a draft could not be kept`, error);
    }
  }

  return {
    covers: (plugin) => [...keepers.values()].some((one) => one.plugin === plugin),
    keepAll: () => keepers.forEach(({ plugin, keep: draft }, key) => keep(key, plugin, draft)),
    of: ({ id, version, whose, signal }) => {
      const keyOf = (name: string) => `${PREFIX}${whose}:${id}:${name}`;
      return {
        beforeReload: (name, draft) => {
          const entry = { plugin: id, keep: () => withVersion(draft(), version()) };
          const key = keyOf(name);
          keepers.set(key, entry);
          const stop = () => void (keepers.get(key) === entry && keepers.delete(key));
          signal.addEventListener('abort', stop, { once: true });
          return stop;
        },
        take: (name) => {
          const text = storage.getItem(keyOf(name));
          storage.removeItem(keyOf(name));
          return text ? (JSON.parse(text) as KeptDraft) : null;
        },
      };
    },
  };
}

function withVersion(draft: Json | undefined, from: string): KeptDraft | undefined {
  return draft === undefined ? undefined : { draft, from };
}
