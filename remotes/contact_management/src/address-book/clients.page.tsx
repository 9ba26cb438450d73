import type { ClientRow, ContactList } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
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
  type Selection,
} from '@butterfly/ui-kit/list';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { optionsOf, personName } from '@butterfly/ui-kit/labels';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, keys } from '../contacts.client';
import { ContactTabs } from '../parts/contact-tabs';
import { PersonLink } from '../parts/person-link';
import { contactKinds, emailConsents } from '@butterfly/contracts/tenant_crm/labels';
import { Segments } from './segments';

const shape: ListShape = {
  orderings: ['name', 'email', 'updated_at', 'id'],
  ordering: 'name',
  filters: ['segment', 'kind', 'consent_email', 'project'],
};

const columns: readonly ListColumn<ClientRow>[] = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    kind: 'title',
    cell: (row) => (
      <>
        <PersonLink person={row} />
        {row.kind !== 'person' && <span className="bf-list-note">{contactKinds[row.kind]}</span>}
      </>
    ),
  },
  { id: 'email', label: 'E-mail', sort: 'email', cell: ({ email }) => email },
  { id: 'phone', label: 'Phone', kind: 'minor', cell: ({ phone_e164 }) => phone_e164 && phoneText(phone_e164) },
  { id: 'organization', label: 'Organization', kind: 'minor', cell: ({ organization_name }) => organization_name },
  {
    id: 'consent',
    label: 'E-mail consent',
    kind: 'minor',
    cell: ({ consent_email }) => (consent_email === 'none' ? <span className="bf-list-soft">–</span> : emailConsents[consent_email]),
  },
  {
    id: 'projects',
    label: 'Projects',
    kind: 'figure',
    cell: ({ project_count }) => (project_count > 0 ? project_count : <span className="bf-list-soft">–</span>),
  },
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
];

export function Page() {
  const { nav, metrics, can } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const answer = useQuery({
    queryKey: [...keys.clients, state],
    queryFn: async ({ signal }) =>
      (await api.listClients({ query: { ...listQuery(state), page: state.page, page_size: LIST_PAGE_SIZE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const lists = useQuery({ queryKey: keys.lists, queryFn: async ({ signal }) => (await api.listLists({ signal })).data });
  const loaded = answer.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  const open = (row: ClientRow) => {
    if (row.email) nav.go(nav.href('client', { clientEmail: row.email }));
    else if (can('tenant_crm')) nav.go(`/tenant_crm/contacts/${row.id}`);
  };
  const add = can('tenant_crm') && (
    <Button type="primary" onClick={() => nav.go('/tenant_crm/contacts/new')}>
      New contact
    </Button>
  );
  return (
    <div className="cm-page">
      <PageHeader title="Contact Management" meta={<ContactTabs />} actions={add} />
      <Segments lists={lists.data ?? []} state={state} onState={setState} />
      <ListScreen
        noun="contacts"
        searchHint="Name, e-mail or phone"
        state={state}
        onState={setState}
        answer={answer}
        columns={columns}
        nameOf={personName}
        onOpen={open}
        bulk={(selection) => <ListButtons lists={lists.data ?? []} selection={selection} segment={state.filters['segment'] ?? ''} />}
        filters={<Filters state={state} onState={setState} />}
        empty={
          <EmptyState
            drawing="seedling"
            title="Nobody here yet"
            text="Contacts you add or import appear here, each with a page of their own."
            action={add}
          />
        }
      />
    </div>
  );
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  return (
    <>
      <FilterSelect name="kind" label="Kind" all="Everybody" options={optionsOf(contactKinds)} state={state} onState={onState} />
      <FilterSelect
        name="consent_email"
        label="E-mail consent"
        all="Any consent"
        options={optionsOf(emailConsents)}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="project"
        label="Projects"
        all="With and without project"
        options={[
          { value: 'with', label: 'With a project' },
          { value: 'without', label: 'Without a project' },
        ]}
        state={state}
        onState={onState}
      />
      {state.filters['segment'] && (
        <Button type="text" onClick={() => onState(withFilter(state, 'segment', ''))}>
          Leave the list
        </Button>
      )}
    </>
  );
}

interface ListButtonsProps {
  readonly lists: readonly ContactList[];
  readonly selection: Selection;
  readonly segment: string;
}

/** Puts the picked people into a list kept by hand, or takes them out of the one that is shown. */
function ListButtons({ lists, selection, segment }: ListButtonsProps) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const hand = lists.filter(({ kind }) => kind === 'static');
  const current = hand.find(({ id }) => String(id) === segment);
  const ids = [...selection.ids];
  const change = useMutation({
    mutationFn: async ({ list, into }: { list: ContactList; into: boolean }) => {
      if (into) return api.addToList({ params: { id: String(list.id) }, body: { contact_ids: ids } });
      return Promise.all(ids.map((id) => api.removeFromList({ params: { id: String(list.id), contactId: String(id) } })));
    },
    onSuccess: (_, { list, into }) => {
      selection.clear();
      ui.toast('success', into ? `Now in ${list.name}` : `No longer in ${list.name}`);
      for (const queryKey of [keys.clients, keys.lists]) void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const into = (key: string) => {
    const list = hand.find(({ id }) => String(id) === key);
    if (list) change.mutate({ list, into: true });
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={hand.length === 0}
        menu={{ items: hand.map(({ id, name }) => ({ key: String(id), label: name })), onClick: ({ key }) => into(key) }}
      >
        <Button loading={change.isPending} title={hand.length === 0 ? 'Make a list kept by hand first' : undefined}>
          Put into a list…
        </Button>
      </Dropdown>
      {current && (
        <Button disabled={change.isPending} onClick={() => change.mutate({ list: current, into: false })}>
          Take out of {current.name}
        </Button>
      )}
    </>
  );
}
