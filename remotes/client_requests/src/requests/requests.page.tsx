import type { Request } from '@butterfly/contracts/client_requests';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../client_requests.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.requests, 'list'];
const nameOf = ({ title }: Request) => title;

/** The requests of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.listRequests });
  return (
    <RecordListPage
      title="Client requests"
      list={list}
      noun="requests"
      searchHint="Title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('request', { requestId: id })}
      create={{ label: 'New request', href: nav.href('new_request') }}
      importHref={nav.href('import')}
      exportPath="/api/client_requests/requests/export.csv/"
      memory={useSavedViews(recordViews, 'client_requests.request')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No requests yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Request>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Request>({
        id: 'title',
        label: 'Title',
        sort: 'title',
        nameOf,
        hrefOf: ({ id }) => nav.href('request', { requestId: id }),
      }),
      changedColumn(),
    ],
    [nav],
  );
}
