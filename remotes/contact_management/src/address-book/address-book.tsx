import type { ClientRow } from '@butterfly/contracts/contact_management';
import { contactKinds, emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PeopleListPage, peopleShape, useBulkChanges, type PeopleWords } from '@butterfly/record-kit/address-book';
import { showsArchive, useRecordList, type RecordList } from '@butterfly/record-kit/list';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListMemory, ListShape, Selection } from '@butterfly/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, keys } from '../contacts.client';
import { pipeline, views } from '../pipeline.client';
import { ListButtons } from './list-buttons';
import { Segments } from './segments';

const shape: ListShape = { ...peopleShape, filters: ['segment', ...peopleShape.filters] };
const words: PeopleWords = { kinds: contactKinds, consentEmail: emailConsents, consentSms: smsConsents };

/** The list of all people with lists of its own; what changes them is offered to who has the pipeline. */
export function AddressBook() {
  const { nav } = usePlugin();
  return nav.linkTo?.('tenant_crm.contacts', {}) ? <WithPipeline /> : <Alone />;
}

function Alone() {
  return <People list={useClients()} />;
}

function WithPipeline() {
  const list = useClients();
  const { bulk, note } = useBulkChanges({
    noun: ['contact', 'contacts'],
    send: pipeline.bulkContacts,
    outdated: keys.clients,
    archived: showsArchive(list.state),
  });
  // The pipeline knows no lists of ours: its CSV would hold everybody.
  const exportPath = list.state.filters['segment'] ? undefined : '/api/tenant_crm/contacts/export.csv/';
  return <People list={list} memory={useSavedViews(views, 'contacts')} changes={bulk} note={note} exportPath={exportPath} />;
}

function useClients(): RecordList<ClientRow> {
  return useRecordList({ shape, queryKey: keys.clients, load: api.listClients });
}

interface PeopleProps {
  readonly list: RecordList<ClientRow>;
  readonly memory?: ListMemory;
  readonly changes?: (selection: Selection) => ReactNode;
  readonly note?: ReactNode;
  readonly exportPath?: string | undefined;
}

function People({ list, memory, changes, note, exportPath }: PeopleProps) {
  const { data: lists = [] } = useQuery({ queryKey: keys.lists, queryFn: async ({ signal }) => (await api.listLists({ signal })).data });
  const { state, setState } = list;
  return (
    <PeopleListPage
      list={list}
      words={words}
      {...(memory && { memory })}
      exportPath={exportPath}
      bulk={(selection) => (
        <>
          {changes?.(selection)}
          <ListButtons lists={lists} selection={selection} segment={state.filters['segment'] ?? ''} />
        </>
      )}
    >
      {note}
      <Segments lists={lists} state={state} onState={setState} />
    </PeopleListPage>
  );
}
