import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchProjectPage, keys } from '../crm.client';
import type { ListState } from '../model/list-state';

export const PAGE_SIZE = 50;

/** The rows of one page; the page before stays visible while the next one is on its way. */
export function useProjectPage(state: ListState) {
  const { page, search, ordering, stage, event_type, archived } = state;
  return useQuery({
    queryKey: [...keys.projects, state],
    queryFn: ({ signal }) =>
      fetchProjectPage(
        {
          page, ordering, page_size: PAGE_SIZE, archived: archived ? 'true' : 'false',
          ...(search && { search }), ...(stage && { stage }), ...(isEventType(event_type) && { event_type }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

const known = ['wedding', 'corporate', 'social', 'funeral', 'workshop', 'other'] as const;

function isEventType(text: string): text is (typeof known)[number] {
  return known.some((type) => type === text);
}
