import { LIST_PAGE_SIZE, listQuery, type ListState } from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchProjectPage, keys } from '../crm.client';

/** The rows of one page; the page before stays visible while the next one is on its way. */
export function useProjectPage(state: ListState) {
  return useQuery({
    queryKey: [...keys.projects, state],
    queryFn: ({ signal }) => fetchProjectPage({ ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}
