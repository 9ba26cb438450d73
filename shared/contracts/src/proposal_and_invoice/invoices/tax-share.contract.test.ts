import { taxDifference, taxShare } from './tax-share';
import { invoiceTotals } from './invoice-totals';

const line = (unit_price_cents: number, tax_bps: number | null) => ({
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps, rental_cents: 0 },
});

describe('the tax in a part of an invoice', () => {
  it.each(['exclusive', 'inclusive'] as const)('is of the whole the tax of the whole, whatever the cents are, tax %s', (tax_mode) => {
    for (let cents = 1; cents < 3_000; cents += 7) {
      const invoice = invoiceTotals({ tax_mode, lines: [line(cents, 900), line(cents * 3, 2_100), line(cents + 5, null)] });
      const back = taxShare(invoice, -invoice.total_cents);
      expect(back.map(({ tax_cents, net_cents }) => [0 - tax_cents, 0 - net_cents])).toEqual(
        invoice.taxes.map(({ tax_cents, net_cents }) => [tax_cents, net_cents]),
      );
    }
  });

  it('of a part is in it, and of an invoice without tax there is none', () => {
    const invoice = { taxes: [{ tax_bps: 2_100, net_cents: 10_000, tax_cents: 2_100 }], total_cents: 12_100 };
    expect(taxShare(invoice, -1_210)).toEqual([{ tax_bps: 2_100, net_cents: -1_000, tax_cents: -210 }]);
    expect(taxShare({ taxes: [], total_cents: 500 }, -100)).toEqual([]);
    expect(taxShare({ taxes: [], total_cents: 0 }, -100)).toEqual([]);
  });
});

it('the tax of a change is the difference of both documents, rate by rate', () => {
  const was = [{ tax_bps: 825, net_cents: 469_175, tax_cents: 38_707 }];
  const is = [
    { tax_bps: 825, net_cents: 453_975, tax_cents: 37_453 },
    { tax_bps: 900, net_cents: 100, tax_cents: 9 },
  ];
  expect(taxDifference(is, was)).toEqual([
    { tax_bps: 825, net_cents: -15_200, tax_cents: -1_254 },
    { tax_bps: 900, net_cents: 100, tax_cents: 9 },
  ]);
  expect(taxDifference(was, was)).toEqual([]);
});
