import { asPriced, priceRecipe, type PricingProfile } from '@butterfly/contracts/floral_recipe_builder';
import type { StoredRecipe } from './repository';

type Lock = Pick<StoredRecipe, 'locked_price_cents' | 'price_locked'>;

/** The lock of a piece as it is written: what is locked keeps its price, a new lock without a price takes the one that the piece has. */
export function lockOf(piece: Parameters<typeof asPriced>[0] & Lock, rules: PricingProfile): Lock {
  const { price_locked } = piece;
  return { price_locked, locked_price_cents: price_locked ? priceRecipe(asPriced(piece), rules).unit_cents : null };
}
