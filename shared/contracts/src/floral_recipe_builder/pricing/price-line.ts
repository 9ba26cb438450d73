import { packedCost, timesMilli } from '../../core/money';
import type { IngredientKind, PricingProfile } from './profile';

/** An ingredient of a recipe, with the pack it was priced by. */
export interface RecipeLine {
  readonly kind: IngredientKind;
  /** Thousandths of its unit: 250 is a quarter of a bunch. */
  readonly qty_milli: number;
  readonly pack_price_cents: number;
  readonly pack_size: number;
  /** Null: as the profile says for its kind. */
  readonly waste_bps: number | null;
  readonly multiplier_milli: number | null;
}

export interface LinePrice {
  readonly cost_cents: number;
  readonly retail_cents: number;
}

/** What is lost of a line, in basis points. */
export function wasteOf({ kind, waste_bps }: Pick<RecipeLine, 'kind' | 'waste_bps'>, profile: Pick<PricingProfile, 'waste_bps'>): number {
  return waste_bps ?? profile.waste_bps[kind];
}

/**
 * What a line costs and sells for. The price of one stem is a fraction and never rounded by itself; the cost is rounded once, the retail
 * price once more, from it.
 *
 * @example
 * // 8 Quicksand of 25 for 32.50, a tenth of waste, sold at 3.5 times: 11.44 and 40.04
 * priceLine({ kind: 'fresh', qty_milli: 8_000, pack_price_cents: 3_250, pack_size: 25, waste_bps: null, multiplier_milli: null }, usualProfile);
 */
export function priceLine(line: RecipeLine, profile: PricingProfile): LinePrice {
  const cost_cents = packedCost({ ...line, waste_bps: profile.include_waste_in_price ? wasteOf(line, profile) : 0 });
  return { cost_cents, retail_cents: timesMilli(cost_cents, line.multiplier_milli ?? profile.multiplier_milli[line.kind]) };
}
