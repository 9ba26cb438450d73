import type { PaperWords } from './paper-words/words';
import type { LineDifference, LineSide, ShownDifference } from './shown-difference';

/** How quantities are written, and in which words. */
interface Writing {
  readonly words: PaperWords;
  readonly count: (milli: number) => string;
}

/** The parts of a change in the order in which they are read, with the lines of each. */
export const changeParts = (
  { goes, comes, differs }: ShownDifference,
  words: PaperWords,
): (readonly [string, readonly LineDifference[]])[] => [
  [words.goes, goes],
  [words.comes, comes],
  [words.differs, differs],
];

/**
 * ` × 12` of what goes or comes, `, 11 instead of 12` of what is different.
 *
 * @example quantityWords([null, { name: 'Arch', qty_milli: 1_000, unit: '', cents: 144_000 }], writing) // ''
 */
export function quantityWords([before, after]: readonly [LineSide | null, LineSide | null], { words, count }: Writing): string {
  const said = (side: LineSide) => `${count(side.qty_milli)}${side.unit === '' ? '' : ` ${side.unit}`}`;
  if (before && after) return before.qty_milli === after.qty_milli ? '' : `, ${words.insteadOf(said(after), said(before))}`;
  const side = before ?? after;
  return side && side.qty_milli !== 1_000 ? ` × ${said(side)}` : '';
}

/** What becomes of the payments of what was accepted when its total goes up or down by so much. */
export function paymentWords(by: number, words: PaperWords): string {
  if (by < 0) return words.paymentsLess;
  return by > 0 ? words.paymentsMore : words.paymentsStay;
}
