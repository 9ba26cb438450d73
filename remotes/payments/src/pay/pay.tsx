import type { PayPage } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { Money } from '@butterfly/ui-kit';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { api } from '../payments.client';
import { dueNow } from './due-now';
import { Transfer } from './transfer';
import { useStart } from './use-start';

interface PayProps {
  readonly token: string;
  readonly page: PayPage;
  /** The client has come back from the page of the provider. */
  readonly isBack: boolean;
}

export function Pay({ token, page, isBack }: PayProps) {
  if (!page.can_pay) return <p className="pay-thanks">{page.balance_cents <= 0 ? 'Paid. Thank you!' : 'There is nothing to pay here.'}</p>;
  return page.pay_by === 'transfer' ? <Transfer page={page} /> : <Online token={token} page={page} isBack={isBack} />;
}

function Online({ token, page, isBack }: PayProps) {
  const [agreed, setAgreed] = useState(false);
  const pay = useStart<number>(token, (amount_cents, key) =>
    api.payByLink({ params: { token }, body: { amount_cents, key, autopay: agreed } }),
  );
  const due = dueNow(page);
  return (
    <section className="pay-now" aria-label="Pay">
      {page.pay_by === 'test' && <Alert type="warning" showIcon title="This is a test: nothing is charged." />}
      {isBack && <Alert type="info" showIcon title="As soon as your bank says that it is paid, it stands here. You may close this page." />}
      {page.can_autopay && page.autopay === null && (
        <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
          Pay what is due later by itself, with the same card. {agreed && <span className="bf-soft">I agree: {page.autopay_consent}</span>}
        </Checkbox>
      )}
      <Button type="primary" size="large" loading={pay.busy} onClick={() => pay.go(due)}>
        Pay&nbsp;
        <Money minor={due} currency={page.currency} />
      </Button>
      {due < page.balance_cents && (
        <Button size="large" disabled={pay.busy} onClick={() => pay.go(page.balance_cents)}>
          Pay all of it,&nbsp;
          <Money minor={page.balance_cents} currency={page.currency} />
        </Button>
      )}
      {page.pay_by === 'stripe' && (
        <p className="bf-soft pay-where">You give your card on a page of Stripe. {page.business} never sees its number.</p>
      )}
      {pay.error && <Alert type="error" showIcon title={errorMessage(pay.error)} />}
    </section>
  );
}
