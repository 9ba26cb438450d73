import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';

/** What is to be made for a project. */
export function useProduction(projectId: string) {
  return useQuery({
    queryKey: keys.production(projectId),
    queryFn: async ({ signal }): Promise<ProductionSheet> => (await api.getProduction({ params: { projectId }, signal })).data,
  });
}
