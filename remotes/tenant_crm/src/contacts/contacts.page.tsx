import type { ContactRow } from '@butterfly/contracts/tenant_crm';
import { contactKinds, emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import {
  ArchiveFilter,
  changedColumn,
  countColumn,
  nameColumn,
  phoneColumn,
  RecordListPage,
  type ListFilters,
} from '@butterfly/record-kit/list';
import { PeopleFilters } from '@butterfly/record-kit/people';
import { useSavedViews } from '@butterfly/record-kit/views';
import { personName } from '@butterfly/ui-kit/labels';
import { withFilter, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { crm } from '../crm.client';
import { views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { peopleKeys } from './keys';
import { usePeopleList } from './use-people-list';

const shape: ListShape = {
  orderings: ['name', 'email', 'updated_at', 'id'],
  ordering: 'name',
  filters: ['kind', 'organization', 'tag', 'consent_email', 'consent_sms', 'project', 'archived'],
};

export function Page() {
  const { nav } = usePlugin();
  const { list, bulk, note } = usePeopleList({
    shape,
    queryKey: peopleKeys.contacts,
    load: crm.listContacts,
    noun: ['contact', 'contacts'],
    send: crm.bulkContacts,
  });
  const { state, setState } = list;
  const columns = useColumns((tag) => setState(withFilter(state, 'tag', tag)));
  return (
    <RecordListPage
      eyebrow="Project Pipeline"
      title="Contacts"
      meta={<CrmTabs />}
      list={list}
      noun="contacts"
      searchHint="Name, e-mail or phone"
      columns={columns}
      nameOf={personName}
      hrefOf={({ id }) => nav.href('contact', { id })}
      create={{ label: 'New contact', href: nav.href('new_contact') }}
      importHref={`${nav.href('import')}?entity=contacts`}
      exportPath="/api/tenant_crm/contacts/export.csv/"
      memory={useSavedViews(views, 'contacts')}
      bulk={bulk}
      filters={(filter) => <Filters {...filter} />}
      empty={{
        drawing: 'seedling',
        title: 'Your address book starts here',
        text: 'Add the first person, or bring a list along as CSV.',
      }}
    >
      {note}
    </RecordListPage>
  );
}

function useColumns(onTag: (tag: string) => void): readonly ListColumn<ContactRow>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<ContactRow>({
        id: 'name',
        label: 'Name',
        sort: 'name',
        nameOf: personName,
        hrefOf: ({ id }) => nav.href('contact', { id }),
        note: ({ kind }) => kind !== 'person' && contactKinds[kind],
      }),
      { id: 'email', label: 'E-mail', sort: 'email', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
      phoneColumn(),
      {
        id: 'organization',
        label: 'Organization',
        kind: 'minor',
        cell: ({ organization_id, organization_name }) =>
          organization_id && <Link to={nav.href('organization', { id: organization_id })}>{organization_name}</Link>,
      },
      {
        id: 'tags',
        label: 'Tags',
        kind: 'minor',
        cell: ({ tags }) =>
          tags.map((tag) => (
            <button key={tag} type="button" className="crm-tag" title={`Only those with “${tag}”`} onClick={() => onTag(tag)}>
              {tag}
            </button>
          )),
      },
      countColumn('projects', 'Projects', ({ project_count }) => project_count),
      {
        id: 'consent_email',
        label: 'E-mail consent',
        kind: 'minor',
        optional: true,
        cell: ({ consent_email }) => emailConsents[consent_email],
      },
      { id: 'consent_sms', label: 'Text consent', kind: 'minor', optional: true, cell: ({ consent_sms }) => smsConsents[consent_sms] },
      changedColumn(),
    ],
    [nav, onTag],
  );
}

function Filters(filter: ListFilters) {
  const { state, onState } = filter;
  const tag = state.filters['tag'];
  return (
    <>
      <PeopleFilters kinds={contactKinds} consents={emailConsents} {...filter} />
      {tag && (
        <Button onClick={() => onState(withFilter(state, 'tag', ''))} aria-label={`Do not filter by the tag ${tag}`}>
          Tag: {tag} ×
        </Button>
      )}
      <ArchiveFilter {...filter} />
    </>
  );
}
