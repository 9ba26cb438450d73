import { invoiceTotals, type Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { InvoiceOnPaper } from '../invoices/paper/invoice-paper';

interface Wanted {
  readonly currency?: string;
  readonly locale?: string;
  readonly rows?: number;
  readonly tax_mode?: Invoice['tax_mode'];
  readonly more?: Partial<Invoice>;
}

const LONG = 'Arch of garden roses, smilax and a name that is far longer than anybody would have thought it could be';

/** An invoice of two rates, with a dear line that has a long name, and one part of three that is paid. */
export function invoiceOnPaper({
  currency = 'USD',
  locale = 'en-US',
  rows = 6,
  tax_mode = 'exclusive',
  more = {},
}: Wanted = {}): InvoiceOnPaper {
  const line = (name: string, unit_price_cents: number, changes: object = {}) => ({
    ...{ name, section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 900 as number | null, rental_cents: 0 },
    ...changes,
  });
  const lines = [
    line(LONG, 12_840_000, { section: 'Ceremony', tax_bps: 2_100 }),
    ...Array.from({ length: rows }, (_, at) =>
      line(`Centrepiece ${at + 1}`, 10_333, { section: 'Reception', qty_milli: 12_500, unit: 'pc' }),
    ),
    line('Crew of four', 64_000, { section: 'Set-up', discount_bps: 1_000, tax_bps: null }),
  ];
  const { lines: amounts, ...totals } = invoiceTotals({ tax_mode, lines });
  const third = Math.round(totals.total_cents / 3);
  const part = (seq: number, due_on: string | null, changes: object) => ({
    ...{ id: seq, invoice_id: 1, project_id: 1, seq, label: `Part ${seq}`, due_on, amount_cents: third, paid_cents: 0, waived_cents: 0 },
    ...changes,
  });
  const invoice: Invoice = {
    ...{
      id: 1,
      project_id: 1,
      proposal_id: null,
      number: 'INV-2027-0041',
      kind: 'standard',
      status: 'partially_paid',
      title: 'Flowers for Marlow & Okafor',
    },
    ...{
      currency,
      issue_date: '2027-02-01',
      due_date: '2027-05-22',
      tax_mode,
      lines: lines.map((one, at) => ({ ...one, total_cents: amounts[at] ?? 0 })),
    },
    ...{
      subtotal_cents: totals.subtotal_cents,
      taxes: [...totals.taxes],
      total_cents: totals.total_cents,
      adjustments: [],
      waiver_cents: 0,
    },
    ...{ paid_cents: third, credited_cents: 0, written_off_cents: 0, balance_cents: totals.total_cents - third, credit_of_id: null },
    ...{
      created_at: '',
      updated_at: '',
      version: 1,
      project_name: 'Marlow & Okafor wedding',
      days_overdue: 0,
      po_number: '4711',
      notes: '',
    },
    bill_to: {
      name: 'Tess Marlow',
      email: 'tess.marlow@example.com',
      address: 'Keizersgracht 12\n1015 CN Amsterdam',
      country: 'NL',
      city: 'Amsterdam',
      postal_code: '1015 CN',
    },
    installments: [
      part(1, '2027-02-01', { paid_cents: third }),
      part(2, '2027-03-14', {}),
      part(3, null, { amount_cents: totals.total_cents - 2 * third }),
    ],
    ...more,
  };
  const seller = {
    ...{ legal_name: 'Fern & Thistle B.V.', line1: 'Oudegracht 3', line2: '', postal_code: '3511 AB', city: 'Utrecht', country: 'NL' },
    ...{ tax_id: 'NL001234567B01', registration: '12345678', email: 'hallo@fern.example' },
  };
  const transferText = 'Fern Bank\nIBAN NL91 ABNA 0417 1643 00';
  return { invoice, business: 'Fern & Thistle', seller, creditOf: null, transferText, locale, accent: '#2F4A3A' };
}

/** All that a document says, in its order. */
export const wordsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== 'object' || node === null) return [];
  return ['text', 'stack', 'columns', 'table', 'body', 'content'].flatMap((part) => wordsIn((node as Record<string, unknown>)[part]));
};
