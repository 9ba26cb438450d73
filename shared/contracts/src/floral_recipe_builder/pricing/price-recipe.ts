import { percentOf } from '../../core/money';
import { ceiledRatio, exact, roundedRatio } from '../../core/money/exact';
import { priceLine, type LinePrice, type RecipeLine } from './price-line';
import type { Labor, PricingProfile } from './profile';

/** A hard good that is lent, for one piece. */
export interface RecipeRental {
  readonly qty: number;
  readonly rental_price_cents: number;
}

/** A piece as it is priced. */
export interface PricedRecipe {
  /** How many of it are made. */
  readonly quantity: number;
  readonly lines: readonly RecipeLine[];
  readonly rentals: readonly RecipeRental[];
  /** Of design for one piece. */
  readonly minutes: number;
  /** Null: as the profile says. */
  readonly labor: Labor | null;
  readonly round_step_cents: number | null;
  /** A price of a person's own. */
  readonly price_override_cents: number | null;
  /** What the price stays at whatever else says; null: it is not locked. */
  readonly locked_price_cents: number | null;
}

/** For one piece, in minor units. */
export interface RecipePrice {
  readonly lines: readonly LinePrice[];
  readonly materials_cost_cents: number;
  readonly materials_retail_cents: number;
  readonly labor_cents: number;
  readonly overhead_cents: number;
  readonly rentals_cents: number;
  /** Before it is rounded. */
  readonly raw_cents: number;
  /** What the formulas say, rounded; the least price heeded. */
  readonly calculated_cents: number;
  /** What the client pays. */
  readonly unit_cents: number;
  /** What the work costs the studio. */
  readonly labor_cost_cents: number;
  readonly margin_bps: number;
  readonly cogs_bps: number;
  /** The price that is locked or a person's own is further below the calculated one than the profile tolerates. */
  readonly below_calculated: boolean;
}

const HOUR = 60n;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** A rate by the hour for some minutes, rounded once. @example byTheHour(75, 2_200); // 2_750 */
export function byTheHour(minutes: number, rate_cents: number): number {
  return roundedRatio(exact(minutes) * exact(rate_cents), HOUR);
}

/**
 * The price of a piece and what of it is left.
 *
 * @throws RangeError for amounts that are no whole numbers of minor units
 * @example
 * priceRecipe(bridalBouquet, usualProfile).unit_cents; // 34_500
 */
export function priceRecipe(recipe: PricedRecipe, profile: PricingProfile): RecipePrice {
  const lines = recipe.lines.map((line) => priceLine(line, profile));
  const materials_cost_cents = sum(lines.map(({ cost_cents }) => cost_cents));
  const materials_retail_cents = sum(lines.map(({ retail_cents }) => retail_cents));
  const materials = { cost: materials_cost_cents, retail: materials_retail_cents };
  const rentals_cents = sum(recipe.rentals.map(({ qty, rental_price_cents }) => qty * rental_price_cents));
  const labor_cost_cents = byTheHour(recipe.minutes, profile.wage_cents);
  const labor_cents = laborPrice(recipe.labor ?? profile.labor, { ...materials, minutes: recipe.minutes });
  const overhead_cents = percentOf(materials_retail_cents + labor_cents, profile.overhead_bps);
  const byMargin = profile.mode === 'target_margin' && profile.target_margin_bps !== null;
  const raw_cents =
    rentals_cents +
    (byMargin
      ? ceiledRatio(exact(materials_cost_cents + labor_cost_cents) * 10_000n, 10_000n - exact(profile.target_margin_bps))
      : materials_retail_cents + labor_cents + overhead_cents);
  const step = recipe.round_step_cents ?? profile.round_step_cents;
  const calculated_cents = Math.max(profile.min_price_cents ?? 0, roundedToStep(raw_cents, step, profile.round_mode));
  const unit_cents = recipe.locked_price_cents ?? recipe.price_override_cents ?? calculated_cents;
  return {
    lines,
    materials_cost_cents,
    materials_retail_cents,
    labor_cents,
    overhead_cents,
    rentals_cents,
    raw_cents,
    calculated_cents,
    unit_cents,
    labor_cost_cents,
    margin_bps: shareOf(unit_cents - materials_cost_cents - labor_cost_cents, unit_cents),
    cogs_bps: shareOf(materials_cost_cents, unit_cents),
    below_calculated: unit_cents < calculated_cents - profile.price_tolerance_cents,
  };
}

function laborPrice(labor: Labor, { cost, retail, minutes }: { cost: number; retail: number; minutes: number }): number {
  if (labor.mode === 'fixed') return labor.cents;
  if (labor.mode === 'hourly') return byTheHour(minutes, labor.rate_cents);
  return percentOf(labor.mode === 'pct_cost' ? cost : retail, labor.bps);
}

/** A price on a step of so many minor units. @example roundedToStep(34_105, 500, 'up'); // 34_500 */
export function roundedToStep(cents: number, step: number, mode: PricingProfile['round_mode']): number {
  if (mode === 'none' || step <= 1) return cents;
  const rounded = mode === 'up' ? ceiledRatio : roundedRatio;
  return rounded(exact(cents), exact(step)) * step;
}

/** A share in basis points; 0 of nothing. */
export function shareOf(part_cents: number, whole_cents: number): number {
  return whole_cents <= 0 ? 0 : roundedRatio(exact(part_cents) * 10_000n, exact(whole_cents));
}
