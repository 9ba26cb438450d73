import { exact, roundedRatio } from '../../core/money/exact';
import type { PricingProfile } from './profile';

/** What a client wants to spend on a piece, and what of it is no flowers. */
export interface ClientBudget {
  readonly target_cents: number;
  readonly rentals_cents: number;
  /** Labor as a share of the materials at retail. */
  readonly labor_bps: number;
  readonly hard_goods_retail_cents: number;
  readonly multiplier_milli: number;
  readonly waste_bps: number;
}

export interface StemBudget {
  readonly materials_retail_cents: number;
  readonly flowers_retail_cents: number;
  /** What the flowers may cost with their waste … */
  readonly flowers_cost_cents: number;
  /** … and what may be spent on those that are used, rounded down. */
  readonly stem_budget_cents: number;
}

/**
 * From a client's budget back to what may be spent on stems. Nothing is left below nothing.
 *
 * @example
 * // 250.00, labor a quarter, hard goods 17.75, 3.5 times, a tenth of waste: 200.00 → 182.25 → 52.07 → 47.33
 * workBack({ target_cents: 25_000, rentals_cents: 0, labor_bps: 2_500, hard_goods_retail_cents: 1_775, multiplier_milli: 3_500, waste_bps: 1_000 });
 */
export function workBack(budget: ClientBudget): StemBudget {
  const forMaterials = exact(Math.max(0, budget.target_cents - budget.rentals_cents)) * 10_000n;
  const materials_retail_cents = roundedRatio(forMaterials, 10_000n + exact(budget.labor_bps));
  const flowers_retail_cents = Math.max(0, materials_retail_cents - budget.hard_goods_retail_cents);
  const flowers = exact(flowers_retail_cents) * 1_000n;
  const multiplier = exact(budget.multiplier_milli);
  return {
    materials_retail_cents,
    flowers_retail_cents,
    flowers_cost_cents: roundedRatio(flowers, multiplier),
    stem_budget_cents: Number((flowers * 10_000n) / (multiplier * (10_000n + exact(budget.waste_bps)))),
  };
}

export type DriftLimits = Pick<PricingProfile, 'drift_green_bps' | 'drift_yellow_bps'>;

/** What a drift is by the limits of the profile. @example driftTone(3_001, usualProfile); // 'red' */
export function driftTone(drift_bps: number, { drift_green_bps, drift_yellow_bps }: DriftLimits): 'green' | 'red' | 'yellow' {
  if (drift_bps <= drift_green_bps) return 'green';
  return drift_bps <= drift_yellow_bps ? 'yellow' : 'red';
}

/** How far a price of a person's own is from the calculated one, in basis points without sign. */
export function driftOf({ sold_cents, calculated_cents }: { readonly sold_cents: number; readonly calculated_cents: number }): number {
  if (calculated_cents === 0) return sold_cents === 0 ? 0 : 10_000;
  return roundedRatio(exact(Math.abs(sold_cents - calculated_cents)) * 10_000n, exact(calculated_cents));
}
