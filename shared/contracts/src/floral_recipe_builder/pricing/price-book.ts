import { priceRecipe, shareOf, type PricedRecipe, type RecipePrice } from './price-recipe';
import type { PricingProfile } from './profile';

/** What the pieces of a page or of a project come to. */
export interface BookTotals {
  /** All that is needed, without waste. */
  readonly stems_milli: number;
  readonly price_cents: number;
  readonly materials_cost_cents: number;
  readonly materials_retail_cents: number;
  readonly labor_cost_cents: number;
  readonly minutes: number;
  readonly margin_bps: number;
  readonly cogs_bps: number;
}

const STEMS = new Set(['fresh', 'greens']);

/** The flowers and greens in one piece, in thousandths. */
export function stemsOf({ lines }: Pick<PricedRecipe, 'lines'>): number {
  return lines.filter(({ kind }) => STEMS.has(kind)).reduce((total, { qty_milli }) => total + qty_milli, 0);
}

/**
 * The sums over pieces: each rounded unit price times its quantity.
 *
 * @example
 * const { totals, prices } = priceBook(recipes, usualProfile);
 * totals.price_cents; // 446_500
 */
export function priceBook(
  recipes: readonly PricedRecipe[],
  profile: PricingProfile,
): { readonly prices: readonly RecipePrice[]; readonly totals: BookTotals } {
  const prices = recipes.map((recipe) => priceRecipe(recipe, profile));
  return { prices, totals: totalsOf(recipes.map((recipe, at) => ({ recipe, price: prices[at] as RecipePrice }))) };
}

/** The sums over pieces whose prices are known. */
export function totalsOf(pieces: readonly { readonly recipe: PricedRecipe; readonly price: RecipePrice }[]): BookTotals {
  const over = (of: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + of(piece) * piece.recipe.quantity, 0);
  const price_cents = over(({ price }) => price.unit_cents);
  const materials_cost_cents = over(({ price }) => price.materials_cost_cents);
  const labor_cost_cents = over(({ price }) => price.labor_cost_cents);
  return {
    stems_milli: over(({ recipe }) => stemsOf(recipe)),
    price_cents,
    materials_cost_cents,
    materials_retail_cents: over(({ price }) => price.materials_retail_cents),
    labor_cost_cents,
    minutes: over(({ recipe }) => recipe.minutes),
    margin_bps: shareOf(price_cents - materials_cost_cents - labor_cost_cents, price_cents),
    cogs_bps: shareOf(materials_cost_cents, price_cents),
  };
}
