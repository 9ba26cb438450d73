import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useState, type ReactNode } from 'react';
import type { ConsentChange, ConsentChannel } from './consent';
import { ConsentModal } from './consent.modal';
import '../styles/people.css';

interface ConsentPanelProps {
  readonly contactId: number;
  readonly channels: readonly ConsentChannel[];
  /** Channel → the state it is in. */
  readonly states: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  /** Records what the person agreed to; answers once the page shows it. */
  readonly onRecord: (change: ConsentChange) => Promise<unknown>;
  /** The history that proves it. */
  readonly children?: ReactNode;
}

const draftName = (contactId: number, channel: string) => `consent:${contactId}:${channel}`;

/**
 * What a person agreed to, changed with a source and a proof.
 *
 * @example
 * <ConsentPanel contactId={contact.id} channels={consentChannels} states={{ email: contact.consent_email, sms: contact.consent_sms }} disabled={false} onRecord={(body) => api.changeConsent({ params, body })}>
 *   <ConsentHistory entries={entries} />
 * </ConsentPanel>
 */
export function ConsentPanel({ contactId, channels, states, disabled, onRecord, children }: ConsentPanelProps) {
  const { drafts } = usePlugin();
  const [asking, setAsking] = useState(() => channels.find(({ id }) => drafts.isKept(draftName(contactId, id))) ?? null);
  return (
    <section className="bf-panel" aria-labelledby="consent-title">
      <h2 id="consent-title">Consent</h2>
      <dl className="bf-record-fields">
        {channels.map((channel) => (
          <div key={channel.id} className="bf-record-row">
            <dt>{channel.label}</dt>
            <dd className="bf-consent">
              <span>{stateText(channel, states[channel.id])}</span>
              {!disabled && (
                <button
                  type="button"
                  className="bf-link"
                  aria-label={`Change ${channel.label.toLowerCase()} consent`}
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
          key={asking.id}
          draftName={draftName(contactId, asking.id)}
          channel={asking}
          current={states[asking.id] ?? ''}
          onRecord={onRecord}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function stateText({ states }: ConsentChannel, state = ''): string {
  return states[state] ?? state;
}
