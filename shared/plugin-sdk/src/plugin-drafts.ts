import type { Json } from '@butterfly/contracts/core';

/** What was not saved when a page was loaded anew for a new version, and the version that kept it. */
export interface KeptDraft {
  readonly draft: Json;
  readonly from: string;
}

/**
 * Keeps what is not saved over a reload that a person asked for, so that a new version never costs a word. Kept in this
 * tab, for this person and business, and forgotten when they sign out.
 *
 * @example
 * const stop = ctx.drafts.beforeReload('note', () => (text ? { text } : undefined));
 * const kept = ctx.drafts.take('note'); // after the reload, once
 */
export interface PluginDrafts {
  /** Asked right before the reload; undefined keeps nothing. The answer stops it; it ends with the plugin. */
  beforeReload(name: string, draft: () => Json | undefined): () => void;
  /** What was kept under this name, and forgets it. The draft may be of another version: look at `from`. */
  take(name: string): KeptDraft | null;
}
