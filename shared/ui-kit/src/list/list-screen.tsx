import { errorMessage } from '@butterfly/plugin-sdk';
import { EmptyState, ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { Button, type InputRef } from 'antd';
import { useCallback, useRef, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar';
import { ColumnMenu } from './column-menu';
import { shownColumns, type ListColumn } from './list-column';
import type { ListMemory } from './list-memory';
import { ListPager } from './list-pager';
import { ListSearch } from './list-search';
import { changeListState, isNarrowed, sortBy, type ListState } from './list-state';
import { ListTable } from './list-table';
import { useRowKeys } from './use-row-keys';
import { useSelection, type Selection } from './use-selection';
import { ViewBar } from './view-bar';

/** Rows of one page; the largest page there is has 200, so that no list needs to be drawn in parts. */
export const LIST_PAGE_SIZE = 50;

/** The part of a react-query result that a list looks at. */
export interface ListAnswer<R> {
  readonly data: { readonly count: number; readonly count_capped?: boolean | undefined; readonly results: readonly R[] } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListScreenProps<R extends { readonly id: number }> {
  /** Plural, lower case: "contacts". */
  readonly noun: string;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  readonly answer: ListAnswer<R>;
  readonly columns: readonly ListColumn<R>[];
  readonly nameOf: (row: R) => string;
  readonly searchHint: string;
  /** Selects and the like beside the search. */
  readonly filters?: ReactNode;
  /** Saved filters and chosen columns of this person; without it neither is offered. */
  readonly memory?: ListMemory | undefined;
  /** Buttons for the picked rows; without it rows cannot be picked. */
  readonly bulk?: ((selection: Selection) => ReactNode) | undefined;
  /** Address of the CSV with the same filters. */
  readonly exportHref?: string | undefined;
  /** What is shown while there is nothing at all. */
  readonly empty: ReactNode;
  readonly onOpen: (row: R) => void;
}

/**
 * A whole list: search, filters, saved filters, columns, rows, keyboard, selection with a bulk bar, export, pages, and
 * what is shown while it loads, fails, is empty or has no match. Import it from `@butterfly/ui-kit/list`.
 *
 * @example
 * const [state, setState] = useListState(shape, useSearchParams());
 * const answer = useQuery({ queryKey: ['leads', state], queryFn: …, placeholderData: keepPreviousData });
 * <ListScreen
 *   noun="leads" state={state} onState={setState} answer={answer} columns={columns} nameOf={({ title }) => title} searchHint="Title or name"
 *   onOpen={(lead) => nav.go(nav.href('lead', { id: lead.id }))} empty={<EmptyState … />}
 *   filters={<FilterSelect label="Status" … />} bulk={(selection) => <Button onClick={…}>Archive</Button>} exportHref="/api/…/export.csv/?…"
 * />
 */
export function ListScreen<R extends { readonly id: number }>(props: ListScreenProps<R>) {
  const { noun, state, onState, answer, columns, nameOf, memory, bulk, onOpen } = props;
  const rows = answer.data?.results ?? [];
  const search = useRef<InputRef>(null);
  const selection = useSelection();
  const { toggle } = selection;
  const page = answer.data?.results;
  const open = useCallback((index: number) => page?.[index] && onOpen(page[index]), [page, onOpen]);
  const pick = useCallback((index: number) => bulk && page?.[index] && toggle(page[index].id), [page, bulk, toggle]);
  const active = useRowKeys({ count: rows.length, onOpen: open, onPick: pick, onSearch: () => search.current?.focus() });
  return (
    <div className="bf-list-screen">
      <div className="bf-list-tools" role="search">
        <ListSearch
          label={`Search ${noun}`}
          placeholder={props.searchHint}
          value={state.search}
          onSearch={(text) => onState(changeListState(state, { search: text }))}
          inputRef={search}
        />
        {props.filters}
        <span className="bf-list-tools-end">
          {memory && <ColumnMenu columns={columns} chosen={memory.columns} onChoose={(chosen) => memory.save({ columns: chosen })} />}
          {props.exportHref && (
            <a className="bf-button bf-list-export" href={props.exportHref} download title="As CSV, with these filters">
              <Icon name="download" size={16} /> Export
            </a>
          )}
        </span>
      </div>
      {memory && <ViewBar state={state} memory={memory} onState={onState} />}
      {answer.isPending && <Skeleton kind="table" label={`Loading ${noun}…`} />}
      {!answer.data && answer.error != null && (
        <ErrorCard
          title={`The ${noun} could not be loaded`}
          text={errorMessage(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && rows.length === 0 && <Nothing {...props} />}
      {rows.length > 0 && (
        <ListTable
          rows={rows}
          columns={shownColumns(columns, memory?.columns ?? null)}
          ordering={state.ordering}
          active={active}
          selection={bulk ? selection : null}
          nameOf={nameOf}
          onSort={(column) => onState(sortBy(state, column))}
        />
      )}
      {answer.data && rows.length > 0 && (
        <ListPager
          page={state.page}
          pageSize={LIST_PAGE_SIZE}
          count={answer.data.count}
          isCapped={answer.data.count_capped}
          shown={rows.length}
          onPage={(to) => onState({ ...state, page: to })}
        />
      )}
      {bulk && <BulkBar selection={selection}>{bulk(selection)}</BulkBar>}
    </div>
  );
}

function Nothing<R extends { readonly id: number }>({ noun, state, onState, empty }: ListScreenProps<R>) {
  if (!isNarrowed(state) && state.page === 1) return empty;
  const reset = () => onState(changeListState(state, { search: '', filters: {} }));
  return (
    <EmptyState
      title={`No ${noun} match`}
      text="Try another word, or look at all of them."
      action={<Button onClick={reset}>Show all {noun}</Button>}
    />
  );
}
