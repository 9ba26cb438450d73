import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { useSavedViews } from '@butterfly/record-kit/views';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { FilterSelect, LIST_PAGE_SIZE, ListScreen, listQuery, useListState, type ListShape, type ListState } from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { crm, keys } from '../crm.client';
import { members, views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { useChoices } from '../parts/use-settings';
import { useLeadColumns } from './lead-columns';

const shape: ListShape = {
  orderings: ['id', 'title', 'event_date', 'score', 'sla_due_at', 'updated_at'],
  ordering: '-id',
  filters: ['status', 'source', 'event_type', 'owner', 'from', 'to'],
};
const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'late', label: 'Answer late' },
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'converted', label: 'Converted' },
  { value: 'lost', label: 'Lost' },
];
const titleOf = ({ title }: LeadRow) => title;

export function Page() {
  const { nav, metrics } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const list = useQuery({
    queryKey: [...keys.leads, state],
    queryFn: async ({ signal }) =>
      (await crm.listLeads({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE } as object, signal })).data,
    placeholderData: keepPreviousData,
  });
  const memory = useSavedViews(views, 'leads');
  const columns = useLeadColumns();
  const loaded = list.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  const create = (
    <Button type="primary" onClick={() => nav.go(nav.href('new_lead'))}>
      New lead
    </Button>
  );
  return (
    <div className="bf-page">
      <PageHeader eyebrow="Project Pipeline" title="Leads" meta={<CrmTabs />} actions={create} />
      <ListScreen
        noun="leads"
        searchHint="Title, name, e-mail or phone"
        state={state}
        onState={setState}
        answer={list}
        columns={columns}
        nameOf={titleOf}
        memory={memory}
        onOpen={({ id }) => nav.go(nav.href('lead', { id }))}
        filters={<Filters state={state} onState={setState} />}
        empty={
          <EmptyState
            drawing="seedling"
            title="No inquiries yet"
            text="Somebody asks for flowers? Write it down here, so that nobody waits for an answer."
            action={create}
          />
        }
      />
    </div>
  );
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  const owners = useMembers(members);
  const sources = useChoices('sources');
  const types = useChoices('event_types');
  return (
    <>
      <FilterSelect name="status" label="Status" all="Every status" options={statuses} state={state} onState={onState} />
      <FilterSelect
        name="source"
        label="Source"
        all="All sources"
        options={sources.options(state.filters['source'])}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="event_type"
        label="Kind of event"
        all="All events"
        options={types.options(state.filters['event_type'])}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="owner"
        label="Owner"
        all="Everybody"
        options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        state={state}
        onState={onState}
      />
    </>
  );
}
