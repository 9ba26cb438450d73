import type { Entry } from '@butterfly/contracts/project_view';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useCallback } from 'react';
import { useTimelineCache } from '../timeline/use-timeline';
import { api } from '../timeline.client';

/** Ticks an entry off or opens it again. Ticking is right whatever else changed, so a newer version is ticked as it is. */
export function useDone(projectId: string): (entry: Entry, done: boolean) => Promise<void> {
  const { ui } = usePlugin();
  const cache = useTimelineCache(projectId);
  return useCallback(
    async (entry, done) => {
      const send = (etag: string) => api.updateEntry({ params: { projectId, id: String(entry.id) }, body: { done }, ifMatch: etag });
      try {
        const answer = await send(entry.etag).catch((error: unknown) => {
          if (isApiError(error) && error.code === 'version_conflict') return send((error.body['current'] as Entry).etag);
          throw error;
        });
        cache.put([answer.data]);
      } catch (error) {
        ui.toast('error', errorMessage(error));
        await cache.refresh();
      }
    },
    [projectId, cache, ui],
  );
}
