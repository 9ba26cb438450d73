import type { Stage } from '@butterfly/contracts/tenant_crm';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crm, keys } from '../crm.client';

const FIVE_MINUTES = 300_000;

/** The stages in their order, and by id. They change seldom. */
export function useStages(): { stages: readonly Stage[]; stageOf: (id: number) => Stage | undefined } {
  const { data } = useQuery({
    queryKey: keys.stages,
    queryFn: async ({ signal }) => (await crm.listStages({ signal })).data,
    staleTime: FIVE_MINUTES,
  });
  return useMemo(() => {
    const byId = new Map(data?.map((stage) => [stage.id, stage]));
    return { stages: data ?? [], stageOf: (id: number) => byId.get(id) };
  }, [data]);
}
