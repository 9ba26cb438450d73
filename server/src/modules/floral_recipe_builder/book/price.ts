import {
  asPriced,
  priceRecipe,
  stemsOf,
  totalsOf,
  type BookRecipe,
  type PricingProfile,
  type RecipeBook,
} from '@butterfly/contracts/floral_recipe_builder';
import type { StoredLine, StoredRecipe } from './repository';

interface How {
  readonly rules: PricingProfile;
  /** Costs are absent for who may not see them, not empty. */
  readonly seesCosts: boolean;
}

/** A piece with its price. */
export function pricedRecipe(recipe: StoredRecipe, { rules, seesCosts }: How): BookRecipe {
  const priced = asPriced(recipe);
  const { unit_cents, calculated_cents, below_calculated, rentals_cents, lines: _lines, ...costs } = priceRecipe(priced, rules);
  return {
    ...recipe,
    lines: recipe.lines.map((line) => (seesCosts ? line : withoutCost(line))),
    price: { unit_cents, calculated_cents, below_calculated, rentals_cents, stems_milli: stemsOf(priced), ...(seesCosts && costs) },
  };
}

/** The sums of a book. */
export function bookTotals(recipes: readonly StoredRecipe[], { rules, seesCosts }: How): RecipeBook['totals'] {
  const { price_cents, stems_milli, minutes, ...costs } = totalsOf(
    recipes.map((recipe) => ({ recipe: asPriced(recipe), price: priceRecipe(asPriced(recipe), rules) })),
  );
  return { price_cents, stems_milli, minutes, ...(seesCosts && costs) };
}

function withoutCost({ pack_price_cents: _cost, multiplier_milli: _multiplier, ...line }: StoredLine): BookRecipe['lines'][number] {
  return line;
}
