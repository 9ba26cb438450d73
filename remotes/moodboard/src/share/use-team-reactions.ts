import type { Reaction } from '@butterfly/contracts/moodboard';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../chrome/keys';
import { moodboardClient } from '../moodboard.client';

const LOOK_MS = 30_000;
const NONE: readonly Reaction[] = [];

/** What clients like on a board, for the team. Failing is no event: hearts are not what the page is for. */
export function useTeamReactions(projectId: number): readonly Reaction[] {
  const query = useQuery({
    queryKey: keys.reactions(`project-${projectId}`),
    queryFn: async ({ signal }): Promise<Reaction[]> =>
      (await moodboardClient.listReactions({ params: { projectId: String(projectId) }, signal })).data,
    refetchInterval: LOOK_MS,
  });
  return query.data ?? NONE;
}
