import type { ConsentChange, Contact } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { DateText, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { crm } from '../crm.client';
import { members } from '../crm.sources';
import { peopleKeys } from './keys';
import { emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';

interface ConsentPanelProps {
  readonly contact: Contact;
  readonly disabled: boolean;
  readonly onSaved: (contact: Contact, etag: string | null) => void;
}

const CHANNELS = ['email', 'sms'] as const;
type Channel = (typeof CHANNELS)[number];
const draftName = ({ id }: Contact, channel: Channel) => `consent:${id}:${channel}`;

/** What somebody agreed to, and the history that proves it. */
export function ConsentPanel({ contact, disabled, onSaved }: ConsentPanelProps) {
  const { drafts } = usePlugin();
  const [asking, setAsking] = useState(() => CHANNELS.find((channel) => drafts.isKept(draftName(contact, channel))) ?? null);
  const id = String(contact.id);
  const owners = useMembers(members);
  const history = useQuery({
    queryKey: peopleKeys.consents(id),
    queryFn: async ({ signal }) => (await crm.listConsentChanges({ params: { id }, signal })).data,
  });
  const state = [
    ['email', 'E-mail', emailConsents[contact.consent_email]],
    ['sms', 'Text message', smsConsents[contact.consent_sms]],
  ] as const;
  const labelOf = (channel: string, value: string) => (channel === 'email' ? emailConsents : smsConsents)[value as never] ?? value;
  return (
    <section className="bf-panel" aria-labelledby="consent-title">
      <h2 id="consent-title">Consent</h2>
      <dl className="bf-record-fields">
        {state.map(([channel, label, words]) => (
          <div key={channel} className="bf-record-row">
            <dt>{label}</dt>
            <dd className="crm-consent">
              <span>{words}</span>
              {!disabled && (
                <button
                  type="button"
                  className="bf-link"
                  aria-label={`Change ${label.toLowerCase()} consent`}
                  onClick={() => setAsking(channel)}
                >
                  Change
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {history.isError && (
        <p className="bf-field-error" role="alert">
          The history could not be loaded. {errorMessage(history.error)}
        </p>
      )}
      {history.data && history.data.length > 0 && (
        <ol className="bf-history">
          {history.data.map(({ id: entry, channel, state: to, source, proof, at, by_id }) => (
            <li key={entry}>
              <p>
                {channel === 'email' ? 'E-mail' : 'Text message'}: {labelOf(channel, to)}
              </p>
              <p className="bf-soft">
                <DateText value={at} as="moment" /> · {source}
                {by_id !== null && ` · ${owners.find((owner) => owner.id === by_id)?.name ?? ''}`}
                {proof && ` – “${proof}”`}
              </p>
            </li>
          ))}
        </ol>
      )}
      {asking && <ConsentModal key={asking} contact={contact} channel={asking} onClose={() => setAsking(null)} onSaved={onSaved} />}
    </section>
  );
}

interface ConsentModalProps {
  readonly contact: Contact;
  readonly channel: Channel;
  readonly onClose: () => void;
  readonly onSaved: ConsentPanelProps['onSaved'];
}

function ConsentModal({ contact, channel, onClose, onSaved }: ConsentModalProps) {
  const cache = useQueryClient();
  const id = String(contact.id);
  const form = useDraft<{ state: string; source: string; proof: string }>(draftName(contact, channel), {
    state: channel === 'email' ? contact.consent_email : contact.consent_sms,
    source: '',
    proof: '',
  });
  const { state, source, proof } = form.value;
  const change = (part: Partial<typeof form.value>) => form.set((now) => ({ ...now, ...part }));
  const cancel = () => {
    form.saved(form.value);
    onClose();
  };
  const save = useMutation({
    mutationFn: () => crm.changeConsent({ params: { id }, body: { channel, state, source: source.trim(), proof } as ConsentChange }),
    onSuccess: ({ data, etag }) => {
      form.saved(form.value);
      onSaved(data, etag);
      void cache.invalidateQueries({ queryKey: peopleKeys.consents(id) });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={channel === 'email' ? 'What did they agree to by e-mail?' : 'May you send text messages?'}
      onCancel={cancel}
      okText="Record"
      okButtonProps={{ disabled: source.trim() === '', loading: save.isPending }}
      onOk={() => save.mutate()}
    >
      <div className="bf-form">
        <RestoredNote draft={form} />
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-state">
            They agreed to
          </label>
          <Select<string>
            id="consent-state"
            value={state}
            options={optionsOf<string>(channel === 'email' ? emailConsents : smsConsents)}
            onChange={(chosen) => change({ state: chosen })}
          />
        </div>
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-source">
            How do you know?
          </label>
          <Input
            id="consent-source"
            placeholder="Such as “asked on the phone”"
            maxLength={120}
            value={source}
            onChange={(event) => change({ source: event.target.value })}
          />
        </div>
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-proof">
            Their words, or where it is kept (optional)
          </label>
          <Input.TextArea
            id="consent-proof"
            rows={2}
            maxLength={500}
            value={proof}
            onChange={(event) => change({ proof: event.target.value })}
          />
        </div>
        {save.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
      </div>
    </Modal>
  );
}
