import { matchRow, type Candidate } from './match';

const invoice = (more: Partial<Candidate>): Candidate => ({
  ...{ invoice_id: 1, project_id: 1, project_name: 'Marlow & Okafor wedding', number: 'INV-2027-0012', bill_to_name: 'Tess Marlow' },
  ...{ open_cents: 160_864, due_on: '2027-02-01', amounts: [160_864] },
  ...more,
});
const other = invoice({ invoice_id: 2, project_id: 2, project_name: 'Reyes wedding', number: 'INV-2027-0013', bill_to_name: 'Ana Reyes' });
const match = (amount_cents: number, text: string, ...candidates: Candidate[]) => {
  const { confidence, why, places } = matchRow({ amount_cents, text }, candidates);
  return [confidence, why, places.map(({ invoice_id }) => invoice_id)];
};

describe('a line of a bank statement', () => {
  it.each([
    [
      'number and amount',
      160_864,
      'TRANSFER inv 2027 0012 T MARLOW',
      'sure',
      'It names INV-2027-0012, and the amount is what is open.',
      [1, 2],
    ],
    ['the number, glued', 160_864, 'INV20270012', 'sure', 'It names INV-2027-0012, and the amount is what is open.', [1, 2]],
    ['the number, another amount', 1_000, 'INV-2027-0012', 'likely', 'It names INV-2027-0012; the amount is another one.', [1]],
    ['name and amount', 160_864, 'Mw T. Márlow', 'likely', 'The name and the amount fit; no number is named.', [1, 2]],
    ['only the amount, twice', 160_864, 'thank you', 'perhaps', 'The amount fits more than one invoice. Choose.', [1, 2]],
    ['only the name', 7_700, 'Okafor', 'perhaps', 'Only the name fits; the amount is another one.', [1]],
    ['nothing', 7_700, 'Rent of the wedding hall', 'none', 'No open invoice has this amount, number or name.', []],
  ] as const)('is found by %s', (_name, cents, text, confidence, why, places) => {
    expect(match(cents, text, invoice({}), other)).toEqual([confidence, why, places]);
  });

  it('is never taken for an invoice whose number only begins the same', () => {
    expect(match(500, 'INV-2027-00123', invoice({}))).toEqual(['none', expect.anything(), []]);
  });

  it('fits one part as well as all of them together', () => {
    const plan = invoice({ open_cents: 536_212, amounts: [160_864, 214_485, 160_863, 375_349, 536_212] });
    expect([214_485, 375_349, 536_212, 375_348].map((cents) => match(cents, 'INV-2027-0012', plan)[0])).toEqual([
      'sure',
      'sure',
      'sure',
      'likely',
    ]);
  });

  it('that names two invoices with one amount is not called sure', () => {
    expect(match(160_864, 'INV-2027-0012 INV-2027-0013', invoice({}), other)[0]).toBe('likely');
  });
});
