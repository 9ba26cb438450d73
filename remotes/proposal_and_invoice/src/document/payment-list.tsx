import type { Priced } from '@butterfly/contracts/proposal_and_invoice';
import { DateText, Money } from '@butterfly/ui-kit';
import { usePaperWords } from './paper-words';

/** What is due when. */
export function PaymentList({ label, payments, currency }: { label: string; payments: Priced['payments']; currency: string }) {
  const { dayToCome } = usePaperWords();
  return (
    <ol className="pi-payments bf-figures" aria-label={label}>
      {payments.map((payment, at) => (
        <li key={at}>
          <span>{payment.label}</span>
          <span className="bf-soft">{payment.due_on ? <DateText value={payment.due_on} /> : dayToCome}</span>
          <Money minor={payment.amount_cents} currency={currency} />
        </li>
      ))}
    </ol>
  );
}
