import type { Notice } from '@butterfly/contracts/notices';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { FilterSelect, LIST_PAGE_SIZE, ListScreen, listQuery, useListState, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isToConfirm, NoticeStatusTag, SeverityTag, severityOptions, statusOptions } from '../notice/notice-tags';
import { api, keys } from '../notices.client';

const shape: ListShape = { orderings: [], ordering: '', filters: ['status', 'severity'] };
const nameOf = ({ title }: Notice) => title;

/** What is announced to the member, and what the member has written. */
export function Page() {
  const { nav, metrics } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...keys.notices, 'list', state],
    queryFn: async ({ signal }) =>
      (await api.listNotices({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const loaded = answer.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  const create = (
    <Button type="primary" onClick={() => nav.go(nav.href('new_notice'))}>
      New notice
    </Button>
  );
  const filters = (
    <>
      <FilterSelect name="status" label="Status" all="All but the archive" options={statusOptions} state={state} onState={setState} />
      <FilterSelect name="severity" label="Severity" all="Any severity" options={severityOptions} state={state} onState={setState} />
    </>
  );
  return (
    <>
      <PageHeader title="Notices" actions={create} />
      <ListScreen
        noun="notices"
        searchHint="Title or text"
        state={state}
        onState={setState}
        answer={answer}
        columns={columns}
        memory={useSavedViews(recordViews, 'notices.notice')}
        nameOf={nameOf}
        filters={filters}
        onOpen={({ id }) => nav.go(nav.href('notice', { noticeId: id }))}
        empty={<EmptyState title="No notices yet" text="Tell the team what everybody has to know." action={create} />}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<Notice>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      {
        id: 'title',
        label: 'Title',
        kind: 'title',
        cell: (notice) => (
          <Link className="bf-list-link" to={nav.href('notice', { noticeId: notice.id })}>
            {notice.title}
          </Link>
        ),
      },
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
