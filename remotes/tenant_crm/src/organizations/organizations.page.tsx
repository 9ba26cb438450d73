import type { OrganizationRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PeopleTabs, useBulkChanges } from '@butterfly/record-kit/address-book';
import {
  ArchiveFilter,
  changedColumn,
  countColumn,
  nameColumn,
  phoneColumn,
  RecordListPage,
  showsArchive,
  useRecordList,
} from '@butterfly/record-kit/list';
import { useSavedViews } from '@butterfly/record-kit/views';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import { views } from '../crm.sources';
import { organizationKinds } from './organization-labels';

const shape: ListShape = { orderings: ['name', 'updated_at', 'id'], ordering: 'name', filters: ['kind', 'tag', 'archived'] };
const nameOf = ({ name }: OrganizationRow) => name;

export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey: peopleKeys.organizations, load: crm.listOrganizations });
  const { bulk, note } = useBulkChanges({
    noun: ['organization', 'organizations'],
    send: crm.bulkOrganizations,
    outdated: peopleKeys.organizations,
    archived: showsArchive(list.state),
  });
  return (
    <RecordListPage
      eyebrow="Address book"
      title="Organizations"
      meta={<PeopleTabs />}
      list={list}
      noun="organizations"
      searchHint="Name, e-mail or website"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('organization', { id })}
      create={{ label: 'New organization', href: nav.href('new_organization') }}
      importHref={`${nav.href('import')}?entity=organizations`}
      exportPath="/api/tenant_crm/organizations/export.csv/"
      memory={useSavedViews(views, 'organizations')}
      bulk={bulk}
      filters={(filter) => (
        <>
          <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(organizationKinds)} {...filter} />
          <ArchiveFilter {...filter} />
        </>
      )}
      empty={{ drawing: 'wreath', title: 'No organization yet', text: 'Planners, venues and vendors you work with have their place here.' }}
    >
      {note}
    </RecordListPage>
  );
}

function useColumns(): readonly ListColumn<OrganizationRow>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<OrganizationRow>({
        id: 'name',
        label: 'Name',
        sort: 'name',
        nameOf,
        hrefOf: ({ id }) => nav.href('organization', { id }),
      }),
      { id: 'kind', label: 'Kind', cell: ({ kind }) => organizationKinds[kind] },
      { id: 'city', label: 'City', kind: 'minor', cell: ({ city }) => city },
      phoneColumn(),
      { id: 'email', label: 'E-mail', kind: 'minor', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
      countColumn('people', 'People', ({ contact_count }) => contact_count),
      { id: 'tags', label: 'Tags', kind: 'minor', optional: true, cell: ({ tags }) => tags.join(', ') },
      changedColumn(),
    ],
    [nav],
  );
}
