import type { LineDifference, LineSide, ShownDifference } from './shown-difference';

/** How many, as a page or paper writes it. */
type Count = (milli: number) => string;
const plain: Count = (milli) => `${milli / 1_000}`;

/** The parts of a change in the order in which they are read, with the lines of each. */
export const changeParts = ({ goes, comes, differs }: ShownDifference): (readonly [string, readonly LineDifference[]])[] => [
  ['What goes', goes],
  ['What comes', comes],
  ['What is different', differs],
];

export const NOTHING_CHANGES = 'Nothing that costs anything changes; words do.';

/**
 * ` × 12` of what goes or comes, `, 11 instead of 12` of what is different.
 *
 * @example quantityWords(null, { name: 'Arch', qty_milli: 1_000, unit: '', cents: 144_000 }) // ''
 */
export function quantityWords(before: LineSide | null, after: LineSide | null, count: Count = plain): string {
  const words = (side: LineSide) => `${count(side.qty_milli)}${side.unit === '' ? '' : ` ${side.unit}`}`;
  if (before && after) return before.qty_milli === after.qty_milli ? '' : `, ${words(after)} instead of ${words(before)}`;
  const side = before ?? after;
  return side && side.qty_milli !== 1_000 ? ` × ${words(side)}` : '';
}

/** What becomes of the payments of what was accepted when its total goes up or down by so much. */
export function paymentWords(by: number): string {
  if (by < 0) return 'The difference comes off the last payment that is still open. Earlier payments stay as they are.';
  if (by > 0) return 'The difference is due with the last payment. Earlier payments stay as they are.';
  return 'They stay as they are.';
}
