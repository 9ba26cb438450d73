import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, timelineKey } from '../timeline.client';

/** The timeline of a project; asked again when the window is looked at again. */
export function useTimeline(projectId: string) {
  return useQuery({
    queryKey: timelineKey(projectId),
    queryFn: async ({ signal }) => (await api.getTimeline({ params: { projectId }, signal })).data,
  });
}

/** Writes what the server answered into the cached timeline, so that the page shows it at once. */
export interface TimelineCache {
  put(entries: readonly Entry[]): void;
  remove(id: number): void;
  /** Reads everything again: dates of other entries may have moved too. */
  refresh(): Promise<void>;
}

export function useTimelineCache(projectId: string): TimelineCache {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (work: (entries: readonly Entry[]) => Entry[]) =>
      client.setQueryData<Timeline>(
        timelineKey(projectId),
        (timeline) => timeline && { ...timeline, entries: work(timeline.entries).sort(byTime) },
      );
    return {
      put: (saved) => change((entries) => [...entries.filter(({ id }) => !saved.some((one) => one.id === id)), ...saved]),
      remove: (gone) => change((entries) => entries.filter(({ id }) => id !== gone)),
      refresh: () => client.invalidateQueries({ queryKey: timelineKey(projectId) }),
    };
  }, [client, projectId]);
}

function byTime(a: Entry, b: Entry): number {
  return (a.day ?? '9').localeCompare(b.day ?? '9') || (a.minute ?? 9_999) - (b.minute ?? 9_999) || a.id - b.id;
}
