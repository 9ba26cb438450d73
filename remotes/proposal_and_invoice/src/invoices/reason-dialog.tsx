import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';

export type Verb = 'void' | 'credit' | 'write_off';

const WORDS: Readonly<Record<Verb, { readonly title: string; readonly text: string; readonly button: string }>> = {
  void: {
    title: 'Void this invoice?',
    text: 'Nobody has to pay it any more. Its number stays taken, so that no gap appears.',
    button: 'Void invoice',
  },
  credit: {
    title: 'Write a credit note',
    text: 'It gets a number of its own and is set against the last open part; earlier parts stay as they were agreed.',
    button: 'Write credit note',
  },
  write_off: {
    title: 'Write off what is open?',
    text: 'What is open is not asked for any more. What was paid stays.',
    button: 'Write off',
  },
};

/** Takes an invoice back, in one of three ways, with a reason that stays. */
export function ReasonDialog({ invoice, verb, onClose }: { invoice: Invoice; verb: Verb; onClose: () => void }) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: invoice.currency };
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState(amountText(Math.max(0, invoice.balance_cents), format));
  const cents = parseAmount(typed, format) ?? 0;
  const params = { id: String(invoice.id) };
  const act = useAction<undefined, unknown>({
    run: () => {
      if (verb === 'void') return api.voidInvoice({ params, body: { reason } });
      if (verb === 'write_off') return api.writeOffInvoice({ params, body: { reason } });
      return api.creditInvoice({ params, body: { reason, amount_cents: cents } });
    },
    invalidates: [keys.invoices],
    failure: 'inline',
    onSuccess: onClose,
  });
  const words = WORDS[verb];
  return (
    <Modal
      open
      title={words.title}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="yes"
          type="primary"
          disabled={reason.trim() === '' || (verb === 'credit' && cents <= 0)}
          loading={act.busy}
          onClick={() => act.go(undefined)}
        >
          {words.button}
        </Button>,
      ]}
    >
      <p>{words.text}</p>
      {verb === 'credit' && (
        <Field id="credit-amount" label="Amount" errors={act.fields['amount_cents']}>
          <Input
            id="credit-amount"
            inputMode="decimal"
            suffix={invoice.currency}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
      <Field id="invoice-reason" label="Reason" errors={act.fields['reason']}>
        <Input id="invoice-reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {act.error && <Alert type="error" showIcon title={errorMessage(act.error)} />}
    </Modal>
  );
}
