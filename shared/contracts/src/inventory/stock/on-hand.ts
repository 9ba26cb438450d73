import { exact, roundedRatio } from '../../core/money/exact';

/** What is there: the sum of everything that came and went. @example onHand([{ qty: 40 }, { qty: -2 }]); // 38 */
export function onHand(transactions: readonly { readonly qty: number }[]): number {
  return transactions.reduce((sum, { qty }) => sum + qty, 0);
}

interface Valued {
  readonly qty: number;
  readonly unit_cents: number;
}

/**
 * What a unit has cost on average after a receipt, in minor units, rounded once.
 *
 * @throws RangeError when there is nothing to average, or less than nothing
 * @example averageCost({ qty: 40, unit_cents: 350 }, { qty: 60, unit_cents: 300 }); // 320
 */
export function averageCost(before: Valued, received: Valued): number {
  const qty = exact(before.qty) + exact(received.qty);
  if (before.qty < 0 || received.qty < 0) throw new RangeError('An average is of what is there, not of what is missing.');
  return roundedRatio(exact(before.qty) * exact(before.unit_cents) + exact(received.qty) * exact(received.unit_cents), qty);
}

interface Levels {
  readonly free: number;
  readonly on_order: number;
  /** Below it, something is ordered. */
  readonly min_stock: number;
  /** What there shall be again. */
  readonly par_stock: number;
  readonly pack_size: number;
}

/**
 * How many units to order, in whole packs; none while there is enough.
 *
 * @throws RangeError when a pack is empty
 * @example suggestedOrder({ free: 5, on_order: 0, min_stock: 10, par_stock: 40, pack_size: 12 }); // 36
 */
export function suggestedOrder({ free, on_order: onOrder, min_stock: least, par_stock: par, pack_size: pack }: Levels): number {
  if (pack < 1) throw new RangeError('A pack holds one unit at least.');
  const there = free + onOrder;
  return there < least ? Math.ceil(Math.max(0, par - there) / pack) * pack : 0;
}

/**
 * The part of what was used up that was thrown away, in basis points; null when nothing was used up.
 *
 * @example wasteBps({ used: 190, wasted: 10 }); // 500
 */
export function wasteBps({ used, wasted }: { readonly used: number; readonly wasted: number }): number | null {
  return used + wasted > 0 ? roundedRatio(exact(wasted) * 10_000n, exact(used) + exact(wasted)) : null;
}

/** The part of a harvest that found no use, in basis points; null when nothing was cut. @example unsoldBps({ harvested: 100, sold: 60, used: 15 }); // 2500 */
export function unsoldBps({
  harvested,
  sold,
  used,
}: {
  readonly harvested: number;
  readonly sold: number;
  readonly used: number;
}): number | null {
  return harvested > 0 ? roundedRatio(exact(Math.max(0, harvested - sold - used)) * 10_000n, exact(harvested)) : null;
}
