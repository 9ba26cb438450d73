import type { Dispute, ProjectMoney } from '@butterfly/contracts/payments';
import { DateText, Money, StatusTag } from '@butterfly/ui-kit';

const TAGS = { open: ['clay', 'Disputed'], won: ['eucalyptus', 'Won'], lost: ['neutral', 'Lost'] } as const;

/** What banks ask about, and what they have decided. */
export function Disputes({ money }: { readonly money: ProjectMoney }) {
  if (money.disputes.length === 0) return null;
  return (
    <section className="pay-came" aria-label="Disputes">
      <h2>Disputes</h2>
      <ul>
        {money.disputes.map((dispute) => (
          <OneDispute key={dispute.id} dispute={dispute} money={money} />
        ))}
      </ul>
    </section>
  );
}

function OneDispute({ dispute, money: { currency, payments } }: { dispute: Dispute; money: ProjectMoney }) {
  const { amount_cents, status, reason, opened_on, closed_on, fee_cents, payment_id, is_inquiry } = dispute;
  const [tone, label] = TAGS[status];
  const receipt = payments.find(({ id }) => id === payment_id)?.receipt_number ?? '';
  return (
    <li>
      <span className="pay-came-sum bf-figures">
        <Money minor={amount_cents} currency={currency} />
      </span>
      <span className="pay-came-words">
        <span>
          Receipt {receipt}: {reason}
          <StatusTag tone={tone}>{is_inquiry && status === 'open' ? 'The bank asks' : label}</StatusTag>
        </span>
        <Decided dispute={dispute} currency={currency} />
        <span className="bf-soft">
          Opened on <DateText value={opened_on} />
          {closed_on !== null && (
            <>
              , decided on <DateText value={closed_on} />
            </>
          )}
          {fee_cents > 0 && (
            <>
              . Stripe charged <Money minor={fee_cents} currency={currency} />; it stands with the costs
            </>
          )}
          .
        </span>
      </span>
    </li>
  );
}

/** What it means for the money, and what somebody has to do. */
function Decided({ dispute: { status, frozen_cents, evidence_due_on }, currency }: { dispute: Dispute; currency: string }) {
  if (status === 'won') return <span className="bf-soft">The money stays yours.</span>;
  if (status === 'lost') return <span className="pay-refund">The bank has taken it back; it is open again.</span>;
  return (
    <span className="pay-refund">
      {frozen_cents > 0 && (
        <>
          <Money minor={frozen_cents} currency={currency} /> stays put until it is decided.{' '}
        </>
      )}
      {evidence_due_on !== null && (
        <>
          Send what proves your side at Stripe by <DateText value={evidence_due_on} />.
        </>
      )}
    </span>
  );
}
