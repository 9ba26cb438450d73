import { leftToRefund } from '@butterfly/contracts/payments';
import type { NewRefund, PaymentWithShares, ProjectMoney, Refund } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusTag } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { METHODS } from './record-dialog';

/** What came, and what went back. */
export function PaymentList({ money }: { money: ProjectMoney }) {
  const mayRefund = useFeature('refund_payment');
  const [back, setBack] = useState<PaymentWithShares | null>(null);
  if (money.payments.length === 0) return <p className="bf-soft">No money has come in yet.</p>;
  return (
    <section className="pay-came" aria-label="Payments">
      <h2>What came in</h2>
      <ul>
        {money.payments.map((payment) => (
          <li key={payment.id}>
            <span className="pay-came-sum bf-figures">
              <Money minor={payment.amount_cents} currency={payment.currency} />
            </span>
            <span className="pay-came-words">
              <span>
                <DateText value={payment.received_on} /> · {METHODS[payment.method]} · receipt {payment.receipt_number}
                {payment.provider === 'test' && <StatusTag tone="marigold">Test, nothing was charged</StatusTag>}
                {payment.status === 'disputed' && <StatusTag tone="clay">Disputed</StatusTag>}
              </span>
              <span className="bf-soft">
                <WhereTo payment={payment} parts={money.parts} />
                {payment.note !== '' && ` – ${payment.note}`}
                {payment.provider === 'stripe' && payment.fee_cents !== null && (
                  <>
                    {' '}
                    (<Money minor={payment.amount_cents - payment.fee_cents} currency={payment.currency} /> after Stripe’s fee)
                  </>
                )}
              </span>
              {money.refunds
                .filter(({ payment_id }) => payment_id === payment.id)
                .map((one) => (
                  <WentBack key={one.id} refund={one} currency={payment.currency} />
                ))}
            </span>
            {mayRefund && leftOf(payment, money) > 0 && (
              <Button aria-label={`Refund receipt ${payment.receipt_number}`} onClick={() => setBack(payment)}>
                Refund
              </Button>
            )}
          </li>
        ))}
      </ul>
      {back && <RefundDialog payment={back} most={leftOf(back, money)} onClose={() => setBack(null)} />}
    </section>
  );
}

function WhereTo({ payment, parts }: { payment: PaymentWithShares; parts: ProjectMoney['parts'] }) {
  const names = new Map(parts.map(({ id, label, number }) => [id, `${label} (${number})`]));
  const went = payment.shares.map(({ installment_id }) => names.get(installment_id) ?? 'a part');
  const words = [...went, ...(payment.credit_cents > 0 ? ['credit'] : [])];
  return words.length === 0 ? 'went back whole' : `for ${words.join(', ')}`;
}

/** What may go back: not what a bank decides about, nor what is on its way already. */
function leftOf(payment: PaymentWithShares, { refunds }: ProjectMoney): number {
  const asked = refunds.filter(({ payment_id, status }) => payment_id === payment.id && status === 'pending');
  return leftToRefund(
    payment,
    asked.reduce((sum, refund) => sum + refund.amount_cents, 0),
  );
}

function WentBack({ refund: { amount_cents, refunded_on, reason, status, error }, currency }: { refund: Refund; currency: string }) {
  const amount = <Money minor={amount_cents} currency={currency} />;
  if (status === 'failed')
    return (
      <span className="pay-refund">
        {amount} did not go back ({reason}): {error}
      </span>
    );
  if (status === 'pending')
    return (
      <span className="bf-soft">
        {amount} is on its way back: {reason}
      </span>
    );
  return (
    <span className="pay-refund">
      − {amount} went back on <DateText value={refunded_on} />: {reason}
    </span>
  );
}

interface RefundDialogProps {
  readonly payment: PaymentWithShares;
  readonly most: number;
  readonly onClose: () => void;
}

function RefundDialog({ payment, most, onClose }: RefundDialogProps) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: payment.currency };
  const [typed, setTyped] = useState(amountText(most, format));
  const [reason, setReason] = useState('');
  const cents = parseAmount(typed, format) ?? 0;
  const save = useAction<NewRefund, unknown>({
    run: (body) => api.refundPayment({ params: { id: String(payment.id) }, body }),
    invalidates: [keys.money],
    failure: 'inline',
    successMessage: () => 'The refund is recorded',
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title="Give money back"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="yes"
          type="primary"
          disabled={cents <= 0 || cents > most || reason.trim() === ''}
          loading={save.busy}
          onClick={() => save.go({ amount_cents: cents, reason })}
        >
          {payment.provider === 'stripe' ? 'Give it back' : 'Record refund'}
        </Button>,
      ]}
    >
      <p>
        Up to <Money minor={most} currency={payment.currency} />. It is taken from the newest part first; the oldest stays paid longest.{' '}
        {payment.provider === 'stripe' ? 'Stripe sends it to the card it came from.' : 'The money itself you send as it came.'}
      </p>
      <Field id="refund-amount" label="Amount" errors={save.fields['amount_cents']}>
        <Input
          {...describedBy('refund-amount', save.fields['amount_cents'])}
          inputMode="decimal"
          suffix={payment.currency}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field id="refund-reason" label="Reason" errors={save.fields['reason']}>
        <Input id="refund-reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
    </Modal>
  );
}
