import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importKeys } from './import-labels';
import type { ImportRun, ImportSource } from './import-source';

const POLL_MS = 700;

/** One import; asked for again and again while it works. */
export function useImport(source: ImportSource, id: string) {
  return useQuery({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }) => (await source.read(id, signal)).data,
    refetchInterval: ({ state }) => (state.data?.status === 'running' || state.data?.status === 'undoing' ? POLL_MS : false),
  });
}

/** Runs an import or takes it back; what it changes is asked for anew. */
export function useImportCall(source: ImportSource, run: ImportRun, call: 'commit' | 'undo') {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => source[call](String(run.id)),
    onSuccess: ({ data }) => {
      cache.setQueryData(importKeys.one(String(run.id)), data);
      for (const key of [importKeys.all, ...source.invalidates]) void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
}
