import { findIngredients, parseLines, type BookLine, type Ingredient, type TypedLine } from '@butterfly/contracts/floral_recipe_builder';
import { withIngredient } from './new-line';

/** What came of a text that was typed or pasted. */
export interface ReadLines {
  readonly lines: readonly BookLine[];
  readonly added: readonly { readonly name: string; readonly qty_milli: number }[];
  /** What nobody buys by this name; still to be named. */
  readonly unknown: readonly TypedLine[];
}

/**
 * Lines of a piece with what a text adds: "8 quicksand, 6 playa blanca".
 *
 * @example readTyped('8 quicksand, 3 unicorns', { lines: [], ingredients }).unknown; // [{ name: 'unicorns', qty_milli: 3_000 }]
 */
export function readTyped(text: string, from: { lines: readonly BookLine[]; ingredients: readonly Ingredient[] }): ReadLines {
  return parseLines(text).reduce<ReadLines>(
    (sum, typed) => {
      const [ingredient] = findIngredients(typed.name, from.ingredients);
      if (!ingredient) return { ...sum, unknown: [...sum.unknown, typed] };
      return {
        ...sum,
        lines: withIngredient(sum.lines, { ingredient, qty_milli: typed.qty_milli }),
        added: [...sum.added, { name: ingredient.name, qty_milli: typed.qty_milli }],
      };
    },
    { lines: from.lines, added: [], unknown: [] },
  );
}
