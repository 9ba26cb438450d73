import type { Notice } from '@butterfly/contracts/notices';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { nameColumn, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { isToConfirm, NoticeStatusTag, SeverityTag, severityOptions, statusOptions } from '../notice/notice-tags';
import { api, keys } from '../notices.client';

const shape: ListShape = { orderings: [], ordering: '', filters: ['status', 'severity'] };
const queryKey = [...keys.notices, 'list'];
const nameOf = ({ title }: Notice) => title;

/** What is announced to the member, and what the member has written. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listNotices });
  return (
    <RecordListPage
      title="Notices"
      list={list}
      noun="notices"
      searchHint="Title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('notice', { noticeId: id })}
      create={{ label: 'New notice', href: nav.href('new_notice') }}
      memory={useSavedViews(recordViews, 'notices.notice')}
      filters={(filter) => <Filters {...filter} />}
      empty={{ title: 'No notices yet', text: 'Tell the team what everybody has to know.' }}
    />
  );
}

function Filters(filter: ListFilters) {
  return (
    <>
      <FilterSelect name="status" label="Status" all="All but the archive" options={statusOptions} {...filter} />
      <FilterSelect name="severity" label="Severity" all="Any severity" options={severityOptions} {...filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Notice>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Notice>({ id: 'title', label: 'Title', nameOf, hrefOf: ({ id }) => nav.href('notice', { noticeId: id }) }),
      { id: 'severity', label: 'Severity', cell: (notice) => <SeverityTag {...notice} /> },
      {
        id: 'status',
        label: 'Status',
        cell: (notice) => (isToConfirm(notice) ? <StatusTag tone="clay">Please confirm</StatusTag> : <NoticeStatusTag {...notice} />),
      },
      { id: 'published_at', label: 'Published', kind: 'minor', cell: ({ published_at: at }) => at && <DateText value={at} as="moment" /> },
    ],
    [nav],
  );
}
