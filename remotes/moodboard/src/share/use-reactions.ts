import type { Reaction, ReactionKind } from '@butterfly/contracts/moodboard';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../chrome/keys';
import { sharedClient } from './shared-client';

const LOOK_MS = 20_000;
const NONE: readonly Reaction[] = [];

/** What visitors like on a board; an own one shows at once. */
export function useReactions(shareId: string) {
  const cache = useQueryClient();
  const queryKey = keys.reactions(shareId);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => sharedClient.reactions(shareId, signal), refetchInterval: LOOK_MS });
  const list = query.data ?? NONE;
  const change = useAction({
    failure: 'inline',
    run: (wanted: { element_id: string; kind: ReactionKind; on: boolean }) => sharedClient.react(shareId, wanted),
    invalidates: [queryKey],
  });
  const of = (elementId: string, kind: ReactionKind): Reaction =>
    list.find((one) => one.element_id === elementId && one.kind === kind) ?? { element_id: elementId, kind, count: 0, mine: false };
  const toggle = (elementId: string, kind: ReactionKind) => {
    const before = of(elementId, kind);
    const after = { ...before, mine: !before.mine, count: before.count + (before.mine ? -1 : 1) };
    cache.setQueryData<Reaction[]>(queryKey, [...list.filter((one) => one !== before), ...(after.count > 0 ? [after] : [])]);
    change.go({ element_id: elementId, kind, on: after.mine });
  };
  return { list, of, toggle, error: change.error };
}
export type Reactions = ReturnType<typeof useReactions>;
