import { ceiledRatio, exact } from '../../core/money/exact';
import type { ItemUse } from './items-used';

/** Stems to leave out of every piece of one recipe. */
export interface StemDrop {
  readonly recipe_id: number;
  readonly recipe_name: string;
  readonly line_key: string;
  /** Of each piece. */
  readonly units: number;
  /** Of all its pieces. */
  readonly total_units: number;
}

/**
 * Where the fewest stems have to be left out so that `enough` units will do; of equally few where they are missed least. A line is never
 * emptied. Null: no single recipe can spare so many.
 *
 * @example
 * // 126 Playa Blanca are needed, 125 would save a bunch: one out of the arch with its 40
 * smallestDrop(item.uses, item.plan.hint.enough); // { recipe_name: 'Arch', units: 1, total_units: 1, … }
 */
export function smallestDrop(uses: readonly ItemUse[], enough: number): StemDrop | null {
  const weightOf = ({ quantity, waste_bps }: ItemUse) => exact(quantity) * (10_000n + exact(waste_bps));
  const needed = uses.reduce((total, use) => total + exact(use.qty_milli) * weightOf(use), 0n);
  const over = needed - exact(enough) * 10_000_000n;
  if (over <= 0n) return null;
  const drops = uses
    .filter(({ quantity }) => quantity > 0)
    .map((use) => ({ use, units: ceiledRatio(over, 1_000n * weightOf(use)) }))
    .filter(({ use, units }) => units * 1_000 < use.qty_milli)
    .sort((a, b) => a.units * a.use.quantity - b.units * b.use.quantity || b.use.qty_milli - a.use.qty_milli);
  const [best] = drops;
  if (!best) return null;
  const { recipe_id, recipe_name, line_key, quantity } = best.use;
  return { recipe_id, recipe_name, line_key, units: best.units, total_units: best.units * quantity };
}
