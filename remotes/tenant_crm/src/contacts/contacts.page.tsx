import type { ContactRow } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { optionsOf, personName } from '@butterfly/ui-kit/labels';
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
import { crm } from '../crm.client';
import { views } from '../crm.sources';
import { useBulk } from './bulk';
import { peopleKeys } from './keys';
import { contactKinds, emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';

const shape: ListShape = {
  orderings: ['name', 'email', 'updated_at', 'id'],
  ordering: 'name',
  filters: ['kind', 'organization', 'tag', 'consent_email', 'consent_sms', 'project', 'archived'],
};

export function Page() {
  const { nav, metrics } = usePlugin();
  const mayExport = useFeature('export_data');
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...peopleKeys.contacts, state],
    queryFn: async ({ signal }) =>
      (await crm.listContacts({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const memory = useSavedViews(views, 'contacts');
  const columns = useColumns((tag) => setState(withFilter(state, 'tag', tag)));
  const { bulk, note } = useBulk({
    noun: ['contact', 'contacts'],
    send: crm.bulkContacts,
    outdated: peopleKeys.contacts,
    archived: state.filters['archived'] === 'true',
  });
  const loaded = answer.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  return (
    <div className="bf-page">
      <PageHeader
        title="Contacts"
        meta="Everybody you plan, make and deliver for, and with."
        actions={
          <>
            <Button onClick={() => nav.go(`${nav.href('import')}?entity=contacts`)}>Import</Button>
            <Button type="primary" onClick={() => nav.go(nav.href('new_contact'))}>
              New contact
            </Button>
          </>
        }
      />
      {note}
      <ListScreen
        noun="contacts"
        searchHint="Name, e-mail or phone"
        state={state}
        onState={setState}
        answer={answer}
        columns={columns}
        nameOf={personName}
        memory={memory}
        bulk={bulk}
        exportHref={mayExport ? `/api/tenant_crm/contacts/export.csv/?${new URLSearchParams(listQuery(state)).toString()}` : undefined}
        onOpen={({ id }) => nav.go(nav.href('contact', { id }))}
        filters={<Filters state={state} onState={setState} />}
        empty={
          <EmptyState
            drawing="seedling"
            title="Your address book starts here"
            text="Add the first person, or bring a list along as CSV."
            action={
              <Button type="primary" onClick={() => nav.go(nav.href('new_contact'))}>
                New contact
              </Button>
            }
          />
        }
      />
    </div>
  );
}

function useColumns(onTag: (tag: string) => void): readonly ListColumn<ContactRow>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      {
        id: 'name',
        label: 'Name',
        sort: 'name',
        kind: 'title',
        cell: (row) => (
          <>
            <Link className="bf-list-link" to={nav.href('contact', { id: row.id })}>
              {personName(row)}
            </Link>
            {row.kind !== 'person' && <span className="bf-list-note">{contactKinds[row.kind]}</span>}
          </>
        ),
      },
      { id: 'email', label: 'E-mail', sort: 'email', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
      { id: 'phone', label: 'Phone', cell: ({ phone_e164 }) => phone_e164 && <a href={`tel:${phone_e164}`}>{phoneText(phone_e164)}</a> },
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
      {
        id: 'projects',
        label: 'Projects',
        kind: 'figure',
        cell: ({ project_count }) => (project_count > 0 ? project_count : <span className="bf-list-soft">–</span>),
      },
      {
        id: 'consent_email',
        label: 'E-mail consent',
        kind: 'minor',
        optional: true,
        cell: ({ consent_email }) => emailConsents[consent_email],
      },
      { id: 'consent_sms', label: 'Text consent', kind: 'minor', optional: true, cell: ({ consent_sms }) => smsConsents[consent_sms] },
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
    [nav, onTag],
  );
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  const filter = { state, onState };
  const tag = state.filters['tag'];
  return (
    <>
      <FilterSelect name="kind" label="Kind" all="Everybody" options={optionsOf(contactKinds)} {...filter} />
      <FilterSelect name="consent_email" label="E-mail consent" all="Any consent" options={optionsOf(emailConsents)} {...filter} />
      <FilterSelect
        name="project"
        label="Projects"
        all="With and without project"
        options={[
          { value: 'with', label: 'With a project' },
          { value: 'without', label: 'Without a project' },
        ]}
        {...filter}
      />
      {tag && (
        <Button onClick={() => onState(withFilter(state, 'tag', ''))} aria-label={`Do not filter by the tag ${tag}`}>
          Tag: {tag} ×
        </Button>
      )}
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
