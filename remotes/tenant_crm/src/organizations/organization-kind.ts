import type { Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { addressText } from '../contacts/words';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import type { RecordKind } from '../parts/record/record-kind';
import { organizationKinds } from './words';

/** What editing in place must know about organizations. */
export const organizationRecord: RecordKind<Organization, OrganizationPatch> = {
  noun: 'organization',
  queryKey: (id) => peopleKeys.organization(id),
  read: (id, signal) => crm.getOrganization({ params: { id }, ...(signal && { signal }) }),
  save: (id, patch, ifMatch) => crm.updateOrganization({ params: { id }, body: patch, ifMatch }),
  labels: {
    name: 'Name', kind: 'Kind', website: 'Website', phone_e164: 'Phone', email: 'E-mail', address: 'Address', tax_id: 'Tax ID', tags: 'Tags', notes: 'Notes', owner_id: 'Taken care of by',
  },
  words: {
    kind: (value) => organizationKinds[value as Organization['kind']],
    phone_e164: (value) => phoneText(String(value)),
    address: (value) => addressText(value as Organization['address']),
    tags: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    owner_id: (value, { memberName }) => memberName(Number(value)) ?? `Member ${String(value)}`,
  },
  outdated: [peopleKeys.organizations],
};
