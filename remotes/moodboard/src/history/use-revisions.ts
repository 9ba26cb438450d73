import type { Json } from '@butterfly/contracts/core';
import type { Revision } from '@butterfly/contracts/moodboard';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../chrome/keys';
import { moodboardClient } from '../moodboard.client';

export function useRevisions(projectId: number) {
  return useQuery({
    queryKey: keys.revisions(projectId),
    queryFn: async ({ signal }): Promise<Revision[]> =>
      (await moodboardClient.listRevisions({ params: { projectId: String(projectId) }, signal })).data,
  });
}

/** The document of a version; it never changes. */
export function useRevisionData(projectId: number, id: number | null) {
  return useQuery({
    queryKey: keys.revision(projectId, id ?? 0),
    queryFn: async ({ signal }) =>
      (await moodboardClient.readRevision({ params: { projectId: String(projectId), revisionId: String(id) }, signal })).data.data as Json,
    enabled: id !== null,
    staleTime: Infinity,
  });
}

export function useRevisionActions(projectId: number, { kept }: { kept: () => void }) {
  const params = { projectId: String(projectId) };
  const invalidates = [keys.revisions(projectId)];
  return {
    keep: useAction({
      failure: 'inline',
      run: async (label: string) => (await moodboardClient.keepRevision({ params, body: { label } })).data,
      invalidates,
      onSuccess: kept,
    }),
    label: useAction({
      failure: 'inline',
      run: async ({ id, label }: { id: number; label: string | null }) =>
        (await moodboardClient.labelRevision({ params: { ...params, revisionId: String(id) }, body: { label } })).data,
      invalidates,
    }),
  };
}
