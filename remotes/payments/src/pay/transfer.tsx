import type { PayPage } from '@butterfly/contracts/payments';
import { Money } from '@butterfly/ui-kit';
import { dueNow } from './due-now';

/** How to pay without a button. The number is what the money is told by. */
export function Transfer({ page }: { page: PayPage }) {
  const due = dueNow(page);
  return (
    <section className="pay-transfer" aria-label="How to pay">
      <h2>Pay by transfer</h2>
      <dl>
        <div>
          <dt>{due < page.balance_cents ? 'Due now' : 'Amount'}</dt>
          <dd className="bf-figures">
            <Money minor={due} currency={page.currency} />
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="bf-figures">{page.number}</dd>
        </div>
      </dl>
      {page.transfer_text === '' ? (
        <p className="bf-soft">Ask {page.business} for the account to pay to.</p>
      ) : (
        <p className="pay-transfer-text">{page.transfer_text}</p>
      )}
    </section>
  );
}
