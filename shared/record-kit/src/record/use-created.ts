import type { Answer } from '@butterfly/contracts/core';
import { useQueryClient } from '@tanstack/react-query';
import type { RecordKind, SavedRecord, Versioned } from './record-kind';

/**
 * Puts a new record where its page looks for it, so that it opens at once, and has the lists read again.
 *
 * @example
 * const created = useCreated(contactKind);
 * onSaved={(answer) => { created(answer); nav.go(nav.href('contact', { id: answer.data.id })); }}
 */
export function useCreated<R extends SavedRecord, P extends object>(
  kind: RecordKind<R, P>,
): (answer: Pick<Answer<R>, 'data' | 'etag'>) => void {
  const cache = useQueryClient();
  return ({ data, etag }) => {
    cache.setQueryData<Versioned<R>>(kind.queryKey(String(data.id)), { record: data, etag });
    for (const queryKey of kind.invalidates) void cache.invalidateQueries({ queryKey });
  };
}
