import type { Invoice, InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import { StatusTag } from '@butterfly/ui-kit';

type Tone = Parameters<typeof StatusTag>[0]['tone'];

const STATES: Readonly<Record<InvoiceRow['status'], readonly [string, Tone]>> = {
  draft: ['Draft', 'neutral'],
  issued: ['Issued', 'iris'],
  partially_paid: ['Partly paid', 'marigold'],
  paid: ['Paid', 'eucalyptus'],
  void: ['Void', 'neutral'],
  credited: ['Credited', 'neutral'],
  written_off: ['Written off', 'neutral'],
};

/** What an invoice is by now, in a word. */
export function InvoiceState({ invoice }: { invoice: InvoiceRow & Partial<Pick<Invoice, 'days_overdue'>> }) {
  const late = invoice.days_overdue ?? 0;
  if (late > 0) return <StatusTag tone="clay">Overdue for {late === 1 ? 'a day' : `${late} days`}</StatusTag>;
  const [word, tone] = STATES[invoice.status];
  return <StatusTag tone={tone}>{invoice.kind === 'credit_note' ? 'Credit note' : word}</StatusTag>;
}
