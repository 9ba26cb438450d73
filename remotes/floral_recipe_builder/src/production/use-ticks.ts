import { lastTicks, type ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { api, keys } from '../flowers.client';
import { browserTicks } from './tick-store';
import { TickOutbox, type OutboxState } from './tick-outbox';

const AGAIN_AFTER_MS = 5_000;

/** The ticks of a sheet, as they stand on this device. */
export interface Ticks extends OutboxState {
  isDone(item: string): boolean;
  tick(item: string, done: boolean): void;
}

/** Ticks of the business and those of this device that it does not have yet: these count here until they have arrived. */
export function useTicks(sheet: ProductionSheet): Ticks {
  const outbox = useOutbox(sheet.project_id);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const done = useMemo(() => {
    const last = new Map([...lastTicks(sheet.ticks), ...lastTicks(state.waiting)].map(([item, tick]) => [item, tick.done]));
    return (item: string) => last.get(item) ?? false;
  }, [sheet.ticks, state.waiting]);
  return { ...state, isDone: done, tick: useCallback((item, on) => outbox.tick(item, on), [outbox]) };
}

function useOutbox(projectId: number): TickOutbox {
  const { life, tenant, user } = usePlugin();
  const queries = useQueryClient();
  const outbox = useMemo(() => {
    const params = { projectId: String(projectId) };
    const queryKey = keys.production(params.projectId);
    return new TickOutbox({
      store: browserTicks(`${tenant.id}:${user.id}:${projectId}`),
      send: async (body) => (await api.tickProduction({ params, body })).data,
      onSent: (ticks) => queries.setQueryData(queryKey, (before?: ProductionSheet) => before && { ...before, ticks: [...ticks] }),
    });
  }, [projectId, queries, tenant.id, user.id]);
  useEffect(() => {
    const flush = () => void outbox.flush();
    void outbox.restore();
    window.addEventListener('online', flush);
    const stop = life.every(AGAIN_AFTER_MS, flush);
    return () => {
      window.removeEventListener('online', flush);
      stop();
    };
  }, [outbox, life]);
  return outbox;
}
