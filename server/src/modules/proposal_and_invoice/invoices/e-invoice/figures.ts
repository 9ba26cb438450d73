import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { allocate } from '@butterfly/contracts/money';

/** How an amount is taxed, as EN 16931 names it: standard rate, zero rate, exempt. */
export interface TaxKind {
  readonly category: 'E' | 'S' | 'Z';
  readonly rate_bps: number;
}
export interface ELine extends TaxKind {
  readonly name: string;
  /** More or less than nothing; what is taken back in a document that asks for more has a minus. */
  readonly qty_milli: number;
  readonly unit: string;
  readonly net_cents: number;
  /** Of one, before tax; null where the price of one is not whole: then the price is that of all. */
  readonly price_cents: number | null;
}
/** A discount or surcharge on the whole document. */
export interface EAllowance extends TaxKind {
  readonly isCharge: boolean;
  readonly cents: number;
  readonly reason: string;
}
export interface EGroup extends TaxKind {
  readonly net_cents: number;
  readonly tax_cents: number;
}
/** An invoice as EN 16931 counts it: before tax, per rate, and all sums that follow. Credit notes count upwards too. */
export interface EFigures {
  readonly isCredit: boolean;
  readonly lines: readonly ELine[];
  readonly allowances: readonly EAllowance[];
  readonly groups: readonly EGroup[];
  readonly lines_cents: number;
  readonly charges_cents: number;
  readonly allowances_cents: number;
  readonly net_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly due_cents: number;
}

type Counted = Pick<
  Invoice,
  'adjustments' | 'kind' | 'lines' | 'paid_cents' | 'tax_mode' | 'taxes' | 'title' | 'total_cents' | 'waiver_cents'
>;

/** The figures of the invoice, to the cent: nothing is worked out again but what a line comes to before its tax. */
export function eFigures(invoice: Counted): EFigures {
  const isCredit = invoice.kind === 'credit_note';
  const sign = isCredit ? -1 : 1;
  const taxed = invoice.taxes.map(({ tax_bps, net_cents, tax_cents }) => ({
    ...{ ...kindOf(tax_bps), net_cents: sign * net_cents, tax_cents: sign * tax_cents },
  }));
  const total_cents = sign * invoice.total_cents;
  const untaxed = total_cents - sumOf(taxed.map(({ net_cents, tax_cents }) => net_cents + tax_cents));
  const free: EGroup = { ...kindOf(null), net_cents: untaxed, tax_cents: 0 };
  const hasFree = untaxed !== 0 || taxed.length === 0 || invoice.lines.some(({ tax_bps }) => tax_bps === null);
  const groups = hasFree ? [...taxed, free] : taxed;
  const lines = invoice.lines.length > 0 ? pricedLines(invoice) : groups.map((group) => wholeLine(invoice, group));
  const allowances = groups.flatMap((group) => allowanceOf(group, { lines, reason: reasonOf(invoice) }));
  const sumFor = (isCharge: boolean) => sumOf(allowances.filter((one) => one.isCharge === isCharge).map(({ cents }) => cents));
  const paid_cents = isCredit ? 0 : invoice.paid_cents;
  return {
    ...{ isCredit, lines, allowances, groups, total_cents, paid_cents, due_cents: total_cents - paid_cents },
    ...{ lines_cents: sumOf(lines.map(({ net_cents }) => net_cents)), charges_cents: sumFor(true), allowances_cents: sumFor(false) },
    ...{ net_cents: sumOf(groups.map(({ net_cents }) => net_cents)), tax_cents: sumOf(groups.map(({ tax_cents }) => tax_cents)) },
  };
}

function kindOf(tax_bps: number | null): TaxKind {
  if (tax_bps === null) return { category: 'E', rate_bps: 0 };
  return { category: tax_bps === 0 ? 'Z' : 'S', rate_bps: tax_bps };
}

const isSame = (a: TaxKind, b: TaxKind): boolean => a.category === b.category && a.rate_bps === b.rate_bps;

/** Before tax: where prices include it, what is left of all lines of a rate is spread over them. */
function pricedLines({ lines, tax_mode }: Counted): ELine[] {
  const nets = lines.map(({ total_cents }) => total_cents);
  if (tax_mode === 'inclusive')
    for (const rate of new Set(lines.map(({ tax_bps }) => tax_bps ?? 0))) {
      const at = lines.flatMap(({ tax_bps }, place) => ((tax_bps ?? 0) === rate ? [place] : []));
      const grosses = at.map((place) => nets[place] ?? 0);
      const gross = sumOf(grosses);
      if (gross > 0) allocate(netOf(gross, rate), grosses).forEach((net, nth) => (nets[at[nth] ?? 0] = net));
    }
  return lines.map(({ name, qty_milli, unit, unit_price_cents, discount_bps, tax_bps, total_cents }, at) => {
    const isWhole = tax_mode === 'exclusive' && discount_bps === 0 && unit_price_cents * qty_milli === total_cents * 1_000;
    return { ...kindOf(tax_bps), name, qty_milli, unit, net_cents: nets[at] ?? 0, price_cents: isWhole ? unit_price_cents : null };
  });
}

/** What is left of an amount when the tax in it is taken out, rounded to the nearest. */
const netOf = (gross: number, rate_bps: number): number =>
  gross - Number((BigInt(gross) * BigInt(rate_bps) * 2n + BigInt(10_000 + rate_bps)) / (2n * BigInt(10_000 + rate_bps)));

/** A document without lines says for each rate what it comes to. */
const wholeLine = (invoice: Counted, { net_cents, category, rate_bps }: EGroup): ELine => ({
  ...{ name: reasonOf(invoice), unit: '', qty_milli: net_cents < 0 ? -1_000 : 1_000 },
  ...{ net_cents, category, rate_bps, price_cents: Math.abs(net_cents) },
});

/** What lies between the lines of a rate and what is taxed at it: discounts, surcharges, the waiver. */
function allowanceOf(group: EGroup, { lines, reason }: { readonly lines: readonly ELine[]; readonly reason: string }): EAllowance[] {
  const cents = group.net_cents - sumOf(lines.filter((line) => isSame(line, group)).map(({ net_cents }) => net_cents));
  const { category, rate_bps } = group;
  return cents === 0 ? [] : [{ category, rate_bps, isCharge: cents > 0, cents: Math.abs(cents), reason }];
}

const reasonOf = ({ adjustments, waiver_cents, title }: Counted): string =>
  [...adjustments.map((one) => one.title), ...(waiver_cents === 0 ? [] : ['Damage waiver'])].filter(Boolean).join(', ') || title;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
