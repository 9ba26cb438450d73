import type { ConsentChange as Change, Contact } from '@butterfly/contracts/tenant_crm';
import { consentChannels } from '@butterfly/contracts/tenant_crm/labels';
import { errorMessage } from '@butterfly/plugin-sdk';
import { memberName, useMembers } from '@butterfly/record-kit/members';
import { ConsentHistory, ConsentPanel, type ConsentChange } from '@butterfly/record-kit/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { crm } from '../crm.client';
import { members } from '../crm.sources';
import { peopleKeys } from './keys';

interface ContactConsentProps {
  readonly contact: Contact;
  readonly disabled: boolean;
  readonly onSaved: (contact: Contact, etag: string | null) => void;
}

/** What somebody agreed to, and the history that proves it. */
export function ContactConsent({ contact, disabled, onSaved }: ContactConsentProps) {
  const id = String(contact.id);
  const cache = useQueryClient();
  const owners = useMembers(members);
  const history = useQuery({
    queryKey: peopleKeys.consents(id),
    queryFn: async ({ signal }) => (await crm.listConsentChanges({ params: { id }, signal })).data,
  });
  const record = async (body: ConsentChange) => {
    const { data, etag } = await crm.changeConsent({ params: { id }, body: body as Change });
    onSaved(data, etag);
    void cache.invalidateQueries({ queryKey: peopleKeys.consents(id) });
  };
  return (
    <ConsentPanel
      contactId={contact.id}
      channels={consentChannels}
      states={{ email: contact.consent_email, sms: contact.consent_sms }}
      disabled={disabled}
      onRecord={record}
    >
      {history.isError && (
        <p className="bf-field-error" role="alert">
          The history could not be loaded. {errorMessage(history.error)}
        </p>
      )}
      {history.data && (
        <ConsentHistory channels={consentChannels} entries={history.data} nameOf={(memberId) => memberName(owners, memberId)} />
      )}
    </ConsentPanel>
  );
}
