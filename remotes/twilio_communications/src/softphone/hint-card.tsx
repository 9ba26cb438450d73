import { Icon } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import type { PhoneState } from './phone-state';
import type { SharedPhone } from './shared-phone';

interface HintCardProps {
  readonly phone: SharedPhone;
  readonly hint: NonNullable<PhoneState['hint']>;
  readonly name: string;
}

/** A number without its country: asked before the wrong part of the world is called. */
export function HintCard({ phone, hint, name }: HintCardProps) {
  return (
    <section className="tw-card" role="alertdialog" aria-labelledby="tw-hint-title">
      <div className="tw-card-head">
        <span className="tw-card-mark" aria-hidden="true">
          <Icon name="phone" />
        </span>
        <div className="tw-card-who">
          <h2 id="tw-hint-title" className="tw-card-name">
            Dial {phoneText(hint.better)} instead?
          </h2>
          <p className="bf-soft">As it was typed, {phoneText(hint.asTyped)} would be called, which is probably abroad.</p>
        </div>
        <button type="button" className="bf-icon-button" aria-label="Close" onClick={phone.dismiss}>
          <Icon name="close" />
        </button>
      </div>
      <div className="tw-card-actions">
        <button type="button" className="bf-button" onClick={() => void phone.call({ typed: hint.asTyped, name, sure: true })}>
          Dial {phoneText(hint.asTyped)}
        </button>
        <button
          type="button"
          className="bf-button bf-button-primary"
          onClick={() => void phone.call({ typed: hint.better, name, sure: true })}
        >
          Dial {phoneText(hint.better)}
        </button>
      </div>
    </section>
  );
}
