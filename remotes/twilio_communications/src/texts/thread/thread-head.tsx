import type { Conversation, ConversationPatch } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PersonLink } from '@butterfly/record-kit/people';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { phoneOf } from '../../softphone/phone-of';
import { api, keys } from '../../twilio.client';

/** Who it is, a way to call them, and what they have agreed to. */
export function ThreadHead({ conversation }: { conversation: Conversation }) {
  const plugin = usePlugin();
  const { id, contact_id, contact_name, contact_email, phone_e164, opt_state, flagged } = conversation;
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ConversationPatch) => api.updateConversation({ params: { id: String(id) }, body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.conversations }),
    onError: (error) => plugin.ui.toast('error', errorMessage(error)),
  });
  const optOut = async () => {
    const sure = await plugin.ui.confirm({
      title: 'Stop texting this person?',
      text: 'No text can be sent to this number until they text START or you record that they agree again.',
      ok: 'Record opt-out',
    });
    if (sure) change.mutate({ opt_state: 'opted_out', ...(flagged && { flagged: false as const }) });
  };
  return (
    <div className="tw-thread-head">
      <div>
        <h2 className="tw-thread-name">
          {contact_id === null ? (
            phoneText(phone_e164)
          ) : (
            <PersonLink person={{ id: contact_id, first_name: contact_name ?? '', last_name: '', email: contact_email }}>
              {contact_name ?? phoneText(phone_e164)}
            </PersonLink>
          )}
        </h2>
        {contact_name && <p className="bf-soft bf-figures">{phoneText(phone_e164)}</p>}
      </div>
      <div className="tw-thread-actions">
        <Button onClick={() => void phoneOf(plugin).call({ typed: phone_e164, name: contact_name ?? '' })}>Call</Button>
        {opt_state !== 'opted_out' && (
          <Button type="text" disabled={change.isPending} onClick={() => void optOut()}>
            Record opt-out
          </Button>
        )}
      </div>
      {flagged && (
        <p className="tw-note tw-note-wide" role="note">
          This person may be asking not to be texted, in their own words.{' '}
          <button type="button" className="bf-link" onClick={() => void optOut()}>
            Record opt-out
          </button>{' '}
          or{' '}
          <button type="button" className="bf-link" onClick={() => change.mutate({ flagged: false })}>
            dismiss
          </button>
          .
        </p>
      )}
    </div>
  );
}
