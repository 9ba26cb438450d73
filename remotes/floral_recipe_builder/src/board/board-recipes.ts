import type { PluginSlots } from '@butterfly/contracts/core';
import { findIngredients, type Ingredient, type NewRecipe } from '@butterfly/contracts/floral_recipe_builder';

export type BoardFlower = PluginSlots['moodboard.flowers/v1']['flowers'][number];

/** A flower of a board with the ingredient that is meant by it; null: nobody buys it by that name. */
export interface KnownFlower {
  readonly flower: BoardFlower;
  readonly ingredient: Ingredient | null;
}

/**
 * Which ingredient a flower of a board means: by its name, and of several the one in its colour.
 *
 * @example ingredientFor({ name: 'Garden rose', color: 'Peach', … }, catalogue.ingredients)?.name; // 'Garden rose ‘Juliet’'
 */
export function ingredientFor({ name, color }: Pick<BoardFlower, 'color' | 'name'>, ingredients: readonly Ingredient[]): Ingredient | null {
  const found = findIngredients(name, ingredients);
  return found.find(({ colour_family }) => colour_family === color.toLowerCase()) ?? found[0] ?? null;
}

/** One piece for each page of a board: what is known as lines, what is not as a note, so that nothing of the board is lost. */
export function recipesOf(known: readonly KnownFlower[], page: string): NewRecipe[] {
  const names = [...new Set(known.map(({ flower }) => flower.page))];
  return names.map((name) => {
    const own = known.filter(({ flower }) => flower.page === name);
    const stems = new Map<number, number>();
    for (const { flower, ingredient } of own) if (ingredient) stems.set(ingredient.id, (stems.get(ingredient.id) ?? 0) + flower.count);
    const unknown = own.filter(({ ingredient }) => !ingredient).map(({ flower }) => `${flower.count} ${flower.name}`);
    return {
      name: `From the moodboard: ${name}`,
      page,
      design_notes: unknown.length > 0 ? `Not known yet: ${unknown.join(', ')}` : '',
      lines: [...stems].map(([ingredient_id, count], at) => ({ key: `board-${at}`, ingredient_id, qty_milli: count * 1_000 })),
    } as NewRecipe;
  });
}
