import type { BookRecipe, PricingProfile, RecipePrice } from '@butterfly/contracts/floral_recipe_builder';
import { BookPricer, figuresWithoutCosts, totalsWithoutCosts, type BookFigures, type PieceFigures } from './prices';

/** What stands in the panels, for who sees costs and for who does not. */
export interface Figures {
  /** Null: costs are not for this reader. */
  readonly rules: PricingProfile | null;
  piece(recipe: BookRecipe): PieceFigures;
  /** Null: costs are not for this reader. */
  lines(recipe: BookRecipe): RecipePrice['lines'] | null;
  totals(recipes: readonly BookRecipe[]): BookFigures;
}

export function figuresWith(rules: PricingProfile): Figures {
  const pricer = new BookPricer(rules);
  return {
    rules,
    piece: (recipe) => pricer.piece(recipe),
    lines: (recipe) => pricer.lines(recipe),
    totals: (recipes) => pricer.totals(recipes),
  };
}

/** @param isSaved whether the server knows the piece as it stands on the page */
export function figuresFor(isSaved: (recipe: BookRecipe) => boolean): Figures {
  return {
    rules: null,
    piece: (recipe) => figuresWithoutCosts(recipe, isSaved(recipe)),
    lines: () => null,
    totals: totalsWithoutCosts,
  };
}
