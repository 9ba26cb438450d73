import type { BookLine, BookRecipe, RecipePatch } from '@butterfly/contracts/floral_recipe_builder';

/** What a person changes of a piece. Lines are kept whole, with name and pack, so that they are shown and priced before they are saved. */
export type RecipeEdit = Partial<Omit<RecipePatch, 'lines'>> & { readonly lines?: readonly BookLine[] };

/** A piece with what is not saved of it yet. */
export function edited(recipe: BookRecipe, edit: RecipeEdit): BookRecipe {
  return { ...recipe, ...(edit as Partial<BookRecipe>) };
}

/** What a piece has now where an edit changes it. */
export function beforeOf(recipe: BookRecipe, edit: RecipeEdit): RecipeEdit {
  return Object.fromEntries(Object.keys(edit).map((name) => [name, recipe[name as keyof BookRecipe]])) as RecipeEdit;
}

/** As it is sent: the server knows names and packs. */
export function patchOf({ lines, ...edit }: RecipeEdit): RecipePatch {
  return { ...edit, ...(lines && { lines: lines.map(writtenLine) }) };
}

const writtenLine = ({ key, ingredient_id, qty_milli, waste_bps, multiplier_milli, note }: BookLine) => ({
  key,
  ingredient_id,
  qty_milli,
  waste_bps,
  multiplier_milli,
  note,
});

/** Whether two lines say the same to who wrote them. */
export function isSameLine(a: BookLine, b: BookLine): boolean {
  return JSON.stringify(writtenLine(a)) === JSON.stringify(writtenLine(b));
}
