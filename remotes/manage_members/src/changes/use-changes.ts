import { useInfiniteQuery } from '@tanstack/react-query';
import { api, keys } from '../members.client';

export interface ChangesFilter {
  /** A member's id; empty for everybody. */
  readonly by: string;
  /** A kind of record by its full name; empty for all. */
  readonly kind: string;
}

/** What of a filter is asked for. */
export const asked = ({ by, kind }: ChangesFilter): Partial<ChangesFilter> => ({ ...(by && { by }), ...(kind && { kind }) });

/** Who changed what, the newest first; earlier pages on request. */
export function useChanges(filter: ChangesFilter) {
  return useInfiniteQuery({
    queryKey: keys.changes(filter.by, filter.kind),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await api.listChanges({ query: { ...asked(filter), ...(pageParam && { before: pageParam }) }, signal })).data,
    getNextPageParam: ({ next }) => next,
  });
}
