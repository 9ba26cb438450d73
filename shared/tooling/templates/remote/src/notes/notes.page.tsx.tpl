import type { Note } from '@butterfly/contracts/{{id}}';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../{{id}}.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.notes, 'list'];
const nameOf = ({ title }: Note) => title;

/** The notes of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listNotes });
  return (
    <RecordListPage
      title="{{title}}" list={list} noun="notes" searchHint="Title or text" columns={useColumns()} nameOf={nameOf}
      hrefOf={({ id }) => nav.href('note', { noteId: id })} create={{ label: 'New note', href: nav.href('new_note') }}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No notes yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Note>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Note>({ id: 'title', label: 'Title', sort: 'title', nameOf, hrefOf: ({ id }) => nav.href('note', { noteId: id }) }),
      changedColumn(),
    ],
    [nav],
  );
}
