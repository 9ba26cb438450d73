import type { PaySettings } from '@butterfly/contracts/payments';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { StatusTag } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';

/** Null: as it is. Empty: forget it. */
export interface StripeKeys {
  readonly secret: string | null;
  readonly webhook: string | null;
}

interface StripeFieldsProps {
  readonly saved: PaySettings['stripe'];
  readonly value: StripeKeys;
  readonly errors: { readonly secret: readonly string[] | undefined; readonly webhook: readonly string[] | undefined };
  readonly onChange: (value: StripeKeys) => void;
}

/** The business's own account at Stripe. Keys go in, and are never shown again. */
export function StripeFields({ saved, value, errors, onChange }: StripeFieldsProps) {
  const isKept = saved.has_secret_key && saved.has_webhook_secret;
  const forget = { secret: '', webhook: '' };
  return (
    <fieldset className="pay-policy">
      <legend>
        Cards, with Stripe <StripeState saved={saved} />
      </legend>
      <p className="bf-soft">
        Clients give their card on a page of Stripe, and the money goes to your account there. At Stripe, under Developers, make a key and
        an endpoint for webhooks with this address:
      </p>
      <Input
        readOnly
        aria-label="Address for webhooks"
        value={new URL(saved.webhook_url, window.location.origin).href}
        onFocus={({ target }) => target.select()}
      />
      <Field id="pay-stripe-key" label="Secret key" errors={errors.secret}>
        <Input
          {...describedBy('pay-stripe-key', errors.secret)}
          autoComplete="off"
          placeholder={saved.has_secret_key ? 'Kept. Write a new one to change it.' : 'sk_live_…'}
          value={value.secret ?? ''}
          onChange={({ target }) => onChange({ ...value, secret: target.value.trim() === '' ? null : target.value.trim() })}
        />
      </Field>
      <Field id="pay-stripe-hook" label="Signing secret of the webhook" errors={errors.webhook}>
        <Input
          {...describedBy('pay-stripe-hook', errors.webhook)}
          autoComplete="off"
          placeholder={saved.has_webhook_secret ? 'Kept. Write a new one to change it.' : 'whsec_…'}
          value={value.webhook ?? ''}
          onChange={({ target }) => onChange({ ...value, webhook: target.value.trim() === '' ? null : target.value.trim() })}
        />
      </Field>
      {isKept && value.secret !== '' && (
        <Button className="pay-forget" onClick={() => onChange(forget)}>
          Forget the keys
        </Button>
      )}
      {isKept && value.secret === '' && <p role="status">The keys are forgotten when you save. What was paid stays as it is.</p>}
    </fieldset>
  );
}

function StripeState({ saved: { has_secret_key, has_webhook_secret, is_test_mode } }: { saved: PaySettings['stripe'] }) {
  if (!has_secret_key && !has_webhook_secret) return <StatusTag tone="neutral">Off</StatusTag>;
  if (!has_secret_key || !has_webhook_secret) return <StatusTag tone="marigold">One of two keys is missing</StatusTag>;
  return is_test_mode ? (
    <StatusTag tone="marigold">Stripe’s test mode: nothing is charged</StatusTag>
  ) : (
    <StatusTag tone="eucalyptus">On</StatusTag>
  );
}
