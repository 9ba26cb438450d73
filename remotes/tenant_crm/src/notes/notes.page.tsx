import type { Note } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordKeys } from '@butterfly/record-kit/activity';
import { useMembers } from '@butterfly/record-kit/members';
import { noteSummary } from '@butterfly/record-kit/notes';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText, EmptyState, Icon, PageHeader, StatusTag } from '@butterfly/ui-kit';
import {
  FilterSelect,
  LIST_PAGE_SIZE,
  ListScreen,
  listQuery,
  useListState,
  type ListColumn,
  type ListShape,
  type ListState,
} from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { members, views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { subjectPath } from './subject-path';

const shape: ListShape = { orderings: ['id'], ordering: '-id', filters: ['subject_type', 'author', 'visibility', 'pinned', 'mine'] };
const nameOf = ({ body }: Note) => noteSummary(body);

export function Page() {
  const { nav, metrics } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const list = useQuery({
    queryKey: [...recordKeys.notes, 'list', state],
    queryFn: async ({ signal }) => {
      const { ordering: _ordering, ...query } = listQuery(state);
      return (await crm.listNotes({ query: { ...query, page: state.page, page_size: LIST_PAGE_SIZE } as object, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const columns = useNoteColumns();
  const memory = useSavedViews(views, 'notes');
  const loaded = list.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  const create = (
    <Button type="primary" onClick={() => nav.go(nav.href('new_note'))}>
      New note
    </Button>
  );
  return (
    <div className="bf-page">
      <PageHeader eyebrow="Project Pipeline" title="Notes" meta={<CrmTabs />} actions={create} />
      <ListScreen
        noun="notes"
        searchHint="Words of a note"
        state={state}
        onState={setState}
        answer={list}
        columns={columns}
        nameOf={nameOf}
        memory={memory}
        onOpen={({ id }) => nav.go(nav.href('note', { id }))}
        filters={<Filters state={state} onState={setState} />}
        empty={
          <EmptyState
            drawing="sprig"
            title="No notes yet"
            text="What was said on the phone is forgotten by Friday. Write it where the next person finds it."
            action={create}
          />
        }
      />
    </div>
  );
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  const owners = useMembers(members);
  return (
    <>
      <FilterSelect
        name="subject_type"
        label="Written on"
        all="Everything"
        state={state}
        onState={onState}
        options={[
          { value: 'project', label: 'Projects' },
          { value: 'lead', label: 'Leads' },
          { value: 'contact', label: 'Contacts' },
          { value: 'organization', label: 'Organizations' },
        ]}
      />
      <FilterSelect
        name="author"
        label="Written by"
        all="By anybody"
        options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="visibility"
        label="Who may see it"
        all="For anybody"
        options={[
          { value: 'team', label: 'Team only' },
          { value: 'client', label: 'Client may see it' },
        ]}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="mine"
        label="Mentions"
        all="All notes"
        options={[{ value: 'true', label: 'Mentioning me' }]}
        state={state}
        onState={onState}
      />
    </>
  );
}

function useNoteColumns(): readonly ListColumn<Note>[] {
  const { nav } = usePlugin();
  const owners = useMembers(members);
  return useMemo(
    () => [
      {
        id: 'body',
        label: 'Note',
        kind: 'title',
        cell: (note) => (
          <span className="crm-note-line">
            {note.pinned && <Icon name="pin" size={14} />}
            <Link to={nav.href('note', { id: note.id })} className="bf-list-link">
              {noteSummary(note.body)}
            </Link>
          </span>
        ),
      },
      { id: 'subject', label: 'Written on', cell: (note) => <Link to={subjectPath(note)}>{note.subject_name}</Link> },
      { id: 'author', label: 'By', kind: 'minor', cell: ({ created_by_id }) => owners.find(({ id }) => id === created_by_id)?.name ?? '' },
      {
        id: 'visibility',
        label: 'Who may see it',
        kind: 'minor',
        cell: ({ visibility }) => visibility === 'client' && <StatusTag tone="blush">Client</StatusTag>,
      },
      { id: 'created_at', label: 'Written', cell: ({ created_at }) => <DateText value={created_at} /> },
    ],
    [nav, owners],
  );
}
