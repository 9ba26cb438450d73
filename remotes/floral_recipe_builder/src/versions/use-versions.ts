import type { BookVersion, Comparison } from '@butterfly/contracts/floral_recipe_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';

export function useVersions(projectId: string) {
  return useQuery({
    queryKey: keys.versions(projectId),
    queryFn: async ({ signal }): Promise<readonly BookVersion[]> => (await api.listVersions({ params: { projectId }, signal })).data,
  });
}

/** What has changed since a version. */
export function useComparison(projectId: string, id: number) {
  return useQuery({
    queryKey: keys.comparison(projectId, id),
    queryFn: async ({ signal }): Promise<Comparison> =>
      (await api.compareVersion({ params: { projectId, id: String(id) }, query: {}, signal })).data,
  });
}

/** Locks the recipes of a project as they stand, or opens them for a new version. */
export function useLock(projectId: string) {
  return useAction({
    run: (isLocked: boolean) => (isLocked ? api.unlockBook : api.lockBook)({ params: { projectId } }),
    invalidates: [keys.book(projectId)],
  });
}
