import { exact, roundedRatio } from './exact';
import { percentOf } from './line-total';

/** An amount with the rate it is taxed at; null: not taxed. */
export interface Taxed {
  /** Minor units before tax, after all discounts. */
  readonly net_cents: number;
  /** Basis points. */
  readonly tax_bps: number | null;
}

export interface TaxLine {
  readonly tax_bps: number;
  /** What the tax is taken of. */
  readonly net_cents: number;
  readonly tax_cents: number;
}

/**
 * Tax that comes on top: one rounding for each rate, over the whole document. Rates in rising order.
 *
 * @example taxOnTop([{ net_cents: 424_175, tax_bps: 825 }, { net_cents: 45_000, tax_bps: 825 }]); // [{ tax_bps: 825, net_cents: 469_175, tax_cents: 38_707 }]
 */
export function taxOnTop(amounts: readonly Taxed[]): TaxLine[] {
  return byRate(amounts).map(({ tax_bps, net_cents }) => ({ tax_bps, net_cents, tax_cents: percentOf(net_cents, tax_bps) }));
}

/**
 * Tax that is in the prices: one rounding for each rate, over the whole document. Rates in rising order; `net_cents` is without it.
 *
 * @example taxInside([{ net_cents: 12_000, tax_bps: 825 }]); // [{ tax_bps: 825, net_cents: 11_085, tax_cents: 915 }]
 */
export function taxInside(amounts: readonly Taxed[]): TaxLine[] {
  return byRate(amounts).map(({ tax_bps, net_cents: gross }) => {
    const tax_cents = taxIncluded(gross, tax_bps);
    return { tax_bps, net_cents: gross - tax_cents, tax_cents };
  });
}

function byRate(amounts: readonly Taxed[]): { readonly tax_bps: number; readonly net_cents: number }[] {
  const nets = new Map<number, number>();
  for (const { net_cents, tax_bps } of amounts) if (tax_bps !== null) nets.set(tax_bps, (nets.get(tax_bps) ?? 0) + net_cents);
  return [...nets].sort(([a], [b]) => a - b).map(([tax_bps, net_cents]) => ({ tax_bps, net_cents }));
}

/**
 * Tax that is in a price: `round(gross × rate / (10000 + rate))`.
 *
 * @example taxIncluded(12_000, 825); // 915
 */
export function taxIncluded(gross_cents: number, tax_bps: number): number {
  return roundedRatio(exact(gross_cents) * exact(tax_bps), 10_000n + exact(tax_bps));
}
