import { isJsonRecord } from '@butterfly/contracts/json';

/**
 * What was kept, as far as it has the shape of what the form begins with: a release in between may have added or dropped
 * an input. Null when it makes no sense any more.
 */
export function draftLike<T>(kept: unknown, initial: T): T | null {
  if (!isAlike(kept, initial)) return null;
  if (!isJsonRecord(kept) || !isJsonRecord(initial)) return kept as T;
  const entries = Object.entries(initial).map(
    ([name, value]) => [name, name in kept && isAlike(kept[name], value) ? kept[name] : value] as const,
  );
  return Object.fromEntries(entries) as T;
}

/** Whether two drafts say the same. */
export function isSameDraft(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An empty choice has no shape of its own: what is chosen may be text or a number. A chosen number may be taken back. */
function isAlike(kept: unknown, initial: unknown): boolean {
  if (initial === null) return kept === null || typeof kept !== 'object';
  if (kept === null) return typeof initial === 'number';
  return typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial);
}
