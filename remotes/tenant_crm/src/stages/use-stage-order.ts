import type { Stage } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { crm, keys } from '../crm.client';

/** The stages, and putting one elsewhere: shown at once, taken back when the server refuses. */
export function useStageOrder() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const list = useQuery({ queryKey: keys.stages, queryFn: async ({ signal }) => (await crm.listStages({ signal })).data });
  const reorder = useMutation({
    scope: { id: 'stages' },
    mutationFn: (stages: readonly Stage[]) => crm.reorderStages({ body: { ids: stages.map(({ id }) => id) } }),
    onMutate: (stages) => {
      const before = cache.getQueryData<Stage[]>(keys.stages);
      cache.setQueryData(keys.stages, stages);
      return { before };
    },
    onSuccess: ({ data }) => {
      cache.setQueryData(keys.stages, data);
      for (const key of [keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error, _stages, context) => {
      cache.setQueryData(keys.stages, context?.before);
      ui.toast('error', `The order is as it was. ${errorMessage(error)}`);
    },
  });
  const place = (id: number, index: number) => {
    const stages = list.data ?? [];
    const moved = stages.find((stage) => stage.id === id);
    const others = stages.filter((stage) => stage.id !== id);
    if (moved && stages[index]?.id !== id) reorder.mutate([...others.slice(0, index), moved, ...others.slice(index)]);
  };
  return { list, place, busy: reorder.isPending };
}
