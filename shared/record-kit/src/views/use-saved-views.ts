import type { Answer } from '@butterfly/contracts/core';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { ListMemory, SavedView } from '@butterfly/ui-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** How one member likes one list: saved filters and chosen columns (null: the usual ones). */
export interface ListPreferences {
  views: SavedView[];
  columns: string[] | null;
}

/**
 * Where a member's saved filters and columns of lists are kept.
 *
 * @example
 * export const views: SavedViewsSource<ListName> = {
 *   read: (list, signal) => crm.getListView({ params: { list }, signal }),
 *   save: (list, body) => crm.saveListView({ params: { list }, body }),
 * };
 */
export interface SavedViewsSource<L extends string> {
  read(list: L, signal: AbortSignal): Promise<Answer<ListPreferences>>;
  save(list: L, preferences: ListPreferences): Promise<unknown>;
}

/**
 * Saved filters and columns of a list, kept on the server for this person. Until they are known, the usual ones are shown.
 *
 * @example <ListScreen memory={useSavedViews(views, 'contacts')} … />
 */
export function useSavedViews<L extends string>(source: SavedViewsSource<L>, list: L): ListMemory {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const queryKey = ['list-view', list];
  const { data } = useQuery({ queryKey, queryFn: async ({ signal }) => (await source.read(list, signal)).data, staleTime: Infinity });
  const known: ListPreferences = data ?? { views: [], columns: null };
  const save = useMutation({
    scope: { id: `list-view-${list}` },
    mutationFn: (preferences: ListPreferences) => source.save(list, preferences),
    onError: (error) => {
      ui.toast('error', `Your filters were not kept. ${errorMessage(error)}`);
      void cache.invalidateQueries({ queryKey });
    },
  });
  return {
    ...known,
    save: (part) => {
      const next = { ...known, ...part } as ListPreferences;
      cache.setQueryData(queryKey, next);
      save.mutate(next);
    },
  };
}
