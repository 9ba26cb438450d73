import type { Client } from '@butterfly/contracts/contact_management';
import type { ConsentChange } from '@butterfly/contracts/tenant_crm';
import { DateText } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';
import { errorWords } from '../parts/error-words';
import { emailConsents, optionsOf, smsConsents } from '../parts/words';

interface ClientConsentProps {
  readonly email: string;
  readonly client: Client;
}

const wordsOf = (channel: string, state: string) => (channel === 'email' ? emailConsents : smsConsents)[state as never] ?? state;

/** What the client agreed to, with its history and proof. */
export function ClientConsent({ email, client }: ClientConsentProps) {
  const [asking, setAsking] = useState<'email' | 'sms' | null>(null);
  const { contact, consents } = client;
  return (
    <section aria-labelledby="consent-title">
      <h2 id="consent-title">Consent</h2>
      <dl className="cm-facts">
        {([['email', 'E-mail', contact.consent_email], ['sms', 'Text message', contact.consent_sms]] as const).map(([channel, label, state]) => (
          <div key={channel} className="cm-fact">
            <dt>{label}</dt>
            <dd className="cm-between">{wordsOf(channel, state)} <button type="button" className="bf-link" aria-label={`Change ${label.toLowerCase()} consent`} onClick={() => setAsking(channel)}>Change</button></dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 && (
        <details className="cm-details">
          <summary>History and proof ({consents.length})</summary>
          <ol className="cm-history">
            {consents.map(({ id, channel, state, source, proof, at, ip }) => (
              <li key={id}>
                <p>{channel === 'email' ? 'E-mail' : 'Text message'}: {wordsOf(channel, state)}</p>
                <p className="cm-soft"><DateText value={at} as="moment" /> · {source}{proof && ` – “${proof}”`}{ip && ` · recorded from ${ip}`}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {asking && <ConsentModal key={asking} email={email} channel={asking} current={asking === 'email' ? contact.consent_email : contact.consent_sms} onClose={() => setAsking(null)} />}
    </section>
  );
}

function ConsentModal({ email, channel, current, onClose }: { email: string; channel: 'email' | 'sms'; current: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [state, setState] = useState(current);
  const [source, setSource] = useState('');
  const [proof, setProof] = useState('');
  const save = useMutation({
    mutationFn: () => api.changeClientConsent({ params: { email }, body: { channel, state, source: source.trim(), proof } as ConsentChange }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: keys.client(email) });
      void cache.invalidateQueries({ queryKey: keys.clients });
      onClose();
    },
  });
  return (
    <Modal open title={channel === 'email' ? 'What did they agree to by e-mail?' : 'May you send text messages?'} onCancel={onClose} okText="Record" okButtonProps={{ disabled: source.trim() === '', loading: save.isPending }} onOk={() => save.mutate()}>
      <div className="cm-form">
        <div><label className="cm-label" htmlFor="consent-state">They agreed to</label><Select<string> id="consent-state" className="cm-wide" value={state} options={optionsOf<string>(channel === 'email' ? emailConsents : smsConsents)} onChange={setState} /></div>
        <div><label className="cm-label" htmlFor="consent-source">How do you know?</label><Input id="consent-source" placeholder="Such as “asked on the phone”" maxLength={120} value={source} onChange={(event) => setSource(event.target.value)} /></div>
        <div><label className="cm-label" htmlFor="consent-proof">Their words, or where it is kept (optional)</label><Input.TextArea id="consent-proof" rows={2} maxLength={500} value={proof} onChange={(event) => setProof(event.target.value)} /></div>
        {save.isError && <p className="cm-error" role="alert">{errorWords(save.error)}</p>}
      </div>
    </Modal>
  );
}
