import { STATUSES, type Request } from '@butterfly/contracts/client_requests';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { changedColumn, MemberFilter, nameColumn, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { memberName, useMembers } from '@butterfly/record-kit/members';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../client_requests.client';
import { STATUS_WORDS, TYPE_WORDS } from '../model/words';
import { Difference, RequestStatusTag, Waiting } from '../parts/request-marks';
import { RequestTabs } from '../parts/request-tabs';
import { people } from '../parts/use-people';

const shape: ListShape = {
  orderings: ['created_at', 'updated_at', 'due_at'],
  ordering: '-updated_at',
  filters: ['status', 'type', 'assignee', 'project', 'waiting'],
};
const queryKey = [...keys.requests, 'list'];
const nameOf = ({ title }: Request) => title;
const states = [{ value: 'open', label: 'Open' }, ...STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))];

/** Every request there is. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList<Request>({ shape, queryKey, load: api.listRequests });
  return (
    <RecordListPage
      title="Client requests"
      meta={<RequestTabs />}
      list={list}
      noun="requests"
      searchHint="Number, title or text"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('request', { requestId: id })}
      create={{ label: 'New request', href: nav.href('new_request') }}
      exportPath="/api/client_requests/requests/export.csv/"
      memory={useSavedViews(recordViews, 'client_requests.request')}
      filters={(filter) => <Filters {...filter} />}
      empty={{ title: 'Nobody asks for anything', text: 'When a client calls with a wish, write it down here.' }}
    />
  );
}

function Filters(filter: ListFilters) {
  return (
    <>
      <FilterSelect name="status" label="Status" all="Any status" options={states} {...filter} />
      <FilterSelect name="type" label="Kind" all="All kinds" options={optionsOf(TYPE_WORDS)} {...filter} />
      <MemberFilter source={people} name="assignee" label="Looked after by" all="Everybody’s" {...filter} />
      <FilterSelect name="waiting" label="Waiting" all="Waiting or not" options={[{ value: 'true', label: 'Waits for us' }]} {...filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Request>[] {
  const { nav } = usePlugin();
  const members = useMembers(people);
  return useMemo(
    () => [
      nameColumn<Request>({
        id: 'title',
        label: 'Request',
        nameOf,
        hrefOf: ({ id }) => nav.href('request', { requestId: id }),
        note: ({ number, project_name }) => (
          <>
            <span className="cr-number">{number}</span> · {project_name}
          </>
        ),
      }),
      { id: 'status', label: 'Status', cell: ({ status }) => <RequestStatusTag status={status} /> },
      { id: 'waits', label: 'Waiting', cell: (request) => <Waiting request={request} /> },
      { id: 'type', label: 'Kind', kind: 'minor', cell: ({ type }) => TYPE_WORDS[type] },
      {
        id: 'assignee',
        label: 'Looked after by',
        kind: 'minor',
        cell: ({ assignee_id: id }) => (id === null ? <span className="bf-list-soft">Nobody</span> : memberName(members, id)),
      },
      {
        id: 'price',
        label: 'Difference',
        kind: 'figure',
        cell: ({ quote }) => quote && <Difference cents={quote.after_cents - quote.before_cents} currency={quote.currency} />,
      },
      { id: 'due_at', label: 'Due', sort: 'due_at', kind: 'minor', cell: ({ due_at }) => <DateText value={due_at} /> },
      changedColumn(),
    ],
    [nav, members],
  );
}
