import type { PaySettings, PaySettingsPatch } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { LateFeeFields } from './late-fee-fields';
import { ReminderFields } from './reminder-fields';
import { StripeFields, type StripeKeys } from './stripe-fields';

interface Saved {
  readonly data: PaySettings;
  readonly etag: string | null;
}

const WORDS = {
  test: 'This installation pays with a test: behind a link clients see a button that charges nothing. Where it is switched off, they read this.',
  transfer: 'Behind the link of an invoice clients see the amount, the number to name, and this.',
  stripe: 'Behind the link of an invoice clients pay by card, at Stripe. Without its keys they would read this.',
} as const;

/** For administrators: how clients pay, when they are reminded, what being late costs. */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => api.getPaySettings({ signal }) });
  if (!settings.data?.data.can_edit) return null;
  return (
    <>
      <Button icon={<Icon name="edit" size={16} />} onClick={() => setOpen(true)}>
        How clients pay
      </Button>
      {isOpen && <SettingsDialog saved={settings.data} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog({ saved, onClose }: { readonly saved: Saved; readonly onClose: () => void }) {
  const [text, setText] = useState(saved.data.transfer_text);
  const [reminders, setReminders] = useState(saved.data.reminders);
  const [fee, setFee] = useState(saved.data.late_fee);
  const [stripe, setStripe] = useState<StripeKeys>({ secret: null, webhook: null });
  const body: PaySettingsPatch = {
    ...{ transfer_text: text, reminders, late_fee: fee },
    ...(stripe.secret !== null && { stripe_secret_key: stripe.secret }),
    ...(stripe.webhook !== null && { stripe_webhook_secret: stripe.webhook }),
  };
  const save = useAction<PaySettingsPatch, unknown>({
    run: (body) => api.savePaySettings({ body, ifMatch: saved.etag ?? '*' }),
    invalidates: [keys.settings],
    failure: 'inline',
    successMessage: () => 'It is so from now on',
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title="How clients pay"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" loading={save.busy} onClick={() => save.go(body)}>
          Save
        </Button>,
      ]}
    >
      <p>{WORDS[saved.data.pay_by]}</p>
      <Field id="pay-transfer" label="Bank and account" errors={save.fields['transfer_text']}>
        <Input.TextArea
          {...describedBy('pay-transfer', save.fields['transfer_text'])}
          rows={5}
          maxLength={1_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <StripeFields
        saved={saved.data.stripe}
        value={stripe}
        errors={{ secret: save.fields['stripe_secret_key'], webhook: save.fields['stripe_webhook_secret'] }}
        onChange={setStripe}
      />
      <ReminderFields value={reminders} onChange={setReminders} />
      <LateFeeFields value={fee} onChange={setFee} />
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
    </Modal>
  );
}
