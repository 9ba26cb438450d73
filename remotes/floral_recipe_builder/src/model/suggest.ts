import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far two colours are from each other; far away where one is not known. */
function distance(a: string | null, b: string | null): number {
  if (!a || !b) return Number.MAX_SAFE_INTEGER;
  const other = channels(b);
  return channels(a).reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
}

/**
 * What could stand in for an ingredient: of its kind, nothing speaks against it on the day, the same role first, then the nearest colour.
 *
 * @example suggestFor(dahlia, { ingredients, isFine }).map(({ name }) => name); // ['Rose ‘Quicksand’', …]
 */
export function suggestFor(
  wanted: Ingredient,
  { ingredients, isFine }: { ingredients: readonly Ingredient[]; isFine: (ingredient: Ingredient) => boolean },
): readonly Ingredient[] {
  const isOther = ({ role }: Ingredient) => (role === wanted.role ? 0 : 1);
  return ingredients
    .filter((one) => one.id !== wanted.id && one.kind === wanted.kind && isFine(one))
    .sort((a, b) => isOther(a) - isOther(b) || distance(a.colour_hex, wanted.colour_hex) - distance(b.colour_hex, wanted.colour_hex));
}
