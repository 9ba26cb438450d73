import { minimumOrderOn, type Proposal, type ProposalTotals } from '@butterfly/contracts/proposal_and_invoice';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../proposal_and_invoice.client';

/** What a proposal comes to before tax. */
export const beforeTax = ({ total_cents, taxes }: Pick<ProposalTotals, 'taxes' | 'total_cents'>): number =>
  taxes.reduce((left, { tax_cents }) => left - tax_cents, total_cents);

/** How far a proposal is below what orders of its day have to come to; null: it is not. */
export function useMissing({ event_date }: Pick<Proposal, 'event_date'>, totals: ProposalTotals) {
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => api.getMoneySettings({ signal }), staleTime: 60_000 });
  const least = minimumOrderOn(settings.data?.data.minimums ?? [], event_date);
  const missing = least === null ? 0 : least - beforeTax(totals);
  return least !== null && missing > 0 ? { least, missing } : null;
}
