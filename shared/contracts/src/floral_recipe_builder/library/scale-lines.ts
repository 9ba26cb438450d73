import { exact, roundedRatio } from '../../core/money/exact';

const WHOLE = 1_000;
const QUARTER = 250;
/** More than this of one flower is an error of typing. */
const MOST = 1_000_000_000;

/**
 * A quantity made larger or smaller: whole stems stay whole, parts of a bunch become quarters, and what was something never becomes nothing.
 *
 * @param milli thousandths
 * @param factorMilli thousandths: 1400 is 1.4 times as much
 * @example scaledQuantity(5_000, 700); // 4_000
 */
export function scaledQuantity(milli: number, factorMilli: number): number {
  if (milli === 0 || factorMilli === 1_000) return milli;
  const step = milli % WHOLE === 0 ? WHOLE : QUARTER;
  const scaled = roundedRatio(exact(milli) * exact(factorMilli), 1_000n * exact(step)) * step;
  return Math.min(MOST, Math.max(step, scaled));
}

/**
 * Lines of a piece made larger or smaller, each as `scaledQuantity` says.
 *
 * @example scaledLines(recipe.lines, 1_400);
 */
export function scaledLines<T extends { readonly qty_milli: number }>(lines: readonly T[], factorMilli: number): T[] {
  return lines.map((line) => ({ ...line, qty_milli: scaledQuantity(line.qty_milli, factorMilli) }));
}

/** How much smaller and larger a recipe is made, where nobody has said otherwise. Thousandths. */
export const usualSizes = { s: 700, m: 1_000, l: 1_400 } as const;
