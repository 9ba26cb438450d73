import type { PayPage } from '@butterfly/contracts/payments';
import { useFormats } from '@butterfly/ui-kit';
import { useState } from 'react';
import { api } from '../payments.client';
import { dueNow } from './due-now';
import { Problem } from './problem';
import { Transfer } from './transfer';
import { useStart } from './use-start';
import { useWords } from './words/words';

interface PayProps {
  readonly token: string;
  readonly page: PayPage;
  /** The client has come back from the page of the provider. */
  readonly isBack: boolean;
}

export function Pay({ token, page, isBack }: PayProps) {
  const { thanks, nothing } = useWords();
  if (!page.can_pay) return <p className="pay-thanks">{page.balance_cents <= 0 ? thanks : nothing}</p>;
  return page.pay_by === 'transfer' ? <Transfer page={page} /> : <Online token={token} page={page} isBack={isBack} />;
}

function Online({ token, page, isBack }: PayProps) {
  const words = useWords();
  const { money } = useFormats();
  const [agreed, setAgreed] = useState(false);
  const pay = useStart<number>(token, (amount_cents, key) =>
    api.payByLink({ params: { token }, body: { amount_cents, key, autopay: agreed, consent_language: page.language } }),
  );
  const due = dueNow(page);
  const sum = (cents: number) => money(cents, page.currency);
  return (
    <section className="pay-now" aria-label={words.pay}>
      {page.pay_by === 'test' && <p className="pay-said">{words.test}</p>}
      {isBack && (
        <p className="pay-said" role="status">
          {words.isBack}
        </p>
      )}
      {page.can_autopay && page.autopay === null && (
        <label className="pay-check">
          <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
          <span>
            {words.later} {agreed && <span className="bf-soft">{words.agree(page.autopay_consent)}</span>}
          </span>
        </label>
      )}
      <button type="button" className="bf-button bf-button-primary" disabled={pay.busy} onClick={() => pay.go(due)}>
        {pay.busy ? words.busy : words.payNow(sum(due))}
      </button>
      {due < page.balance_cents && (
        <button type="button" className="bf-button" disabled={pay.busy} onClick={() => pay.go(page.balance_cents)}>
          {words.payAll(sum(page.balance_cents))}
        </button>
      )}
      {page.pay_by === 'stripe' && <p className="bf-soft pay-where">{words.where(page.business)}</p>}
      <Problem error={pay.error} />
    </section>
  );
}
