import type { RecipeLine } from './price-line';
import type { PricedRecipe } from './price-recipe';

type Costs = 'multiplier_milli' | 'pack_price_cents';
type WrittenLine = Omit<RecipeLine, Costs> & { readonly [Name in Costs]?: RecipeLine[Name] | undefined };

/** A piece as it is written down. Lines of somebody who sees no costs have no prices. */
interface WrittenPiece extends Omit<PricedRecipe, 'lines'> {
  readonly lines: readonly WrittenLine[];
  readonly is_no_recipe: boolean;
  readonly repurposed_from: readonly number[];
}

/** Whether anything is made for a piece: not for one that is used again, nor for what is sold without being made. */
export function isMade({ is_no_recipe, repurposed_from }: Pick<WrittenPiece, 'is_no_recipe' | 'repurposed_from'>): boolean {
  return !is_no_recipe && repurposed_from.length === 0;
}

/**
 * A piece as the formulas take it, the same on the page and on the server. One that is used again has no stems and no material cost, but the
 * minutes of moving it; one that is sold without being made has neither.
 *
 * @example priceRecipe(asPriced(recipe), profile.rules).unit_cents; // 34_500
 */
export function asPriced(piece: WrittenPiece): PricedRecipe {
  return {
    quantity: piece.quantity,
    lines: isMade(piece)
      ? piece.lines.map((line) => ({
          ...line,
          pack_price_cents: line.pack_price_cents ?? 0,
          multiplier_milli: line.multiplier_milli ?? null,
        }))
      : [],
    rentals: piece.rentals,
    minutes: piece.is_no_recipe ? 0 : piece.minutes,
    labor: piece.labor,
    round_step_cents: piece.round_step_cents,
    price_override_cents: piece.price_override_cents,
    locked_price_cents: piece.locked_price_cents,
  };
}
