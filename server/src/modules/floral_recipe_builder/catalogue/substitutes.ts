import type { Substitute } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { pricedIngredients } from './repository';

/** @throws AppError `invalid_input` for what the business does not have, what is listed twice, and an ingredient in place of itself */
export async function refuseUnfitSubstitutes(db: Db, list: readonly Substitute[], ownId?: number): Promise<void> {
  const ids = list.map(({ ingredient_id }) => ingredient_id);
  const known = new Set((await pricedIngredients(db, ids)).map(({ id }) => id));
  const fields = Object.fromEntries(
    ids.flatMap((id, at) => {
      const reason = reasonAgainst({ isKnown: known.has(id), isOwn: id === ownId, isTwice: ids.indexOf(id) < at });
      return reason ? [[`substitutes.${at}.ingredient_id`, [reason]]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

function reasonAgainst({ isKnown, isOwn, isTwice }: { isKnown: boolean; isOwn: boolean; isTwice: boolean }): string | undefined {
  if (!isKnown) return 'is not an ingredient of yours';
  if (isOwn) return 'cannot stand in for itself';
  return isTwice ? 'is listed already' : undefined;
}
