import { freeOver, shortageOf, type StockChange } from './free-over';
import { FreeSpans } from './free-spans';

/** A reservation as it competes for stock. */
export interface Claim extends StockChange {
  readonly id: number;
  /** Higher comes first; of equal ones whoever reserved first, by `id`. */
  readonly priority: number;
}

interface Contested {
  readonly owned: number;
  /** What is not a claim: repairs and sub-rentals, with their signs. */
  readonly changes: readonly StockChange[];
  readonly claims: readonly Claim[];
}

/**
 * Who goes without: claims are served by priority, each with what is free during the whole of its range. `qty` of a claim is how many it wants.
 *
 * @returns id → units that are missing; nobody who has everything is named
 * @example shortClaims({ owned: 38, changes: [], claims: [{ ...june, id: 1, priority: 0, qty: 20 }, { ...june, id: 2, priority: 0, qty: 30 }] }); // Map { 2 → 12 }
 */
export function shortClaims({ owned, changes, claims }: Contested): Map<number, number> {
  const spans = new FreeSpans(owned, [...changes, ...claims]);
  for (const change of changes) spans.change(change);
  const short = new Map<number, number>();
  for (const { id, qty, from, to } of [...claims].sort((a, b) => b.priority - a.priority || a.id - b.id)) {
    const missing = shortageOf({ wanted: qty, free: Math.max(0, spans.least({ from, to })) });
    if (missing > 0) short.set(id, missing);
    spans.change({ from, to, qty: missing - qty });
  }
  return short;
}

/**
 * Why something is missing: more is promised than is owned, what is in repair would have been enough, or what was owned once is gone.
 * `withoutRepairs`: who would go without if nothing were in repair, as `shortClaims` says; once for all claims of a thing.
 *
 * @example shortageReason({ owned: 40, withoutRepairs: shortClaims({ owned: 40, changes: subRentals, claims }) }, 2); // 'repair'
 */
export function shortageReason(
  { owned, withoutRepairs }: { readonly owned: number; readonly withoutRepairs: ReadonlyMap<number, number> },
  claimId: number,
): 'gone' | 'repair' | 'shortage' {
  if (owned <= 0) return 'gone';
  return withoutRepairs.has(claimId) ? 'shortage' : 'repair';
}

/**
 * Sub-rented units that nobody needs: own stock is free again while they are booked.
 *
 * @example unneeded({ owned: 40, changes: [{ ...june, qty: -20 }] }, { ...june, qty: 12 }); // 12
 */
export function unneeded(others: { readonly owned: number; readonly changes: readonly StockChange[] }, subRental: StockChange): number {
  return Math.min(subRental.qty, Math.max(0, freeOver(others, subRental)));
}
