import type { Contact, ContactPatch } from '@butterfly/contracts/tenant_crm';
import { addressText } from '@butterfly/record-kit/people';
import type { RecordKind } from '@butterfly/record-kit/record';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { crm } from '../crm.client';
import { members } from '../crm.sources';
import { peopleKeys } from './keys';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';
import { channels } from './contact-labels';

/** What editing in place must know about contacts. */
export const contactRecord: RecordKind<Contact, ContactPatch> = {
  noun: 'contact',
  members,
  queryKey: (id) => peopleKeys.contact(id),
  read: (id, signal) => crm.getContact({ params: { id }, ...(signal && { signal }) }),
  save: (id, patch, ifMatch) => crm.updateContact({ params: { id }, body: patch, ifMatch }),
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    other_emails: 'Further addresses',
    phone_e164: 'Phone',
    organization_id: 'Organization',
    kind: 'Kind',
    address: 'Address',
    birthday: 'Birthday',
    preferred_channel: 'Best reached by',
    locale: 'Language',
    tags: 'Tags',
  },
  format: {
    kind: (value) => contactKinds[value as Contact['kind']],
    preferred_channel: (value) => channels[value as Contact['preferred_channel']],
    phone_e164: (value) => phoneText(String(value)),
    birthday: (value, { day }) => day(String(value)),
    address: (value) => addressText(value as Contact['address']),
    tags: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    other_emails: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  },
  invalidates: [peopleKeys.contacts],
};
