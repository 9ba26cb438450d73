import type { Note } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordKeys } from '@butterfly/record-kit/activity';
import { MemberFilter, nameColumn, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { useMembers } from '@butterfly/record-kit/members';
import { noteSummary } from '@butterfly/record-kit/notes';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText, Icon, StatusTag } from '@butterfly/ui-kit';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { crm } from '../crm.client';
import { members, views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { subjectPath } from './subject-path';

const shape: ListShape = { orderings: ['id'], ordering: '-id', filters: ['subject_type', 'author', 'visibility', 'pinned', 'mine'] };
const queryKey = [...recordKeys.notes, 'list'];
const nameOf = ({ body }: Note) => noteSummary(body);
const subjects = [
  { value: 'project', label: 'Projects' },
  { value: 'lead', label: 'Leads' },
  { value: 'contact', label: 'Contacts' },
  { value: 'organization', label: 'Organizations' },
];
const visibilities = [
  { value: 'team', label: 'Team only' },
  { value: 'client', label: 'Client may see it' },
];

export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: crm.listNotes });
  return (
    <RecordListPage
      eyebrow="Project Pipeline"
      title="Notes"
      meta={<CrmTabs />}
      list={list}
      noun="notes"
      searchHint="Words of a note"
      columns={useNoteColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('note', { id })}
      create={{ label: 'New note', href: nav.href('new_note') }}
      memory={useSavedViews(views, 'notes')}
      filters={(filter) => <Filters {...filter} />}
      empty={{
        title: 'No notes yet',
        text: 'What was said on the phone is forgotten by Friday. Write it where the next person finds it.',
      }}
    />
  );
}

function Filters(filter: ListFilters) {
  return (
    <>
      <FilterSelect name="subject_type" label="Written on" all="Everything" options={subjects} {...filter} />
      <MemberFilter source={members} name="author" label="Written by" all="By anybody" {...filter} />
      <FilterSelect name="visibility" label="Who may see it" all="For anybody" options={visibilities} {...filter} />
      <FilterSelect name="mine" label="Mentions" all="All notes" options={[{ value: 'true', label: 'Mentioning me' }]} {...filter} />
    </>
  );
}

function useNoteColumns(): readonly ListColumn<Note>[] {
  const { nav } = usePlugin();
  const owners = useMembers(members);
  return useMemo(
    () => [
      nameColumn<Note>({
        id: 'body',
        label: 'Note',
        nameOf,
        hrefOf: ({ id }) => nav.href('note', { id }),
        mark: ({ pinned }) =>
          pinned && (
            <span className="crm-note-pin">
              <Icon name="pin" size={14} />
            </span>
          ),
      }),
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
