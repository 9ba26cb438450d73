import type { InvoiceStatus } from '@butterfly/contracts/proposal_and_invoice';

interface Settled {
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly credited_cents: number;
  readonly written_off_cents: number;
}

/** What an issued invoice has become, by its money alone. */
export function statusOf({ total_cents, paid_cents, credited_cents, written_off_cents }: Settled): InvoiceStatus {
  if (total_cents > 0 && total_cents + credited_cents === 0) return 'credited';
  const open = total_cents - paid_cents + credited_cents - written_off_cents;
  if (open <= 0) return written_off_cents > 0 ? 'written_off' : 'paid';
  return paid_cents > 0 ? 'partially_paid' : 'issued';
}
