import { daysBetween } from '../../core/days';
import type { StockChange } from './free-over';

/**
 * The units that are free on each day from a first one on, for a calendar: one pass over the changes, one over the days.
 *
 * @example
 * freeByDay({ owned: 40, changes: [{ from: '2027-06-12', to: '2027-06-14', qty: -20 }] }, { from: '2027-06-11', days: 4 }); // [40, 20, 20, 40]
 */
export function freeByDay(
  { owned, changes }: { readonly owned: number; readonly changes: readonly StockChange[] },
  { from, days }: { readonly from: string; readonly days: number },
): number[] {
  const steps = new Array<number>(days + 1).fill(0);
  for (const change of changes) {
    const first = Math.max(0, daysBetween(from, change.from));
    const end = Math.min(days, daysBetween(from, change.to));
    if (first >= end) continue;
    steps[first] = (steps[first] ?? 0) + change.qty;
    steps[end] = (steps[end] ?? 0) - change.qty;
  }
  let free = owned;
  return steps.slice(0, days).map((step) => (free += step));
}
