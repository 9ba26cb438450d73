import type { ConsentChange } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useState, type ReactNode } from 'react';
import { channelLabels, channels, consentsOf, type Channel } from './consent-labels';
import { ConsentModal } from './consent.modal';
import '../styles/people.css';

interface ConsentPanelProps {
  readonly contact: { readonly id: number; readonly consent_email: string; readonly consent_sms: string };
  readonly disabled: boolean;
  /** Records what the person agreed to; answers once the page shows it. */
  readonly onRecord: (change: ConsentChange) => Promise<unknown>;
  /** The history that proves it. */
  readonly children?: ReactNode;
}

const draftName = (contactId: number, channel: Channel) => `consent:${contactId}:${channel}`;

/**
 * What a person agreed to, changed with a source and a proof.
 *
 * @example
 * <ConsentPanel contact={contact} disabled={false} onRecord={(body) => api.changeConsent({ params, body })}>
 *   <ConsentHistory entries={entries} />
 * </ConsentPanel>
 */
export function ConsentPanel({ contact, disabled, onRecord, children }: ConsentPanelProps) {
  const { drafts } = usePlugin();
  const [asking, setAsking] = useState(() => channels.find((channel) => drafts.isKept(draftName(contact.id, channel))) ?? null);
  const current = { email: contact.consent_email, sms: contact.consent_sms };
  return (
    <section className="bf-panel" aria-labelledby="consent-title">
      <h2 id="consent-title">Consent</h2>
      <dl className="bf-record-fields">
        {channels.map((channel) => (
          <div key={channel} className="bf-record-row">
            <dt>{channelLabels[channel]}</dt>
            <dd className="bf-consent">
              <span>{consentsOf(channel)[current[channel]] ?? current[channel]}</span>
              {!disabled && (
                <button
                  type="button"
                  className="bf-link"
                  aria-label={`Change ${channelLabels[channel].toLowerCase()} consent`}
                  onClick={() => setAsking(channel)}
                >
                  Change
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      {asking && (
        <ConsentModal
          key={asking}
          draftName={draftName(contact.id, asking)}
          channel={asking}
          current={current[asking]}
          onRecord={onRecord}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
