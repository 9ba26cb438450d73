import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import type { Catalogue } from '../book/use-book';

/** One colour of a piece and how much of it there is. */
export interface Swatch {
  readonly hex: string;
  readonly name: string;
  readonly stems_milli: number;
}

const STEMS = new Set(['fresh', 'greens']);

/** The colours of pieces by their stems, the most first. */
export function paletteOf(recipes: readonly BookRecipe[], catalogue: Catalogue): readonly Swatch[] {
  const found = new Map<number, Swatch>();
  for (const { lines, quantity } of recipes) {
    for (const { ingredient_id, kind, name, qty_milli } of lines) {
      const hex = catalogue.byId(ingredient_id)?.colour_hex;
      if (!hex || !STEMS.has(kind)) continue;
      const before = found.get(ingredient_id)?.stems_milli ?? 0;
      found.set(ingredient_id, { hex, name, stems_milli: before + qty_milli * quantity });
    }
  }
  return [...found.values()].filter(({ stems_milli }) => stems_milli > 0).sort((a, b) => b.stems_milli - a.stems_milli);
}
