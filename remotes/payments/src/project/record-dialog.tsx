import { allocateOldestFirst } from '@butterfly/contracts/payments';
import type { NewPayment, PaymentMethod, ProjectMoney } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { MoneyBar } from '../bar/money-bar';
import { api, keys } from '../payments.client';

export const METHODS: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  check: 'Check',
  cash: 'Cash',
  card: 'Card',
  ach: 'ACH',
  other: 'Other',
};
const options = Object.entries(METHODS).map(([value, label]) => ({ value, label }));

/** Notes money that came; where it will go is seen before it is saved. */
export function RecordDialog({ money, onClose }: { money: ProjectMoney; onClose: () => void }) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: money.currency };
  const [typed, setTyped] = useState(money.next_due && money.overdue_cents === 0 ? amountText(money.next_due.cents, format) : '');
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer');
  const [day, setDay] = useState(money.today);
  const [note, setNote] = useState('');
  const cents = parseAmount(typed, format) ?? 0;
  const save = useAction<NewPayment, unknown>({
    run: (body) => api.recordPayment({ body }),
    invalidates: [keys.money],
    failure: 'inline',
    successMessage: () => 'The payment is recorded',
    onSuccess: onClose,
  });
  const body = { project_id: money.project_id, amount_cents: cents, method, received_on: day, note };
  return (
    <Modal
      open
      width={760}
      title="Record a payment"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={cents <= 0 || day === ''} loading={save.busy} onClick={() => save.go(body)}>
          Record payment
        </Button>,
      ]}
    >
      <div className="pay-form">
        <Field id="pay-amount" label="Amount" errors={save.fields['amount_cents']}>
          <Input
            {...describedBy('pay-amount', save.fields['amount_cents'])}
            autoFocus
            inputMode="decimal"
            suffix={money.currency}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field id="pay-method" label="How it came" errors={undefined}>
          <Select id="pay-method" value={method} options={options} onChange={setMethod} />
        </Field>
        <Field id="pay-day" label="Day it came" errors={save.fields['received_on']}>
          <Input id="pay-day" type="date" max={money.today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field id="pay-note" label="Note" errors={save.fields['note']}>
          <Input id="pay-note" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <Preview money={money} cents={cents} />
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
    </Modal>
  );
}

/** By the rule that the server goes by. */
function Preview({ money, cents }: { money: ProjectMoney; cents: number }) {
  const { shares, credit_cents } = allocateOldestFirst(money.parts, cents);
  const coming = new Map(shares.map((share) => [share.installment_id, share.cents]));
  const left = Math.max(0, money.balance_cents - cents + credit_cents);
  return (
    <section className="pay-preview" aria-label="Where it will go">
      <MoneyBar parts={money.parts} currency={money.currency} today={money.today} coming={coming} />
      <p aria-live="polite">
        Then <Money minor={left} currency={money.currency} /> is still to come
        {credit_cents > 0 && (
          <>
            , and <Money minor={credit_cents} currency={money.currency} /> stays as the client’s credit
          </>
        )}
        .
      </p>
    </section>
  );
}
