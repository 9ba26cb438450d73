import { words as english } from './paper-words/en';
import type { PaperWords } from './paper-words/words';
import type { ShownProposal } from './shown.schema';

type Line = ShownProposal['sections'][number]['lines'][number];

/** One side of a line that differs. `cents` is null where its section keeps its prices. */
export type LineSide = Pick<Line, 'name' | 'qty_milli' | 'unit'> & { readonly cents: number | null };

/** A line that goes (no `after`), comes (no `before`) or is different. */
export interface LineDifference {
  readonly key: string;
  readonly section: string;
  readonly before: LineSide | null;
  readonly after: LineSide | null;
}

/** A sum that differs: of a section without prices of lines, a discount, the waiver, a tax. Minor units. */
export interface SumDifference {
  readonly key: string;
  readonly label: string;
  readonly before_cents: number;
  readonly after_cents: number;
}

export interface ShownDifference {
  readonly goes: readonly LineDifference[];
  readonly comes: readonly LineDifference[];
  readonly differs: readonly LineDifference[];
  readonly sums: readonly SumDifference[];
  readonly before_cents: number;
  readonly after_cents: number;
}

/** Whether a line counts: it is offered as it is, or the client takes it. */
export const isShownTaken = ({ is_optional, alternative_group, selected }: Line): boolean =>
  selected || (!is_optional && alternative_group === '');

/** How sums are named, and percentages written. */
interface Naming {
  readonly words: Pick<PaperWords, 'tax' | 'waiver'>;
  readonly percent: (bps: number) => string;
}
const plain: Naming = { words: english, percent: (bps) => `${bps / 100}` };

/**
 * What a change of something that was accepted makes different, as its reader may see it. What is the same is not told.
 *
 * @example shownDifference(accepted, change).differs // [{ before: { name: 'Low centrepiece', qty_milli: 12000, … }, after: { qty_milli: 11000, … } }]
 */
export function shownDifference(before: ShownProposal, after: ShownProposal, naming: Naming = plain): ShownDifference {
  const [was, is] = [takenLines(before), takenLines(after)];
  const differences = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => lineDifference(key, was.get(key), is.get(key)));
  return {
    goes: differences.filter((one) => one.after === null),
    comes: differences.filter((one) => one.before === null),
    differs: differences.filter((one) => one.before !== null && one.after !== null),
    sums: sumDifferences(sumsOf(before, naming), sumsOf(after, naming)),
    before_cents: before.total_cents,
    after_cents: after.total_cents,
  };
}

interface Taken {
  readonly section: string;
  readonly side: LineSide;
}

function takenLines({ sections }: ShownProposal): Map<string, Taken> {
  const of = ({ title }: { readonly title: string }, { key, name, qty_milli, unit, total_cents }: Line): [string, Taken] => [
    key,
    { section: title, side: { name, qty_milli, unit, cents: total_cents } },
  ];
  return new Map(sections.flatMap((section) => section.lines.filter(isShownTaken).map((line) => of(section, line))));
}

function lineDifference(key: string, was: Taken | undefined, is: Taken | undefined): LineDifference[] {
  if (was && is && isSameSide(was.side, is.side)) return [];
  return [{ key, section: (is ?? was)?.section ?? '', before: was?.side ?? null, after: is?.side ?? null }];
}

const isSameSide = (one: LineSide, other: LineSide): boolean =>
  one.name === other.name && one.qty_milli === other.qty_milli && one.unit === other.unit && one.cents === other.cents;

type Sums = Map<string, { readonly label: string; readonly cents: number }>;

function sumsOf({ sections, adjustments, waiver_cents, taxes }: ShownProposal, { words, percent }: Naming): Sums {
  const keptBack = sections.filter(({ show_prices, total_cents }) => show_prices === 'section_total' && total_cents !== null);
  return new Map([
    ...keptBack.map(({ key, title, total_cents }) => [`section ${key}`, { label: title, cents: total_cents ?? 0 }] as const),
    ...adjustments.map(({ key, title, cents }) => [`adjustment ${key}`, { label: title, cents }] as const),
    ['waiver', { label: words.waiver, cents: waiver_cents }] as const,
    ...taxes.map(({ tax_bps, tax_cents }) => [`tax ${tax_bps}`, { label: words.tax(percent(tax_bps)), cents: tax_cents }] as const),
  ]);
}

function sumDifferences(was: Sums, is: Sums): SumDifference[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({
      key,
      label: (is.get(key) ?? was.get(key))?.label ?? '',
      before_cents: was.get(key)?.cents ?? 0,
      after_cents: is.get(key)?.cents ?? 0,
    }))
    .filter(({ before_cents, after_cents }) => before_cents !== after_cents);
}
