import type { Client } from '@butterfly/contracts/contact_management';
import { addressText } from '@butterfly/record-kit/people';
import { DateText } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import type { ReactNode } from 'react';

/** How a person is reached, and who they are. */
export function ClientFacts({ client: { contact, last_contact_at, merges } }: { client: Client }) {
  const merged = merges.filter(({ undone_at }) => undone_at === null);
  return (
    <dl className="bf-record-fields">
      <Fact label="E-mail">{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</Fact>
      <Fact label="Further addresses">{contact.other_emails.join(', ')}</Fact>
      <Fact label="Phone">{contact.phone_e164 && <a href={`tel:${contact.phone_e164}`}>{phoneText(contact.phone_e164)}</a>}</Fact>
      <Fact label="Organization">{contact.organization_name}</Fact>
      <Fact label="Address">{addressText(contact.address)}</Fact>
      <Fact label="Birthday">{contact.birthday && <DateText value={contact.birthday} />}</Fact>
      <Fact label="Tags">{contact.tags.join(', ')}</Fact>
      <Fact label="Last activity">{last_contact_at && <DateText value={last_contact_at} as="moment" />}</Fact>
      <Fact label="Merged">{merged.map(({ merged_name }) => merged_name).join(', ')}</Fact>
    </dl>
  );
}

/** What is not known takes no room. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="bf-record-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
