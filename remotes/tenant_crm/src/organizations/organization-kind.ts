import type { Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { addressText } from '@butterfly/record-kit/people';
import type { RecordKind } from '@butterfly/record-kit/record';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import { members } from '../crm.sources';
import { organizationKinds } from './organization-labels';

/** What editing in place must know about organizations. */
export const organizationRecord: RecordKind<Organization, OrganizationPatch> = {
  noun: 'organization',
  members,
  queryKey: (id) => peopleKeys.organization(id),
  read: (id, signal) => crm.getOrganization({ params: { id }, ...(signal && { signal }) }),
  save: (id, patch, ifMatch) => crm.updateOrganization({ params: { id }, body: patch, ifMatch }),
  labels: {
    name: 'Name',
    kind: 'Kind',
    website: 'Website',
    phone_e164: 'Phone',
    email: 'E-mail',
    address: 'Address',
    tax_id: 'Tax ID',
    tags: 'Tags',
    notes: 'Notes',
    owner_id: 'Taken care of by',
  },
  format: {
    kind: (value) => organizationKinds[value as Organization['kind']],
    phone_e164: (value) => phoneText(String(value)),
    address: (value) => addressText(value as Organization['address']),
    tags: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    owner_id: (value, { memberName }) => memberName(Number(value)) ?? `Member ${String(value)}`,
  },
  invalidates: [peopleKeys.organizations],
};
