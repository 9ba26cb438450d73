import type { ListView } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { ListMemory } from '@butterfly/ui-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { crm } from '../crm.client';

type ListName = Parameters<typeof crm.getListView>[0]['params']['list'];

/** Saved filters and columns of a list, kept on the server for this person. Until they are known, the usual ones are shown. */
export function useListMemory(list: ListName): ListMemory {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const queryKey = ['list-view', list];
  const { data } = useQuery({ queryKey, queryFn: async ({ signal }) => (await crm.getListView({ params: { list }, signal })).data, staleTime: Infinity });
  const known: ListView = data ?? { views: [], columns: null };
  const save = useMutation({
    scope: { id: `list-view-${list}` },
    mutationFn: (body: ListView) => crm.saveListView({ params: { list }, body }),
    onError: (error, _body) => {
      ui.toast('error', `Your filters were not kept. ${errorMessage(error)}`);
      void cache.invalidateQueries({ queryKey });
    },
  });
  return {
    ...known,
    save: (part) => {
      const next = { ...known, ...part } as ListView;
      cache.setQueryData(queryKey, next);
      save.mutate(next);
    },
  };
}
