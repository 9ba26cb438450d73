import type { WrittenLine } from '@butterfly/contracts/floral_recipe_builder';

/** Ingredient names → ids. */
export type Stock = ReadonlyMap<string, number>;

/** Lines of a piece, its ingredients named by a part of their name. */
export function demoLines(of: Readonly<Record<string, number>>, stock: Stock): WrittenLine[] {
  return Object.entries(of).map(([part, qty], at) => ({
    key: `l${at}`,
    ingredient_id: idOf(part, stock),
    qty_milli: Math.round(qty * 1_000),
    waste_bps: null,
    multiplier_milli: null,
    note: '',
  }));
}

function idOf(part: string, stock: Stock): number {
  const found = [...stock].find(([name]) => name.includes(part));
  if (!found) throw new Error(`The demo has no ingredient with "${part}" in its name.`);
  return found[1];
}
