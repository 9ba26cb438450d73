import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import { render, screen } from '@testing-library/react';
import { InvoiceState } from './invoice-state';

const invoice = (part: Partial<InvoiceRow> & { days_overdue?: number }) =>
  ({ kind: 'invoice', status: 'issued', ...part }) as InvoiceRow & { days_overdue?: number };

describe('what an invoice is by now', () => {
  it.each<readonly [number, string | null]>([
    [0, null],
    [1, 'Overdue for a day'],
    [12, 'Overdue for 12 days'],
  ])('%d days after its last day', (days_overdue, says) => {
    render(<InvoiceState invoice={invoice({ days_overdue })} />);
    if (says === null) expect(screen.queryByText(/Overdue/)).toBeNull();
    else expect(screen.getByText(says)).toBeInTheDocument();
  });

  it('is a credit note whatever its state', () => {
    render(<InvoiceState invoice={invoice({ kind: 'credit_note' })} />);
    expect(screen.getByText('Credit note')).toBeInTheDocument();
  });
});
