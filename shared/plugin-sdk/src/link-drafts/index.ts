import type { Json } from '@butterfly/contracts/core';

const KEPT_MS = 30 * 86_400_000;
const beginOf = (token: string): string => `butterfly-client:${token}:`;

/**
 * What somebody has written behind a public link and not sent, kept on the device for this link alone and for a month: visitors have no
 * drafts of their own, since their device may be anybody's. Bundled by the pages that use it, so that no first visit brings it.
 *
 * @example
 * keepLinkDraft(token, { name: 'message', draft: { body: 'White or ivory?' } });
 * const kept = findLinkDraft(token, 'message'); // the next time
 */
export function keepLinkDraft(token: string, { name, draft }: { readonly name: string; readonly draft: Json }): void {
  try {
    localStorage.setItem(beginOf(token) + name, JSON.stringify({ draft, at: Date.now() }));
  } catch {
    // A device that keeps nothing: it stays in the page as long as the page is open.
  }
}

/** What was kept; undefined: nothing, or too long ago. */
export function findLinkDraft(token: string, name: string): Json | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(beginOf(token) + name) ?? 'null') as { draft: Json; at: number } | null;
    if (kept && Date.now() - kept.at < KEPT_MS) return kept.draft;
    localStorage.removeItem(beginOf(token) + name);
  } catch {
    // A device that keeps nothing, or something else under this name: there is no draft.
  }
  return undefined;
}

/** It was sent, or, without a name, the link opens nothing any more: then nothing of it stays on the device. */
export function forgetLinkDrafts(token: string, name?: string): void {
  try {
    const begin = beginOf(token) + (name ?? '');
    for (const key of Object.keys(localStorage))
      if (name === undefined ? key.startsWith(begin) : key === begin) localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
