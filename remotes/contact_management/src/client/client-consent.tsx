import type { Client } from '@butterfly/contracts/contact_management';
import type { ConsentChange } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';
import { emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';

interface ClientConsentProps {
  readonly email: string;
  readonly client: Client;
}

const CHANNELS = ['email', 'sms'] as const;
type Channel = (typeof CHANNELS)[number];

const draftName = (contact: number, channel: Channel) => `consent:${contact}:${channel}`;
const wordsOf = (channel: string, state: string) => (channel === 'email' ? emailConsents : smsConsents)[state as never] ?? state;

/** What the client agreed to, with its history and proof. */
export function ClientConsent({ email, client }: ClientConsentProps) {
  const { contact, consents } = client;
  const { drafts } = usePlugin();
  const [asking, setAsking] = useState(() => CHANNELS.find((channel) => drafts.isKept(draftName(contact.id, channel))) ?? null);
  return (
    <section aria-labelledby="consent-title">
      <h2 id="consent-title">Consent</h2>
      <dl className="bf-record-fields">
        {(
          [
            ['email', 'E-mail', contact.consent_email],
            ['sms', 'Text message', contact.consent_sms],
          ] as const
        ).map(([channel, label, state]) => (
          <div key={channel} className="bf-record-row">
            <dt>{label}</dt>
            <dd className="cm-between">
              {wordsOf(channel, state)}{' '}
              <button
                type="button"
                className="bf-link"
                aria-label={`Change ${label.toLowerCase()} consent`}
                onClick={() => setAsking(channel)}
              >
                Change
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 && (
        <details className="cm-details">
          <summary>History and proof ({consents.length})</summary>
          <ol className="bf-history">
            {consents.map(({ id, channel, state, source, proof, at, ip }) => (
              <li key={id}>
                <p>
                  {channel === 'email' ? 'E-mail' : 'Text message'}: {wordsOf(channel, state)}
                </p>
                <p className="bf-soft">
                  <DateText value={at} as="moment" /> · {source}
                  {proof && ` – “${proof}”`}
                  {ip && ` · recorded from ${ip}`}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {asking && (
        <ConsentModal
          key={asking}
          name={draftName(contact.id, asking)}
          email={email}
          channel={asking}
          current={asking === 'email' ? contact.consent_email : contact.consent_sms}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function ConsentModal({
  name,
  email,
  channel,
  current,
  onClose,
}: {
  name: string;
  email: string;
  channel: Channel;
  current: string;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const form = useDraft(name, { state: current, source: '', proof: '' });
  const { state, source, proof } = form.value;
  const change = (part: Partial<typeof form.value>) => form.set((now) => ({ ...now, ...part }));
  const cancel = () => {
    form.saved(form.value);
    onClose();
  };
  const save = useMutation({
    mutationFn: () =>
      api.changeClientConsent({ params: { email }, body: { channel, state, source: source.trim(), proof } as ConsentChange }),
    onSuccess: async () => {
      form.saved(form.value);
      await cache.invalidateQueries({ queryKey: keys.client(email) });
      void cache.invalidateQueries({ queryKey: keys.clients });
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
        <div>
          <label className="bf-record-label" htmlFor="consent-state">
            They agreed to
          </label>
          <Select<string>
            id="consent-state"
            className="bf-wide"
            value={state}
            options={optionsOf<string>(channel === 'email' ? emailConsents : smsConsents)}
            onChange={(chosen) => change({ state: chosen })}
          />
        </div>
        <div>
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
        <div>
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
