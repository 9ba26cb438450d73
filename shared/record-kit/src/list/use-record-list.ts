import { LIST_PAGE_SIZE, listQuery, useListState, type ListAnswer, type ListShape, type ListState } from '@butterfly/ui-kit/list';
import { useReady } from '@butterfly/plugin-sdk/react';
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

interface RecordListOptions<R> {
  /** A constant outside of the component. */
  readonly shape: ListShape;
  /** Without the state of the list, which is added to it. */
  readonly queryKey: QueryKey;
  /** The operation of the client that answers one page. */
  readonly load: (input: { query: object; signal: AbortSignal }) => Promise<{ readonly data: NonNullable<ListAnswer<R>['data']> }>;
}

/** The state of a list in the address and the page that belongs to it. Made by `useRecordList`, drawn by `RecordListPage`. */
export interface RecordList<R> {
  readonly state: ListState;
  readonly setState: (state: ListState) => void;
  readonly answer: ListAnswer<R>;
}

/**
 * One page of records with search, order and filters from the address; the page before stays visible while the next one is on its way.
 *
 * @example
 * const list = useRecordList({ shape, queryKey: keys.contacts, load: crm.listContacts });
 */
export function useRecordList<R>({ shape, queryKey, load }: RecordListOptions<R>): RecordList<R> {
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...queryKey, state],
    queryFn: async ({ signal }) => (await load({ query: queryOf(shape, state), signal })).data,
    placeholderData: keepPreviousData,
  });
  useReady(answer.isSuccess);
  return { state, setState, answer };
}

/** A list that cannot be ordered sends no order. */
function queryOf(shape: ListShape, state: ListState): object {
  const { ordering, ...rest } = listQuery(state);
  return { ...(shape.orderings.length > 1 && { ordering }), ...rest, page: state.page, page_size: LIST_PAGE_SIZE };
}
