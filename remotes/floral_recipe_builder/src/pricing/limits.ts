import type { PricingProfile } from '@butterfly/contracts/floral_recipe_builder';

/** What is typed of a profile: an amount in minor units, shares in whole percent. */
export interface TypedLimits extends Record<string, unknown> {
  readonly price_tolerance_cents: number | null;
  readonly drift_green: number | null;
  readonly drift_yellow: number | null;
}

const percentOf = (bps: number) => Math.round(bps / 100);

export function typedOf({ price_tolerance_cents, drift_green_bps, drift_yellow_bps }: PricingProfile): TypedLimits {
  return { price_tolerance_cents, drift_green: percentOf(drift_green_bps), drift_yellow: percentOf(drift_yellow_bps) };
}

/** The rules with what was typed. A share that still reads the same keeps its hundredths. */
export function withLimits(rules: PricingProfile, { price_tolerance_cents, drift_green, drift_yellow }: TypedLimits): PricingProfile {
  const bpsOf = (percent: number | null, before: number) => (percent === percentOf(before) ? before : (percent ?? 0) * 100);
  return {
    ...rules,
    price_tolerance_cents: price_tolerance_cents ?? 0,
    drift_green_bps: bpsOf(drift_green, rules.drift_green_bps),
    drift_yellow_bps: bpsOf(drift_yellow, rules.drift_yellow_bps),
  };
}
