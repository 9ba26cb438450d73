import { standInQuantity, type BookLine, type BookRecipe, type Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import type { Catalogue } from '../book/use-book';
import type { RecipeEdit } from '../recipe/recipe-edit';
import type { Figures } from './figures';
import { newLine } from './new-line';

/** An ingredient that would take the place of another in a line. */
export interface StandIn {
  readonly ingredient: Ingredient;
  readonly qty_milli: number;
}

/** What a piece comes to before and after. */
export interface Impact {
  /** Of the line; null: costs are not for this reader. */
  readonly cost: { readonly before: number; readonly after: number } | null;
  /** Of one piece, to the client. */
  readonly price: { readonly before: number; readonly after: number };
}

/** What the florist has listed in place of an ingredient, the best first; what is in the archive is left out. */
export function listedFor(line: BookLine, catalogue: Catalogue): readonly StandIn[] {
  return (catalogue.byId(line.ingredient_id)?.substitutes ?? []).flatMap((substitute) => {
    const ingredient = catalogue.byId(substitute.ingredient_id);
    return ingredient ? [{ ingredient, qty_milli: standInQuantity(line.qty_milli, substitute) }] : [];
  });
}

/** As much of an ingredient as its list says for a line; of one that is not listed as much as there was. */
export function standInOf(line: BookLine, ingredient: Ingredient, catalogue: Catalogue): StandIn {
  return listedFor(line, catalogue).find((one) => one.ingredient.id === ingredient.id) ?? { ingredient, qty_milli: line.qty_milli };
}

/** The lines of a piece with a stand-in in the place of one of them. */
export function linesWith(lines: readonly BookLine[], line: BookLine, { ingredient, qty_milli }: StandIn): readonly BookLine[] {
  const original = line.substituted_from ?? line.name;
  const next = {
    ...line,
    ...newLine(ingredient, { key: line.key, qty_milli }),
    note: line.note,
    substituted_from: original === ingredient.name ? null : original,
  };
  return lines.map((one) => (one.key === line.key ? next : one));
}

/**
 * What a stand-in would change, before anything is changed.
 *
 * @example impactOf(bouquet, juliet, sevenWhiteOHara, figures); // { cost: { before: 2_200, after: 1_694 }, price: { before: 34_500, after: 32_000 } }
 */
export function impactOf(recipe: BookRecipe, line: BookLine, standIn: StandIn, figures: Figures): Impact {
  const next = { ...recipe, lines: [...linesWith(recipe.lines, line, standIn)] };
  const at = recipe.lines.indexOf(line);
  const [before, after] = [figures.lines(recipe)?.[at], figures.lines(next)?.[at]];
  return {
    cost: before && after ? { before: before.cost_cents, after: after.cost_cents } : null,
    price: { before: figures.piece(recipe).unit_cents, after: figures.piece(next).unit_cents },
  };
}

/** The change that puts a stand-in in its place, at the price that the client knows or at the one that it comes to. */
export function standInEdit(
  recipe: BookRecipe,
  line: BookLine,
  { standIn, keptCents }: { standIn: StandIn; keptCents: number | null },
): RecipeEdit {
  const lines = linesWith(recipe.lines, line, standIn);
  return keptCents === null ? { lines } : { lines, price_locked: true, locked_price_cents: keptCents };
}
