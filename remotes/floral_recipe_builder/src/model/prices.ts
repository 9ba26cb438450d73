import {
  asPriced,
  priceRecipe,
  stemsOf,
  totalsOf,
  type BookRecipe,
  type PricedRecipe,
  type PricingProfile,
  type RecipeBook,
  type RecipePrice,
} from '@butterfly/contracts/floral_recipe_builder';

/** What a piece comes to, as far as the reader may know. */
export type PieceFigures = BookRecipe['price'] & { readonly isCurrent: boolean };
export type BookFigures = RecipeBook['totals'];

/** Of what has no flowers and no wages yet everything would be left: that is no margin. */
export const hasNoCosts = ({ cogs_bps, margin_bps }: { readonly cogs_bps?: number; readonly margin_bps?: number }): boolean =>
  cogs_bps === 0 && margin_bps === 10_000;

/** Prices the pieces of a book at every key press: those that did not change are not priced again. */
export class BookPricer {
  readonly #rules: PricingProfile;
  readonly #known = new WeakMap<BookRecipe, { recipe: PricedRecipe; price: RecipePrice }>();

  constructor(rules: PricingProfile) {
    this.#rules = rules;
  }

  piece(recipe: BookRecipe): PieceFigures {
    const { recipe: priced, price } = this.#priced(recipe);
    return { ...price, stems_milli: stemsOf(priced), isCurrent: true };
  }

  /** Cost and retail of each line, in their order; none where nothing is made. */
  lines(recipe: BookRecipe): RecipePrice['lines'] {
    return this.#priced(recipe).price.lines;
  }

  totals(recipes: readonly BookRecipe[]): BookFigures {
    return totalsOf(recipes.map((recipe) => this.#priced(recipe)));
  }

  #priced(recipe: BookRecipe): { recipe: PricedRecipe; price: RecipePrice } {
    const known = this.#known.get(recipe);
    if (known) return known;
    const priced = asPriced(recipe);
    const made = { recipe: priced, price: priceRecipe(priced, this.#rules) };
    this.#known.set(recipe, made);
    return made;
  }
}

/** What somebody sees who may not know costs: the prices as the server made them, the stems as they are typed. */
export function figuresWithoutCosts(recipe: BookRecipe, isCurrent: boolean): PieceFigures {
  return { ...recipe.price, stems_milli: stemsOf(asPriced(recipe)), isCurrent };
}

export function totalsWithoutCosts(recipes: readonly BookRecipe[]): BookFigures {
  return recipes.reduce(
    (sum, recipe) => ({
      price_cents: sum.price_cents + recipe.price.unit_cents * recipe.quantity,
      stems_milli: sum.stems_milli + stemsOf(asPriced(recipe)) * recipe.quantity,
      minutes: sum.minutes + asPriced(recipe).minutes * recipe.quantity,
    }),
    { price_cents: 0, stems_milli: 0, minutes: 0 },
  );
}
