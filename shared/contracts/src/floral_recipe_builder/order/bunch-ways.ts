import { exact } from '../../core/money/exact';
import type { ItemUse } from './items-used';
import type { StemDrop } from './smallest-drop';

/** Stems that are added to every piece of one recipe. */
export type StemAdd = StemDrop;

const weightOf = ({ quantity, waste_bps }: ItemUse): bigint => exact(quantity) * (10_000n + exact(waste_bps));

/**
 * Where the stems that a bunch leaves over can go: the recipe that takes the most of them without another bunch being needed. Null: every
 * recipe has too many pieces for it.
 *
 * @param upTo units that are in the bunches
 * @example largestAdd(item.uses, 150); // { recipe_name: 'Arch', units: 18, total_units: 18, … }
 */
export function largestAdd(uses: readonly ItemUse[], upTo: number): StemAdd | null {
  const needed = uses.reduce((total, use) => total + exact(use.qty_milli) * weightOf(use), 0n);
  const free = exact(upTo) * 10_000_000n - needed;
  const adds = uses
    .filter(({ quantity }) => quantity > 0)
    .map((use) => ({ use, units: Number(free / (1_000n * weightOf(use))) }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units * b.use.quantity - a.units * a.use.quantity || b.use.qty_milli - a.use.qty_milli);
  const [best] = adds;
  if (!best) return null;
  const { recipe_id, recipe_name, line_key, quantity } = best.use;
  return { recipe_id, recipe_name, line_key, units: best.units, total_units: best.units * quantity };
}

/**
 * The waste with which `enough` units will do, the same for all pieces; in basis points. Null: not even without any, or nothing is wasted
 * that could be spared.
 *
 * @example wasteFor(item.uses, 125); // 964: 9.64 % instead of 10 %
 */
export function wasteFor(uses: readonly ItemUse[], enough: number): number | null {
  const used = uses.reduce((total, { qty_milli, quantity }) => total + exact(qty_milli) * exact(quantity), 0n);
  if (used === 0n) return null;
  const waste = Number((exact(enough) * 10_000_000n) / used) - 10_000;
  return waste >= 0 && uses.some(({ waste_bps }) => waste_bps > waste) ? waste : null;
}
