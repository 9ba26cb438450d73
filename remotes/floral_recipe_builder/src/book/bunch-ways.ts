import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import type { BunchWays } from '../panel/bunch-hint';
import type { Edits } from './use-edits';

/** What is done about a bunch, as changes of pieces that are saved and taken back like any other. @param priceOf what one piece is sold for */
export function waysWith({ pieces, change }: Pick<Edits, 'change' | 'pieces'>, priceOf: (piece: BookRecipe) => number): BunchWays {
  return {
    onQuantity: ({ recipeId, lineKey, qty_milli }) => {
      const lines = pieces.find(({ id }) => id === recipeId)?.lines.map((line) => (line.key === lineKey ? { ...line, qty_milli } : line));
      if (lines) change(recipeId, { lines }, `quantity:${lineKey}`);
    },
    onWaste: ({ ingredientId, waste_bps }) => {
      for (const { id, lines } of pieces) {
        if (!lines.some(({ ingredient_id }) => ingredient_id === ingredientId)) continue;
        change(id, { lines: lines.map((line) => (line.ingredient_id === ingredientId ? { ...line, waste_bps } : line)) });
      }
    },
    canCharge: (recipeId) => pieces.some(({ id, price_locked }) => id === recipeId && !price_locked),
    onCharge: ({ recipeId, cents }) => {
      const piece = pieces.find(({ id }) => id === recipeId);
      if (piece) change(recipeId, { price_override_cents: priceOf(piece) + Math.ceil(cents / Math.max(1, piece.quantity)) });
    },
  };
}
