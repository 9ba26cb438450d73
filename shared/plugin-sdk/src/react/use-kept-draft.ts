import type { Json } from '@butterfly/contracts/core';
import { useEffect, useRef, useState } from 'react';
import { usePlugin } from './use-plugin';

/**
 * What `useBeforeReload` of the same name kept before the page was loaded anew, or null; the same for the life of the
 * component. `migrate` reads what this or an earlier version has kept, and answers null when it makes no sense any more.
 *
 * @example
 * const kept = useKeptDraft('note', (draft) => (typeof draft === 'string' ? draft : null));
 * const [text, setText] = useState(kept ?? '');
 * useBeforeReload('note', () => text || undefined);
 */
export function useKeptDraft<T>(name: string, migrate: (draft: Json, from: string) => T | null): T | null {
  const { drafts } = usePlugin();
  const [kept] = useState(() => {
    const found = drafts.take(name);
    return found ? migrate(found.draft, found.from) : null;
  });
  return kept;
}

/**
 * Says what is not saved yet right before a reload that the person asked for; undefined keeps nothing.
 *
 * @example
 * useBeforeReload('note', () => text || undefined);
 */
export function useBeforeReload(name: string, draft: () => Json | undefined): void {
  const { drafts } = usePlugin();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => drafts.beforeReload(name, () => latest.current()), [drafts, name]);
}
