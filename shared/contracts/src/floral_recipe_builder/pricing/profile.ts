/** What an ingredient is: decides its markup and whether some of it is lost. */
export type IngredientKind = 'fresh' | 'greens' | 'hard_good' | 'rental' | 'service';

/** What the work on a piece is paid by: a share of its materials, an amount for each, or an hourly rate. */
export type Labor =
  | { readonly mode: 'pct_cost' | 'pct_retail'; readonly bps: number }
  | { readonly mode: 'fixed'; readonly cents: number }
  | { readonly mode: 'hourly'; readonly rate_cents: number };

/** How prices of a book are made. Amounts in minor units, shares in basis points, multipliers in thousandths. */
export interface PricingProfile {
  readonly mode: 'markup' | 'target_margin';
  /** 3500 is three and a half times the cost. */
  readonly multiplier_milli: Readonly<Record<IngredientKind, number>>;
  /** What is bought and not sold; 1000 is a tenth. */
  readonly waste_bps: Readonly<Record<IngredientKind, number>>;
  readonly labor: Labor;
  /** Of materials at retail and labor together. */
  readonly overhead_bps: number;
  /** Loaded wage for an hour. */
  readonly wage_cents: number;
  readonly target_margin_bps: number | null;
  readonly include_waste_in_price: boolean;
  readonly round_step_cents: number;
  readonly round_mode: 'nearest' | 'none' | 'up';
  readonly min_price_cents: number | null;
  /** A price of a person's own may be so far below the calculated one without a warning. */
  readonly price_tolerance_cents: number;
  readonly target_cogs_bps: number;
  /** So far from the calculated price, a price of a person's own is still fine … */
  readonly drift_green_bps: number;
  /** … and so far, it is still worth only a look. */
  readonly drift_yellow_bps: number;
}

/**
 * What a studio begins with: flowers 3.5 times their cost, hard goods and rentals 2.5 times, a tenth of waste that is paid for, labor a quarter
 * of the materials, prices rounded up to 5.00.
 */
export const usualProfile: PricingProfile = {
  mode: 'markup',
  multiplier_milli: { fresh: 3_500, greens: 3_500, hard_good: 2_500, rental: 2_500, service: 1_000 },
  waste_bps: { fresh: 1_000, greens: 1_000, hard_good: 0, rental: 0, service: 0 },
  labor: { mode: 'pct_retail', bps: 2_500 },
  overhead_bps: 0,
  wage_cents: 2_200,
  target_margin_bps: null,
  include_waste_in_price: true,
  round_step_cents: 500,
  round_mode: 'up',
  min_price_cents: null,
  price_tolerance_cents: 1_000,
  target_cogs_bps: 3_300,
  drift_green_bps: 1_500,
  drift_yellow_bps: 3_000,
};
