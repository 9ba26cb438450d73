import type { Note } from '@butterfly/contracts/{{id}}';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { LIST_PAGE_SIZE, ListScreen, listQuery, useListState, withFilter, type ListColumn, type ListShape, type ListState } from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys } from '../{{id}}.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const nameOf = ({ title }: Note) => title;

/** The notes of the studio. */
export function Page() {
  const { nav, metrics } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...keys.notes, 'list', state],
    queryFn: async ({ signal }) => (await api.listNotes({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const loaded = answer.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  const create = <Button type="primary" onClick={() => nav.go(nav.href('new_note'))}>New note</Button>;
  return (
    <>
      <PageHeader title="{{title}}" actions={create} />
      <ListScreen
        noun="notes" searchHint="Title or text" state={state} onState={setState} answer={answer} columns={columns} nameOf={nameOf}
        onOpen={({ id }) => nav.go(nav.href('note', { noteId: id }))} filters={<ArchiveFilter state={state} onState={setState} />}
        empty={<EmptyState title="No notes yet" text="Write down what the next person has to know." action={create} />}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<Note>[] {
  const { nav } = usePlugin();
  return useMemo(() => [
    { id: 'title', label: 'Title', sort: 'title', kind: 'title', cell: ({ id, title }) => <Link className="bf-list-link" to={nav.href('note', { noteId: id })}>{title}</Link> },
    { id: 'updated_at', label: 'Changed', sort: 'updated_at', kind: 'minor', cell: ({ updated_at }) => <DateText value={updated_at} /> },
  ], [nav]);
}

function ArchiveFilter({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  return (
    <Segmented
      aria-label="Active or archived" value={state.filters['archived'] === 'true' ? 'archived' : 'active'}
      onChange={(value) => onState(withFilter(state, 'archived', value === 'archived' ? 'true' : ''))}
      options={[{ value: 'active', label: 'Active' }, { value: 'archived', label: 'Archive' }]}
    />
  );
}
