import { lineTotal, priceDocument, type Adjustment, type LineKind, type TaxLine } from '../../core/money';

/** A line as far as its price goes. */
export interface PricedProposalLine {
  readonly key: string;
  readonly qty_milli: number;
  readonly unit_price_cents: number;
  readonly discount_bps: number;
  /** Basis points; null: not taxed. */
  readonly tax_bps: number | null;
  /** Of the price of one, what is lent; the damage waiver is taken of it. */
  readonly rental_cents: number;
  /** The client decides whether to take it. */
  readonly is_optional: boolean;
  /** Of an option or an alternative: it is taken. */
  readonly selected: boolean;
  /** Of the lines with the same word in one section, one is taken. Empty: it stands for itself. */
  readonly alternative_group: string;
}

export interface PricedProposalSection {
  readonly key: string;
  readonly kind: LineKind;
  readonly lines: readonly PricedProposalLine[];
}

export interface ProposalAdjustment {
  readonly key: string;
  /** Null: of the whole proposal. */
  readonly section_key: string | null;
  readonly kind: 'discount' | 'surcharge';
  readonly scope: 'products' | 'hire' | 'fees' | 'all_pre_tax' | 'post_tax';
  readonly basis: 'percent' | 'amount';
  /** Basis points or minor units. */
  readonly value: number;
}

export interface PricedProposal {
  readonly tax_mode: 'exclusive' | 'inclusive';
  readonly waiver_bps: number;
  readonly sections: readonly PricedProposalSection[];
  readonly adjustments: readonly ProposalAdjustment[];
}

/** Minor units throughout. */
export interface ProposalTotals {
  /** Each line after its own discount, also such as are not taken. */
  readonly lines: Readonly<Record<string, number>>;
  /** What is taken of each section, before adjustments. */
  readonly sections: Readonly<Record<string, number>>;
  /** With its sign. */
  readonly adjustments: readonly { readonly key: string; readonly cents: number }[];
  readonly subtotal_cents: number;
  readonly waiver_cents: number;
  readonly taxes: readonly TaxLine[];
  readonly total_cents: number;
}

/** Whether a line is in the sum: options and alternatives are when they are taken. */
export function isTaken({ is_optional, alternative_group, selected }: PricedProposalLine): boolean {
  return (!is_optional && alternative_group === '') || selected;
}

/**
 * What a proposal comes to: lines and their discounts, adjustments of sections, then of the whole, damage waiver, tax, adjustments after tax. The
 * one place where it is computed – for the page while somebody types, for the server, for the client's page and for the document on paper.
 *
 * @example
 * proposalTotals(marlowOkafor).total_cents; // 536_212
 */
export function proposalTotals({ tax_mode, waiver_bps, sections, adjustments }: PricedProposal): ProposalTotals {
  const places = new Map(sections.map(({ key }, at) => [key, at]));
  const taken = sections.flatMap(({ kind, lines }, section) => lines.filter(isTaken).map((line) => ({ ...line, kind, section })));
  const ordered = inOrder(adjustments, places);
  const priced = priceDocument({
    lines: taken.map((line) => ({
      kind: line.kind,
      section: line.section,
      unit_cents: line.unit_price_cents,
      qty_milli: line.qty_milli,
      discount_bps: line.discount_bps,
      tax_bps: line.tax_bps,
      rental_cents: lineTotal({ unit_cents: line.rental_cents, qty_milli: line.qty_milli }),
    })),
    adjustments: ordered.map((one) => asAdjustment(one, places)),
    waiver_bps,
    tax: tax_mode === 'inclusive' ? 'included' : 'on_top',
  });
  const amounts = new Map(ordered.map(({ key }, at) => [key, priced.adjustments[at] ?? 0]));
  return {
    lines: Object.fromEntries(sections.flatMap(({ lines }) => lines.map((line) => [line.key, amountOf(line)]))),
    sections: Object.fromEntries(sections.map(({ key, lines }) => [key, sumOf(lines.filter(isTaken).map(amountOf))])),
    adjustments: adjustments.map(({ key }) => ({ key, cents: amounts.get(key) ?? 0 })),
    subtotal_cents: sumOf(priced.lines),
    waiver_cents: priced.waiver_cents,
    taxes: priced.taxes,
    total_cents: priced.total_cents,
  };
}

/** Those of sections first, in the order of the proposal; of a section that is gone, none. */
function inOrder(adjustments: readonly ProposalAdjustment[], places: ReadonlyMap<string, number>): ProposalAdjustment[] {
  const ofSections = adjustments.filter(({ section_key }) => section_key !== null && places.has(section_key));
  return [...ofSections, ...adjustments.filter(({ section_key }) => section_key === null)];
}

function asAdjustment({ kind, scope, basis, value, section_key }: ProposalAdjustment, places: ReadonlyMap<string, number>): Adjustment {
  const by = basis === 'percent' ? { bps: value } : { cents: value };
  const section = section_key === null ? undefined : places.get(section_key);
  return section === undefined ? { kind, scope, by } : { kind, scope: 'all_pre_tax', by, section };
}

const amountOf = ({ unit_price_cents, qty_milli, discount_bps }: PricedProposalLine): number =>
  lineTotal({ unit_cents: unit_price_cents, qty_milli, discount_bps });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
