import type { ClientRow, ContactList } from '@butterfly/contracts/contact_management';
import { contactKinds, emailConsents } from '@butterfly/contracts/tenant_crm/labels';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { changedColumn, countColumn, nothing, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { PeopleFilters } from '@butterfly/record-kit/people';
import { personName } from '@butterfly/ui-kit/labels';
import { withFilter, type ListColumn, type ListShape, type Selection } from '@butterfly/ui-kit/list';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { api, keys } from '../contacts.client';
import { ContactTabs } from '../parts/contact-tabs';
import { PersonLink } from '../parts/person-link';
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
    cell: ({ consent_email }) => (consent_email === 'none' ? nothing : emailConsents[consent_email]),
  },
  countColumn('projects', 'Projects', ({ project_count }) => project_count),
  changedColumn(),
];

export function Page() {
  const { nav, can } = usePlugin();
  const list = useRecordList({ shape, queryKey: keys.clients, load: api.listClients });
  const { data: segments = [] } = useQuery({ queryKey: keys.lists, queryFn: async ({ signal }) => (await api.listLists({ signal })).data });
  const hrefOf = ({ id, email }: ClientRow) => {
    if (email) return nav.href('client', { clientEmail: email });
    return can('tenant_crm') ? `/tenant_crm/contacts/${id}` : null;
  };
  return (
    <RecordListPage
      title="Contact Management"
      meta={<ContactTabs />}
      list={list}
      noun="contacts"
      searchHint="Name, e-mail or phone"
      columns={columns}
      nameOf={personName}
      hrefOf={hrefOf}
      create={can('tenant_crm') ? { label: 'New contact', href: '/tenant_crm/contacts/new' } : undefined}
      bulk={(selection) => <ListButtons lists={segments} selection={selection} segment={list.state.filters['segment'] ?? ''} />}
      filters={(filter) => <Filters {...filter} />}
      empty={{
        drawing: 'seedling',
        title: 'Nobody here yet',
        text: 'Contacts you add or import appear here, each with a page of their own.',
      }}
    >
      <Segments lists={segments} state={list.state} onState={list.setState} />
    </RecordListPage>
  );
}

function Filters(filter: ListFilters) {
  const { state, onState } = filter;
  return (
    <>
      <PeopleFilters kinds={contactKinds} consents={emailConsents} {...filter} />
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
