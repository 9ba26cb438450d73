import { lineTotal, priceDocument, type TaxLine } from '../../core/money';
import type { InvoiceLine } from './schema';

/** What the lines of an invoice come to; minor units throughout. */
export interface InvoiceTotals {
  readonly lines: readonly number[];
  readonly subtotal_cents: number;
  readonly taxes: readonly TaxLine[];
  readonly total_cents: number;
}

/**
 * Lines and the tax of each rate. For the page while somebody types, and for the server.
 *
 * @example invoiceTotals({ tax_mode: 'exclusive', lines: [arch] }).total_cents; // 155_880
 */
export function invoiceTotals({
  tax_mode,
  lines,
}: {
  readonly tax_mode: 'exclusive' | 'inclusive';
  readonly lines: readonly InvoiceLine[];
}): InvoiceTotals {
  const priced = priceDocument({
    lines: lines.map(({ unit_price_cents, qty_milli, discount_bps, tax_bps, rental_cents }) => ({
      kind: 'products',
      section: 0,
      unit_cents: unit_price_cents,
      qty_milli,
      discount_bps,
      tax_bps,
      rental_cents: lineTotal({ unit_cents: rental_cents, qty_milli }),
    })),
    adjustments: [],
    waiver_bps: 0,
    tax: tax_mode === 'inclusive' ? 'included' : 'on_top',
  });
  return {
    lines: priced.lines,
    subtotal_cents: priced.lines.reduce((sum, amount) => sum + amount, 0),
    taxes: priced.taxes,
    total_cents: priced.total_cents,
  };
}
