import type { OrganizationRow } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import {
  FilterSelect,
  LIST_PAGE_SIZE,
  ListScreen,
  listQuery,
  useListState,
  withFilter,
  type ListColumn,
  type ListShape,
  type ListState,
} from '@butterfly/ui-kit/list';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBulk } from '../contacts/bulk';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import { views } from '../crm.sources';
import { organizationKinds } from './organization-labels';

const shape: ListShape = { orderings: ['name', 'updated_at', 'id'], ordering: 'name', filters: ['kind', 'tag', 'archived'] };
const nameOf = ({ name }: OrganizationRow) => name;

export function Page() {
  const { nav, metrics } = usePlugin();
  const mayExport = useFeature('export_data');
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...peopleKeys.organizations, state],
    queryFn: async ({ signal }) =>
      (await crm.listOrganizations({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const memory = useSavedViews(views, 'organizations');
  const columns = useColumns();
  const { bulk, note } = useBulk({
    noun: ['organization', 'organizations'],
    send: crm.bulkOrganizations,
    outdated: peopleKeys.organizations,
    archived: state.filters['archived'] === 'true',
  });
  const loaded = answer.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  return (
    <div className="bf-page">
      <PageHeader
        title="Organizations"
        meta="Planners, venues, vendors, companies – and who belongs to them."
        actions={
          <>
            <Button onClick={() => nav.go(`${nav.href('import')}?entity=organizations`)}>Import</Button>
            <Button type="primary" onClick={() => nav.go(nav.href('new_organization'))}>
              New organization
            </Button>
          </>
        }
      />
      {note}
      <ListScreen
        noun="organizations"
        searchHint="Name, e-mail or website"
        state={state}
        onState={setState}
        answer={answer}
        columns={columns}
        nameOf={nameOf}
        memory={memory}
        bulk={bulk}
        exportHref={mayExport ? `/api/tenant_crm/organizations/export.csv/?${new URLSearchParams(listQuery(state)).toString()}` : undefined}
        onOpen={({ id }) => nav.go(nav.href('organization', { id }))}
        filters={<Filters state={state} onState={setState} />}
        empty={
          <EmptyState
            drawing="wreath"
            title="No organization yet"
            text="Planners, venues and vendors you work with have their place here."
            action={
              <Button type="primary" onClick={() => nav.go(nav.href('new_organization'))}>
                New organization
              </Button>
            }
          />
        }
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<OrganizationRow>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      {
        id: 'name',
        label: 'Name',
        sort: 'name',
        kind: 'title',
        cell: ({ id, name }) => (
          <Link className="bf-list-link" to={nav.href('organization', { id })}>
            {name}
          </Link>
        ),
      },
      { id: 'kind', label: 'Kind', cell: ({ kind }) => organizationKinds[kind] },
      { id: 'city', label: 'City', kind: 'minor', cell: ({ city }) => city },
      { id: 'phone', label: 'Phone', cell: ({ phone_e164 }) => phone_e164 && <a href={`tel:${phone_e164}`}>{phoneText(phone_e164)}</a> },
      { id: 'email', label: 'E-mail', kind: 'minor', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
      {
        id: 'people',
        label: 'People',
        kind: 'figure',
        cell: ({ contact_count }) => (contact_count > 0 ? contact_count : <span className="bf-list-soft">–</span>),
      },
      { id: 'tags', label: 'Tags', kind: 'minor', optional: true, cell: ({ tags }) => tags.join(', ') },
      {
        id: 'updated_at',
        label: 'Changed',
        sort: 'updated_at',
        kind: 'minor',
        cell: ({ updated_at }) => (
          <span className="bf-list-soft">
            <DateText value={updated_at} />
          </span>
        ),
      },
    ],
    [nav],
  );
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  return (
    <>
      <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(organizationKinds)} state={state} onState={onState} />
      <Segmented
        aria-label="Active or archived"
        value={state.filters['archived'] === 'true' ? 'archived' : 'active'}
        onChange={(value) => onState(withFilter(state, 'archived', value === 'archived' ? 'true' : ''))}
        options={[
          { value: 'active', label: 'Active' },
          { value: 'archived', label: 'Archive' },
        ]}
      />
    </>
  );
}
