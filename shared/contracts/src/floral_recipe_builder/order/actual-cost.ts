import { allocate } from '../../core/money';
import { exact, roundedRatio } from '../../core/money/exact';

/** A line of an order, as far as it has been counted. */
interface CountedLine {
  readonly ordered_units: number;
  readonly on_hand_units: number;
  readonly line_cents: number;
  readonly received_units: number;
  /** Of those that were received. */
  readonly rejected_units: number;
  /** Null: what was received at the price of the order, without what was rejected. */
  readonly actual_cents: number | null;
  readonly allocations: readonly { readonly project_id: number; readonly recipe_id: number; readonly qty_milli: number }[];
}

export interface ActualCost {
  readonly cents: number;
  /** What the supplier is asked to give back for what was rejected. */
  readonly credit_cents: number;
  readonly shares: readonly { readonly project_id: number; readonly recipe_id: number; readonly cents: number }[];
  /** Waste, and what is left in stock. */
  readonly unused_cents: number;
}

/**
 * What a line has cost after it was counted, and who bears it: by what each recipe uses, waste and stock last (largest remainder).
 *
 * @example
 * // 24 Juliet for 96.00, 20 came, 2 of them brown: 18 are paid, 72.00; a credit note over 8.00
 * actualCost({ ordered_units: 24, line_cents: 9_600, received_units: 20, rejected_units: 2, actual_cents: null, … });
 */
export function actualCost(line: CountedLine): ActualCost {
  const { ordered_units, on_hand_units, line_cents, received_units, rejected_units, allocations } = line;
  const priceOf = (units: number) => (ordered_units === 0 ? 0 : roundedRatio(exact(line_cents) * exact(units), exact(ordered_units)));
  const kept = received_units - rejected_units;
  const cents = line.actual_cents ?? priceOf(kept);
  const used = allocations.reduce((sum, { qty_milli }) => sum + qty_milli, 0);
  const weights = [...allocations.map(({ qty_milli }) => qty_milli), Math.max(0, (kept + on_hand_units) * 1_000 - used)];
  const parts = weights.some((weight) => weight > 0)
    ? allocate(cents, weights)
    : weights.map((_, at) => (at === weights.length - 1 ? cents : 0));
  return {
    cents,
    credit_cents: priceOf(rejected_units),
    shares: allocations.map(({ project_id, recipe_id }, at) => ({ project_id, recipe_id, cents: parts[at] ?? 0 })),
    unused_cents: parts.at(-1) ?? 0,
  };
}

/**
 * A project's part of what a line has cost: what it uses of it, and of waste and stock as much as its uses weigh.
 *
 * @example projectShare(juliet, 1); // { cents: 3_333, unused_cents: 3_867 }
 */
export function projectShare(line: CountedLine, projectId: number): { readonly cents: number; readonly unused_cents: number } {
  const { shares, unused_cents } = actualCost(line);
  const isOwn = ({ project_id }: { readonly project_id: number }) => project_id === projectId;
  const weights = line.allocations.map(({ qty_milli }) => qty_milli);
  const unused = weights.some((weight) => weight > 0) ? allocate(unused_cents, weights) : [];
  return {
    cents: shares.filter(isOwn).reduce((sum, { cents }) => sum + cents, 0),
    unused_cents: line.allocations.reduce((sum, allocation, at) => sum + (isOwn(allocation) ? (unused[at] ?? 0) : 0), 0),
  };
}
