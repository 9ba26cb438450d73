import type { Owner } from '@butterfly/contracts/tenant_crm';
import { useQuery } from '@tanstack/react-query';
import { crm, keys } from '../crm.client';

const FIVE_MINUTES = 300_000;

export function useOwners(): readonly Owner[] {
  const { data } = useQuery({
    queryKey: keys.owners,
    queryFn: async ({ signal }) => (await crm.listOwners({ signal })).data,
    staleTime: FIVE_MINUTES,
  });
  return data ?? [];
}
