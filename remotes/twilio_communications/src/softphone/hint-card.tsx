import { phoneText } from '@butterfly/ui-kit/phone-text';
import type { PhoneState } from './phone-state';
import { PhoneCard } from './phone-card';
import type { SharedPhone } from './shared-phone';

interface HintCardProps {
  readonly phone: SharedPhone;
  readonly hint: NonNullable<PhoneState['hint']>;
  readonly name: string;
}

/** A number without its country: asked before the wrong part of the world is called. */
export function HintCard({ phone, hint, name }: HintCardProps) {
  const { better, asTyped } = hint;
  const actions = (
    <>
      <button type="button" className="bf-button" onClick={() => void phone.call({ typed: asTyped, name, sure: true })}>
        Dial {phoneText(asTyped)}
      </button>
      <button type="button" className="bf-button bf-button-primary" onClick={() => void phone.call({ typed: better, name, sure: true })}>
        Dial {phoneText(better)}
      </button>
    </>
  );
  return (
    <PhoneCard id="tw-hint-title" role="alertdialog" title={`Dial ${phoneText(better)} instead?`} onClose={phone.dismiss} actions={actions}>
      <p className="bf-soft">As it was typed, {phoneText(asTyped)} would be called, which is probably abroad.</p>
    </PhoneCard>
  );
}
