import type { NewShare, Share } from '@butterfly/contracts/moodboard';
import { useQuery } from '@tanstack/react-query';
import { isNoBoard } from '../around/error-words';
import { keys } from '../around/keys';
import { useAction } from '../around/use-action';
import { moodboardClient } from '../moodboard.client';

/** Links of a board; a board that is not there yet has none. */
export function useShares(projectId: number) {
  return useQuery({
    queryKey: keys.shares(projectId),
    queryFn: async ({ signal }): Promise<Share[]> => {
      try {
        return (await moodboardClient.listShares({ params: { projectId: String(projectId) }, signal })).data;
      } catch (error) {
        if (isNoBoard(error)) return [];
        throw error;
      }
    },
  });
}

export function useShareActions(projectId: number, { made, revoked }: { made: (share: Share) => void; revoked: (share: Share) => void }) {
  const params = { projectId: String(projectId) };
  const forgets = [keys.shares(projectId)];
  return {
    create: useAction({ run: async (wanted: NewShare) => (await moodboardClient.createShare({ params, body: wanted })).data, forgets, done: made }),
    revoke: useAction({ run: async ({ id }: Share) => (await moodboardClient.revokeShare({ params: { ...params, id: String(id) } })).data, forgets, done: revoked }),
    restore: useAction({ run: async ({ id }: Share) => (await moodboardClient.restoreShare({ params: { ...params, id: String(id) }, body: {} })).data, forgets }),
  };
}
