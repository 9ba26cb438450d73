import { allocate, taxIncluded, type TaxLine } from '../../core/money';

interface Taxed {
  readonly taxes: readonly TaxLine[];
  readonly total_cents: number;
}

/**
 * The tax that is in a part of an invoice, by its rates: a credit note over all of it has exactly the tax of the invoice.
 *
 * @param part_cents tax included; less than nothing takes it back
 * @example taxShare({ taxes: [{ tax_bps: 2_100, net_cents: 10_000, tax_cents: 2_100 }], total_cents: 12_100 }, -1_210); // [{ tax_bps: 2_100, net_cents: -1_000, tax_cents: -210 }]
 */
export function taxShare({ taxes, total_cents }: Taxed, part_cents: number): TaxLine[] {
  const grosses = taxes.map(({ net_cents, tax_cents }) => net_cents + tax_cents);
  const untaxed = total_cents - grosses.reduce((sum, gross) => sum + gross, 0);
  const weights = [...grosses, untaxed].map((weight) => Math.max(0, weight));
  if (weights.every((weight) => weight === 0)) return [];
  const parts = allocate(part_cents, weights);
  return taxes.map(({ tax_bps }, at) => {
    const part = parts[at] ?? 0;
    const tax_cents = Math.sign(part) * taxIncluded(Math.abs(part), tax_bps) || 0;
    return { tax_bps, net_cents: part - tax_cents, tax_cents };
  });
}

/** What differs between the taxes of what is agreed now and of what was agreed before, by their rates in rising order. */
export function taxDifference(is: readonly TaxLine[], was: readonly TaxLine[]): TaxLine[] {
  const of = (taxes: readonly TaxLine[], rate: number) => taxes.find(({ tax_bps }) => tax_bps === rate) ?? { net_cents: 0, tax_cents: 0 };
  const rates = [...new Set([...is, ...was].map(({ tax_bps }) => tax_bps))].sort((a, b) => a - b);
  return rates.flatMap((tax_bps) => {
    const [now, before] = [of(is, tax_bps), of(was, tax_bps)];
    const changed = { tax_bps, net_cents: now.net_cents - before.net_cents, tax_cents: now.tax_cents - before.tax_cents };
    return changed.net_cents === 0 && changed.tax_cents === 0 ? [] : [changed];
  });
}
