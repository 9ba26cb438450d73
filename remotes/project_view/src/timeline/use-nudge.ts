import type { Entry } from '@butterfly/contracts/project_view';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../timeline.client';
import { useTimelineCache } from './use-timeline';

const QUIET_MS = 400;

/** Where entries are on their way to: what was dragged or nudged and is not saved yet. */
export interface Nudging {
  /** Days or minutes an entry is shown away from where it is saved. */
  offsetOf(id: number): number;
  /** Shows an entry moved without saving; for a drag that goes on. */
  preview(id: number, by: number): void;
  /** Moves an entry: at once on the screen, a moment later on the server, so that ten key strokes are one save. */
  nudge(entry: Entry, by: number): void;
  /** Saves a drag that ended. */
  drop(entry: Entry): void;
}

/** Moves entries by days or minutes, with what follows when `following` is on. */
export function useNudge(projectId: string, following: boolean): Nudging {
  const { ui, nav } = usePlugin();
  const cache = useTimelineCache(projectId);
  const [offsets, setOffsets] = useState<ReadonlyMap<number, number>>(new Map());
  const latest = useRef(offsets);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  latest.current = offsets;

  const show = useCallback((id: number, by: number) => {
    const next = new Map(latest.current);
    if (by === 0) next.delete(id);
    else next.set(id, by);
    latest.current = next;
    setOffsets(next);
  }, []);

  const save = useCallback(
    async (id: number) => {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      const by = latest.current.get(id) ?? 0;
      if (by === 0) return;
      try {
        const { data } = await api.shiftEntries({ params: { projectId }, body: { entry_id: id, by, following } });
        // What was nudged while the answer was on its way stays on top of it.
        show(id, (latest.current.get(id) ?? by) - by);
        cache.put(data);
      } catch (error) {
        show(id, 0);
        ui.toast('error', `Not moved. ${errorMessage(error)}`);
      }
    },
    [projectId, following, cache, show, ui],
  );

  const saveAll = useRef(save);
  saveAll.current = save;
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const id of [...pending.keys()]) void saveAll.current(id);
    };
  }, []);
  useEffect(() => nav.setDirty(offsets.size > 0), [nav, offsets]);

  return {
    offsetOf: (id) => offsets.get(id) ?? 0,
    preview: show,
    nudge: ({ id }, by) => {
      show(id, (latest.current.get(id) ?? 0) + by);
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => void save(id), QUIET_MS),
      );
    },
    drop: ({ id }) => void save(id),
  };
}
