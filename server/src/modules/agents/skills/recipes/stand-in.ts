import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import type { Line } from './piece-meant';

interface StandIn {
  readonly ingredient: Ingredient;
  readonly ratio_milli: number;
}

/** The best flower that the catalogue names for another, of those to be had on a day. Undefined: it names none. */
export function standInFor({
  line,
  catalogue,
  day,
}: {
  line: Pick<Line, 'ingredient_id'>;
  catalogue: readonly Ingredient[];
  day: string | null;
}): StandIn | undefined {
  const month = day === null ? null : Number(day.slice(5, 7));
  const had = (one: Ingredient): boolean => month === null || one.season_months.length === 0 || one.season_months.includes(month);
  const own = catalogue.find(({ id }) => id === line.ingredient_id)?.substitutes ?? [];
  return own
    .flatMap(({ ingredient_id, ratio_milli }) => {
      const ingredient = catalogue.find(({ id }) => id === ingredient_id);
      return ingredient ? [{ ingredient, ratio_milli }] : [];
    })
    .find(({ ingredient }) => had(ingredient));
}

/** “ in March” */
export const inMonthOf = (day: string | null): string =>
  day === null ? '' : ` in ${new Date(`${day}T00:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
