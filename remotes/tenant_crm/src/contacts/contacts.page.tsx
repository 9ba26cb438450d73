import { contactKinds, emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';
import { Slot } from '@butterfly/plugin-sdk/react';
import { PeopleListPage, peopleShape, useBulkChanges, type PeopleWords } from '@butterfly/record-kit/address-book';
import { showsArchive, useRecordList } from '@butterfly/record-kit/list';
import { useSavedViews } from '@butterfly/record-kit/views';
import { Skeleton } from '@butterfly/ui-kit';
import { crm } from '../crm.client';
import { views } from '../crm.sources';
import { peopleKeys } from './keys';

const words: PeopleWords = { kinds: contactKinds, consentEmail: emailConsents, consentSms: smsConsents };

/** The one list of all people: drawn by who can narrow it to lists of its own, by the pipeline where nobody does. */
export function Page() {
  return (
    <Slot id="tenant_crm.address_book/v1" waiting={<Skeleton kind="table" label="Loading the contacts…" />} instead={<OwnAddressBook />} />
  );
}

function OwnAddressBook() {
  const list = useRecordList({ shape: peopleShape, queryKey: peopleKeys.contacts, load: crm.listContacts });
  const { bulk, note } = useBulkChanges({
    noun: ['contact', 'contacts'],
    send: crm.bulkContacts,
    outdated: peopleKeys.contacts,
    archived: showsArchive(list.state),
  });
  return (
    <PeopleListPage
      list={list}
      words={words}
      memory={useSavedViews(views, 'contacts')}
      bulk={bulk}
      exportPath="/api/tenant_crm/contacts/export.csv/"
    >
      {note}
    </PeopleListPage>
  );
}
