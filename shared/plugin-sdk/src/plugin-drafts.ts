import type { Json } from '@butterfly/contracts/core';

/** What was typed and not saved, and the version of the plugin that kept it. */
export interface KeptDraft {
  readonly draft: Json;
  readonly from: string;
}

/** A draft that is being typed. */
export interface DraftKeeper {
  /** The draft has changed: it is kept within half a second. */
  changed(): void;
  /** Ends it; what has changed until now is kept. */
  stop(): void;
}

/**
 * Keeps what is typed and not saved, so that neither a new version, nor a lost tab, nor a session that has ended costs a
 * word. Kept in this browser for this person and business for a week, and forgotten when they sign out or somebody else
 * signs in. Visitors keep nothing, and nothing under a name such as `password` or `token` is kept.
 *
 * Pages use `useDraft`.
 *
 * @example
 * const keeper = ctx.drafts.keep('note', () => (text ? { text } : undefined));
 * input.addEventListener('input', keeper.changed, { signal: ctx.signal });
 * const kept = ctx.drafts.find('note'); // the next time
 */
export interface PluginDrafts {
  /** Asked shortly after each change and right before the page is left; undefined keeps nothing. Ends with the plugin. */
  keep(name: string, draft: () => Json | undefined): DraftKeeper;
  /** What was kept under this name by this tab, or by one that is gone. It may be of another version: look at `from`. */
  find(name: string): KeptDraft | null;
  /** Whether this tab has something under this name: then an editor that was open belongs open again. */
  isKept(name: string): boolean;
  /** It was saved, or is not wanted any more. */
  forget(name: string): void;
}
