import { Icon, StatusTag } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { DeviceState } from '../softphone/phone-state';
import { inCall } from '../softphone/phone-state';
import { usePhone } from '../softphone/use-phone';

const WORDS: Readonly<Record<DeviceState, { readonly text: string; readonly tone: 'eucalyptus' | 'marigold' | 'neutral' }>> = {
  off: { text: 'Calls are off', tone: 'neutral' },
  starting: { text: 'Getting ready…', tone: 'neutral' },
  ready: { text: 'Ready for calls', tone: 'eucalyptus' },
  not_ready: { text: 'Not connected', tone: 'marigold' },
};

/** A field to call from, and whether calls reach this person. */
export function Dialler() {
  const { phone, state } = usePhone();
  const [typed, setTyped] = useState('');
  const { text, tone } = WORDS[state.device];
  return (
    <form
      className="tw-dialler"
      aria-label="Call a number"
      onSubmit={(event) => {
        event.preventDefault();
        void phone.call({ typed });
      }}
    >
      <Input
        type="tel"
        aria-label="Number to call"
        placeholder="+1 518 555 0142"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="primary" htmlType="submit" icon={<Icon name="phone" size={18} />} disabled={inCall(state)}>
        Call
      </Button>
      <StatusTag tone={tone}>{text}</StatusTag>
      {state.device === 'off' && (
        <Button type="text" onClick={() => void phone.enable()}>
          Enable calling
        </Button>
      )}
    </form>
  );
}
