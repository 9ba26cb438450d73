import type { Call } from '@butterfly/contracts/twilio_communications';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { Button } from 'antd';
import { mmss } from '../softphone/call-timer';
import { phoneOf } from '../softphone/phone-of';
import { howItWent, otherSide } from './call-labels';

export function CallRow({ call, onOpen }: { call: Call; onOpen: () => void }) {
  const plugin = usePlugin();
  const number = otherSide(call);
  const name = call.contact_name ?? (number === '' ? 'Unknown number' : phoneText(number));
  return (
    <div className={call.missed ? 'tw-call tw-call-missed' : 'tw-call'}>
      <Icon name={call.direction === 'in' ? 'arrow-left' : 'arrow-right'} title={call.direction === 'in' ? 'Incoming' : 'Outgoing'} />
      <button type="button" className="bf-bare-button tw-call-who" onClick={onOpen}>
        <span className="tw-row-name">{name}</span>
        <span className="bf-soft">
          {howItWent(call)}
          {call.member_name && ` · ${call.member_name}`}
          {call.note && ` · ${call.note}`}
        </span>
      </button>
      <span className="bf-soft tw-call-time">
        <DateText value={call.started_at} as="moment" />
        {call.duration_seconds > 0 && <span className="bf-figures"> · {mmss(call.duration_seconds)}</span>}
      </span>
      {number.startsWith('+') && (
        <Button
          type="text"
          icon={<Icon name="phone" />}
          aria-label={`Call ${name}`}
          onClick={() => void phoneOf(plugin).call({ typed: number, name: call.contact_name ?? '' })}
        />
      )}
    </div>
  );
}
