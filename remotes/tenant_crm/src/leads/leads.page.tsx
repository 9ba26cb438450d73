import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { MemberFilter, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { useSavedViews } from '@butterfly/record-kit/views';
import { FilterSelect, type ListShape } from '@butterfly/ui-kit/list';
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
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey: keys.leads, load: crm.listLeads });
  return (
    <RecordListPage
      eyebrow="Project Pipeline"
      title="Leads"
      meta={<CrmTabs />}
      list={list}
      noun="leads"
      searchHint="Title, name, e-mail or phone"
      columns={useLeadColumns()}
      nameOf={titleOf}
      hrefOf={({ id }) => nav.href('lead', { id })}
      create={{ label: 'New lead', href: nav.href('new_lead') }}
      memory={useSavedViews(views, 'leads')}
      filters={(filter) => <Filters {...filter} />}
      empty={{
        drawing: 'seedling',
        title: 'No inquiries yet',
        text: 'Somebody asks for flowers? Write it down here, so that nobody waits for an answer.',
      }}
    />
  );
}

function Filters(filter: ListFilters) {
  const { filters } = filter.state;
  const sources = useChoices('sources').options(filters['source']);
  const types = useChoices('event_types').options(filters['event_type']);
  return (
    <>
      <FilterSelect name="status" label="Status" all="Every status" options={statuses} {...filter} />
      <FilterSelect name="source" label="Source" all="All sources" options={sources} {...filter} />
      <FilterSelect name="event_type" label="Kind of event" all="All events" options={types} {...filter} />
      <MemberFilter source={members} name="owner" label="Owner" all="Everybody" {...filter} />
    </>
  );
}
