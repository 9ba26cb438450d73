import type { WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { packsOf, pricedIngredients } from '../catalogue/repository';
import type { StoredLine } from './repository';

interface Written {
  readonly written: readonly WrittenLine[];
  /** Lines that the piece has already. */
  readonly before: readonly StoredLine[];
  readonly now: string;
}

/** @throws AppError `invalid_input` for a line of something that the business does not have */
export async function refuseUnknownIngredients(db: Db, written: readonly WrittenLine[]): Promise<void> {
  const known = new Set((await pricedIngredients(db, [...new Set(written.map(({ ingredient_id }) => ingredient_id))])).map(({ id }) => id));
  const at = written.findIndex(({ ingredient_id }) => !known.has(ingredient_id));
  if (at >= 0) throw new AppError('invalid_input', { fields: { [`lines.${at}.ingredient_id`]: ['is not an ingredient of yours'] } });
}

/** Lines with the pack that they are priced by: one that was there keeps its pack, so that no price moves by itself. */
export async function linesWithPacks(db: Db, { written, before, now }: Written): Promise<StoredLine[]> {
  const ids = [...new Set(written.map(({ ingredient_id }) => ingredient_id))];
  const known = new Map((await pricedIngredients(db, ids)).map((ingredient) => [ingredient.id, ingredient]));
  const packs = await packsOf(db, ids);
  return written.map((line) => {
    const ingredient = known.get(line.ingredient_id);
    if (!ingredient) throw new Error(`A line names ingredient ${line.ingredient_id}, which is not there.`);
    const kept = before.find(({ key, ingredient_id }) => key === line.key && ingredient_id === line.ingredient_id);
    // Who sees no costs does not know the multiplier, and leaves it as it is.
    const was = before.find(({ key }) => key === line.key)?.multiplier_milli ?? null;
    const multiplier_milli = line.multiplier_milli === undefined ? was : line.multiplier_milli;
    if (kept) return { ...kept, ...line, multiplier_milli };
    const pack = packs.find(({ ingredient_id, is_default }) => ingredient_id === line.ingredient_id && is_default);
    return {
      ...line,
      multiplier_milli,
      waste_bps: line.waste_bps ?? ingredient.waste_bps,
      name: ingredient.name,
      kind: ingredient.kind,
      unit: ingredient.unit,
      substituted_from: originalOf(before, { key: line.key, name: ingredient.name }),
      pack_size: pack?.pack_size ?? 1,
      pack_price_cents: pack?.pack_price_cents ?? 0,
      supplier_name: pack?.supplier_name ?? null,
      priced_at: now,
    };
  });
}

/** What a line stands for since another ingredient took its place; nothing when the first is back. */
function originalOf(before: readonly StoredLine[], { key, name }: { key: string; name: string }): string | null {
  const replaced = before.find((line) => line.key === key);
  const original = replaced && (replaced.substituted_from ?? replaced.name);
  return original === undefined || original === name ? null : original;
}
