import { Icon } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useState } from 'react';
import { AudioDevices } from './audio-devices';
import { CallTimer } from './call-timer';
import { Keypad } from './keypad';
import type { PhoneState } from './phone-state';
import type { SharedPhone } from './shared-phone';
import { useCallerName } from './use-caller-name';

interface CallCardProps {
  readonly phone: SharedPhone;
  readonly state: PhoneState;
}

const LABELS: Readonly<Record<string, string>> = {
  incoming: 'Incoming call',
  dialing: 'Dialing...',
  ringing: 'Ringing...',
  connected: 'On call',
};

export function CallCard({ phone, state }: CallCardProps) {
  const known = useCallerName(state.name === '' ? state.number : '');
  const name = state.name || known;
  return (
    <section className={`tw-card tw-card-${state.status}`} role="region" aria-label="Call">
      <div className="tw-card-head">
        <span className="tw-card-mark" aria-hidden="true">
          <Icon name="phone" />
        </span>
        <div className="tw-card-who">
          <p className="tw-card-state" role="status">
            {state.reconnecting ? 'Reconnecting...' : LABELS[state.status]}
          </p>
          <p className="tw-card-name">{name || phoneText(state.number)}</p>
          {name !== '' && <p className="bf-soft bf-figures">{phoneText(state.number)}</p>}
        </div>
        {state.connectedAt !== null && <CallTimer since={state.connectedAt} />}
      </div>
      {(state.recording || state.poor) && (
        <p className="tw-card-marks">
          {state.recording && <span className="tw-mark tw-mark-recording">Recording</span>}
          {state.poor && (
            <span className="tw-mark tw-mark-poor" role="status">
              Weak connection
            </span>
          )}
        </p>
      )}
      {state.status === 'incoming' ? <Answer phone={phone} /> : <Controls phone={phone} state={state} />}
    </section>
  );
}

function Answer({ phone }: { phone: SharedPhone }) {
  return (
    <div className="tw-card-actions">
      <button type="button" className="bf-button tw-decline" onClick={phone.decline}>
        Decline
      </button>
      <button type="button" className="bf-button tw-accept" onClick={phone.accept}>
        Accept
      </button>
    </div>
  );
}

function Controls({ phone, state }: CallCardProps) {
  const [open, setOpen] = useState<'keypad' | 'devices' | null>(null);
  const toggle = (what: 'keypad' | 'devices') => setOpen(open === what ? null : what);
  const connected = state.status === 'connected';
  return (
    <>
      {connected && open === 'keypad' && <Keypad onKey={phone.digits} />}
      {connected && open === 'devices' && <AudioDevices phone={phone} />}
      <div className="tw-card-actions">
        {connected && (
          <>
            <button type="button" className="bf-button" aria-pressed={state.muted} onClick={() => phone.mute(!state.muted)}>
              {state.muted ? 'Unmute' : 'Mute'}
            </button>
            <button type="button" className="bf-button" aria-expanded={open === 'keypad'} onClick={() => toggle('keypad')}>
              Keypad
            </button>
            {phone.leads && (
              <button
                type="button"
                className="bf-icon-button"
                aria-label="Microphone and speaker"
                aria-expanded={open === 'devices'}
                onClick={() => toggle('devices')}
              >
                <Icon name="gear" />
              </button>
            )}
          </>
        )}
        <button type="button" className="bf-button tw-decline tw-end" onClick={phone.hangUp}>
          End Call
        </button>
      </div>
    </>
  );
}
