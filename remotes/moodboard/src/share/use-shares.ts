import type { NewShare, Share } from '@butterfly/contracts/moodboard';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../chrome/keys';
import { moodboardClient } from '../moodboard.client';

/** Links of a board; a board that is not there yet has none. */
export function useShares(projectId: number) {
  return useQuery({
    queryKey: keys.shares(projectId),
    queryFn: async ({ signal }): Promise<Share[]> =>
      (await moodboardClient.listShares({ params: { projectId: String(projectId) }, signal })).data,
  });
}

/** Where a link leads, as an address that can be sent. Undefined while it is not known. */
export function useShareAddress(projectId: number, id: number): string | undefined {
  const { data } = useQuery({
    queryKey: keys.shareAddress(projectId, id),
    queryFn: async ({ signal }) =>
      (await moodboardClient.showShareAddress({ params: { projectId: String(projectId), id: String(id) }, signal })).data.path,
  });
  return data && new URL(data, window.location.origin).href;
}

export function useShareActions(projectId: number, { made, revoked }: { made: (share: Share) => void; revoked: (share: Share) => void }) {
  const params = { projectId: String(projectId) };
  const invalidates = [keys.shares(projectId)];
  return {
    create: useAction({
      failure: 'inline',
      run: async (wanted: NewShare) => (await moodboardClient.createShare({ params, body: wanted })).data,
      invalidates,
      onSuccess: made,
    }),
    revoke: useAction({
      failure: 'inline',
      run: async ({ id }: Share) => (await moodboardClient.revokeShare({ params: { ...params, id: String(id) } })).data,
      invalidates,
      onSuccess: revoked,
    }),
    restore: useAction({
      failure: 'inline',
      run: async ({ id }: Share) => (await moodboardClient.restoreShare({ params: { ...params, id: String(id) }, body: {} })).data,
      invalidates,
    }),
  };
}
