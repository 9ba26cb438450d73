import { allocate } from './allocate';
import { lineTotal, percentOf, type PricedLine } from './line-total';
import { taxInside, taxOnTop, type TaxLine } from './tax';

/** `products`: what is made and delivered; `hire`: what is lent; `fees`: delivery, set-up, strike. */
export type LineKind = 'products' | 'hire' | 'fees';

export interface DocumentLine extends PricedLine {
  readonly kind: LineKind;
  /** Basis points; null: not taxed. */
  readonly tax_bps: number | null;
  /** Where adjustments are of one part of the document: the part it stands in. */
  readonly section?: number;
  /** Of it, rentals at their full price; the damage waiver is taken of them. */
  readonly rental_cents?: number;
}

/** A discount or surcharge on part of a document. They stack in their order, each taken of what the earlier ones left. */
export interface Adjustment {
  readonly kind: 'discount' | 'surcharge';
  readonly scope: LineKind | 'all_pre_tax' | 'post_tax';
  /** Of the lines of this part only; without it, of the whole document. */
  readonly section?: number;
  /** Basis points of the scope, or minor units. */
  readonly by: { readonly bps: number } | { readonly cents: number };
}

export interface PricedDocument {
  /** Each line after its own discount. */
  readonly lines: readonly number[];
  /** Each line after its share of the adjustments: what tax and reports go by. */
  readonly nets: readonly number[];
  /** What each adjustment came to, with its sign. */
  readonly adjustments: readonly number[];
  readonly waiver_cents: number;
  readonly taxes: readonly TaxLine[];
  readonly total_cents: number;
}

/**
 * Prices a proposal or an invoice: lines and their discounts, adjustments in order, damage waiver, tax per rate on what is left, adjustments
 * after tax. A document-wide discount is spread over the lines by largest remainder, so that taxed and untaxed shares are exact.
 *
 * @param waiver_bps of the full rental prices; neither discounted nor taxed
 * @param tax `included`: prices have their tax in them, and it is only told
 * @returns minor units throughout
 * @example priceDocument({ lines: [{ kind: 'products', unit_cents: 446_500, qty_milli: 1_000, tax_bps: 825 }], adjustments: [{ kind: 'discount', scope: 'products', by: { bps: 500 } }] });
 */
export function priceDocument({
  lines,
  adjustments = [],
  waiver_bps = 0,
  tax = 'on_top',
}: {
  lines: readonly DocumentLine[];
  adjustments?: readonly Adjustment[];
  waiver_bps?: number;
  tax?: 'on_top' | 'included';
}): PricedDocument {
  const totals = lines.map(lineTotal);
  const nets = [...totals];
  const before = adjustments.map((one) => (one.scope === 'post_tax' ? 0 : adjustLines(nets, { lines, one })));
  const waiver_cents = percentOf(
    lines.reduce((sum, { rental_cents = 0 }) => sum + rental_cents, 0),
    waiver_bps,
  );
  const taxed = lines.map(({ tax_bps }, at) => ({ tax_bps, net_cents: nets[at] ?? 0 }));
  const taxes = tax === 'included' ? taxInside(taxed) : taxOnTop(taxed);
  const on_top = tax === 'included' ? 0 : sumOf(taxes.map(({ tax_cents }) => tax_cents));
  let total_cents = sumOf(nets) + waiver_cents + on_top;
  const made = adjustments.map((one, at) => {
    if (one.scope !== 'post_tax') return before[at] ?? 0;
    const amount = amountOf(one, total_cents);
    total_cents += amount;
    return amount;
  });
  return { lines: totals, nets, adjustments: made, waiver_cents, taxes, total_cents };
}

/** Changes the lines in its scope by their share of it; answers what it came to. */
function adjustLines(nets: number[], { lines, one }: { lines: readonly DocumentLine[]; one: Adjustment }): number {
  const inScope = lines.flatMap((line, at) => (isIn(one, line) ? [at] : []));
  const base = inScope.map((at) => nets[at] ?? 0);
  const amount = amountOf(one, sumOf(base));
  if (amount === 0) return 0;
  allocate(amount, base.some((net) => net > 0) ? base.map((net) => Math.max(net, 0)) : base.map(() => 1)).forEach((part, place) => {
    const at = inScope[place] ?? 0;
    nets[at] = (nets[at] ?? 0) + part;
  });
  return amount;
}

const isIn = ({ scope, section }: Adjustment, line: DocumentLine): boolean =>
  (scope === 'all_pre_tax' || scope === line.kind) && (section === undefined || section === line.section);

/** A discount takes no more than there is; of nothing there is neither discount nor surcharge. */
function amountOf({ kind, by }: Adjustment, base: number): number {
  if (base <= 0) return 0;
  const amount = 'bps' in by ? percentOf(base, by.bps) : by.cents;
  return kind === 'surcharge' ? amount : -Math.min(amount, base) || 0;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
