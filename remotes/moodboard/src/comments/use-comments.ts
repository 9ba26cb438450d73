import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '../chrome/keys';
import type { CommentSource, Draft } from './comment-source';
import { threadsOf } from './threads';

/** Where nothing says that somebody has written, it is asked this often. */
const LOOK_MS = 20_000;

export function useComments(source: CommentSource, enabled = true) {
  const query = useQuery({
    queryKey: keys.comments(source.key),
    queryFn: ({ signal }) => source.list(signal),
    refetchInterval: LOOK_MS,
    enabled,
  });
  const { data } = query;
  return { ...query, threads: useMemo(() => threadsOf(data ?? []), [data]) };
}

export function useCommentActions(source: CommentSource, { added }: { added: (id: number) => void }) {
  const invalidates = [keys.comments(source.key)];
  const { team } = source;
  return {
    add: useAction({
      failure: 'inline',
      run: (draft: Draft) => source.add(draft),
      invalidates,
      onSuccess: ({ id, parent_id: parent }) => added(parent ?? id),
    }),
    settle: useAction({
      failure: 'inline',
      run: ({ id, resolved }: { id: number; resolved: boolean }) => required(team).settle(id, resolved),
      invalidates,
    }),
    reword: useAction({
      failure: 'inline',
      run: ({ id, body }: { id: number; body: string }) => required(team).reword(id, body),
      invalidates,
    }),
    remove: useAction({ failure: 'inline', run: (id: number) => required(team).remove(id), invalidates }),
    restore: useAction({ failure: 'inline', run: (id: number) => required(team).restore(id), invalidates }),
  };
}

function required<T>(team: T | undefined): T {
  if (!team) throw new Error('A client cannot change comments.');
  return team;
}
