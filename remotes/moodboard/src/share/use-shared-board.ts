import { isApiError } from '@butterfly/plugin-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../chrome/keys';
import { sharedClient, type SharedDocument } from './shared-client';

/** A visitor sees within this time what was saved; unchanged, the answer is an empty 304. */
const LOOK_MS = 8_000;

/** What a link opens. An answer of 4xx is final: asking again would not help. */
export function useShare(shareId: string) {
  return useQuery({
    queryKey: keys.shared(shareId),
    queryFn: ({ signal }) => sharedClient.read(shareId, signal),
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
    staleTime: Infinity,
  });
}

export function useSharedDocument(shareId: string) {
  const cache = useQueryClient();
  const queryKey = keys.sharedBoard(shareId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => sharedClient.document(shareId, { known: cache.getQueryData<SharedDocument>(queryKey), signal }),
    refetchInterval: LOOK_MS,
  });
}
