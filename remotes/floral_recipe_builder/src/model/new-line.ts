import type { BookLine, Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { usualPack } from '../book/use-book';

const KEY_LENGTH = 10;

/** A key of its own within a piece, as the server takes it. */
export function newKey(taken: readonly { readonly key: string }[]): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
    const key = [...bytes].map((byte) => (byte % 36).toString(36)).join('');
    if (!taken.some((one) => one.key === key)) return key;
  }
}

/** A line with the pack that an ingredient is bought in now. */
export function newLine(ingredient: Ingredient, { key, qty_milli }: { key: string; qty_milli: number }): BookLine {
  const pack = usualPack(ingredient);
  return {
    key,
    ingredient_id: ingredient.id,
    name: ingredient.name,
    kind: ingredient.kind,
    unit: ingredient.unit,
    qty_milli,
    waste_bps: ingredient.waste_bps,
    multiplier_milli: null,
    note: '',
    substituted_from: null,
    pack_size: pack?.pack_size ?? 1,
    supplier_name: null,
    priced_at: '',
    ...(pack?.pack_price_cents !== undefined && { pack_price_cents: pack.pack_price_cents }),
  };
}

/** Lines with more of an ingredient: what is there already becomes more, what is not stands at the end. */
export function withIngredient(
  lines: readonly BookLine[],
  { ingredient, qty_milli }: { ingredient: Ingredient; qty_milli: number },
): readonly BookLine[] {
  const known = lines.find(({ ingredient_id }) => ingredient_id === ingredient.id);
  if (!known) return [...lines, newLine(ingredient, { key: newKey(lines), qty_milli })];
  return lines.map((line) => (line === known ? { ...line, qty_milli: line.qty_milli + qty_milli } : line));
}
