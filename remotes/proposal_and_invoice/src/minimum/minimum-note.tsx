import type { Proposal, ProposalTotals } from '@butterfly/contracts/proposal_and_invoice';
import { DateText, Money } from '@butterfly/ui-kit';
import { useMissing } from './use-missing';

interface MinimumNoteProps {
  readonly proposal: Proposal;
  readonly totals: ProposalTotals;
}

/** Says that a proposal is below the least of its day; for the team, who may send it all the same. */
export function MinimumNote({ proposal, totals }: MinimumNoteProps) {
  const below = useMissing(proposal, totals);
  if (!below) return null;
  const { currency, event_date } = proposal;
  return (
    <p className="pi-below" role="status">
      Orders for {event_date && <DateText value={event_date} />} come to at least <Money minor={below.least} currency={currency} /> before
      tax: <Money minor={below.missing} currency={currency} /> are missing.
    </p>
  );
}
