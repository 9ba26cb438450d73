import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader, type BotanicalName } from '@butterfly/ui-kit';
import { ListScreen, listQuery, type ListColumn, type ListMemory, type ListState, type Selection } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { RecordList } from './use-record-list';

/** What the filters of a list get. */
export interface ListFilters {
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

interface RecordListPageProps<R extends { readonly id: number }> {
  readonly title: string;
  readonly eyebrow?: ReactNode;
  readonly meta?: ReactNode;
  readonly list: RecordList<R>;
  /** Plural, lower case: "contacts". */
  readonly noun: string;
  readonly searchHint: string;
  readonly columns: readonly ListColumn<R>[];
  readonly nameOf: (row: R) => string;
  /** Where a row leads. */
  readonly hrefOf: (row: R) => string | null;
  /** The button that makes a new record, on a page of its own or in a drawer over this one; without it none is offered. */
  readonly create?: { readonly label: string; readonly href: string } | { readonly label: string; readonly open: () => void } | undefined;
  /** Where lists are brought in as CSV. */
  readonly importHref?: string;
  /** Path of the CSV; offered to whoever may export. */
  readonly exportPath?: string;
  readonly memory?: ListMemory;
  readonly filters?: (filter: ListFilters) => ReactNode;
  readonly bulk?: (selection: Selection) => ReactNode;
  readonly empty: { readonly drawing?: BotanicalName; readonly title: string; readonly text: string };
  /** What stands between the head and the list: an undo note, saved segments. */
  readonly children?: ReactNode;
}

/**
 * The page of a list of records: head with its buttons, the list with everything around it, and what is said while there is none.
 *
 * @example
 * <RecordListPage
 *   title="Venues" noun="venues" searchHint="Name or city" list={list} columns={columns} nameOf={({ title }) => title}
 *   hrefOf={({ id }) => nav.href('venue', { id })} create={{ label: 'New venue', href: nav.href('new_venue') }}
 *   filters={(filter) => <ArchiveFilter {...filter} />} empty={{ title: 'No venue yet', text: 'The places you work at.' }}
 * />
 */
export function RecordListPage<R extends { readonly id: number }>(props: RecordListPageProps<R>) {
  const { list, create, importHref, hrefOf, exportPath, empty } = props;
  const { nav } = usePlugin();
  const mayExport = useFeature('export_data');
  const { state, setState: onState, answer } = list;
  const open = (row: R) => {
    const href = hrefOf(row);
    if (href !== null) nav.go(href);
  };
  const createButton = create && (
    <Button type="primary" onClick={() => ('open' in create ? create.open() : nav.go(create.href))}>
      {create.label}
    </Button>
  );
  return (
    <div className="bf-page">
      <PageHeader
        title={props.title}
        eyebrow={props.eyebrow}
        meta={props.meta}
        actions={
          <>
            {importHref && <Button onClick={() => nav.go(importHref)}>Import</Button>}
            {createButton}
          </>
        }
      />
      {props.children}
      <ListScreen
        noun={props.noun}
        searchHint={props.searchHint}
        state={state}
        onState={onState}
        answer={answer}
        columns={props.columns}
        nameOf={props.nameOf}
        memory={props.memory}
        bulk={props.bulk}
        exportHref={exportPath && mayExport ? `${exportPath}?${new URLSearchParams(listQuery(state)).toString()}` : undefined}
        onOpen={open}
        filters={props.filters?.({ state, onState })}
        empty={<EmptyState {...empty} action={createButton} />}
      />
    </div>
  );
}
