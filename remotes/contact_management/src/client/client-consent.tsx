import type { Client } from '@butterfly/contracts/contact_management';
import type { ConsentChange as Change } from '@butterfly/contracts/tenant_crm';
import { consentChannels } from '@butterfly/contracts/tenant_crm/labels';
import { ConsentHistory, ConsentPanel, type ConsentChange } from '@butterfly/record-kit/people';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../contacts.client';

interface ClientConsentProps {
  readonly email: string;
  readonly client: Client;
}

/** What the client agreed to, with its history and proof. */
export function ClientConsent({ email, client: { contact, consents } }: ClientConsentProps) {
  const cache = useQueryClient();
  const record = async (body: ConsentChange) => {
    await api.changeClientConsent({ params: { email }, body: body as Change });
    void cache.invalidateQueries({ queryKey: keys.clients });
    await cache.invalidateQueries({ queryKey: keys.client(email) });
  };
  return (
    <ConsentPanel
      contactId={contact.id}
      channels={consentChannels}
      states={{ email: contact.consent_email, sms: contact.consent_sms }}
      disabled={false}
      onRecord={record}
    >
      <ConsentHistory channels={consentChannels} entries={consents} />
    </ConsentPanel>
  );
}
