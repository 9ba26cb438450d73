import type { PayPage } from '@butterfly/contracts/payments';
import { Money } from '@butterfly/ui-kit';
import { dueNow } from './due-now';
import { useWords } from './words/words';

/** How to pay without a button. The number is what the money is told by. */
export function Transfer({ page }: { page: PayPage }) {
  const words = useWords();
  const due = dueNow(page);
  return (
    <section className="pay-transfer" aria-label={words.howToPay}>
      <h2>{words.byTransfer}</h2>
      <dl>
        <div>
          <dt>{due < page.balance_cents ? words.dueNow : words.amount}</dt>
          <dd className="bf-figures">
            <Money minor={due} currency={page.currency} />
          </dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd className="bf-figures">{page.number}</dd>
        </div>
      </dl>
      {page.transfer_text === '' ? (
        <p className="bf-soft">{words.askAccount(page.business)}</p>
      ) : (
        <p className="pay-transfer-text">{page.transfer_text}</p>
      )}
    </section>
  );
}
