import { actualCost, groupBy, grossUnits, type Use } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import type { FloralRecipeBuilderApi, KnownFlower, NeededFlower } from '../api';
import { ingredients, pricedIngredients, type IngredientRow } from '../catalogue/repository';
import { recipesWithIds } from '../book/repository';
import { usesOf } from '../orders/needs.repository';
import { linesOf } from '../orders/order.repository';

const isCut = ({ kind }: Pick<IngredientRow, 'kind'>): boolean => kind === 'fresh' || kind === 'greens';

/** What the catalogue, the recipes and the orders know of cut flowers. */
export const flowerSource: Omit<FloralRecipeBuilderApi, 'lockBook'> = {
  catalogue: async (db) =>
    (
      await db.rows<IngredientRow>(
        `select ${ingredients.columns} from floral_recipe_builder_ingredient
         where archived_at is null and kind in ('fresh', 'greens') order by lower(name), id limit 1000`,
      )
    ).map(asKnown),
  flowers: cutFlowers,
  stems: async (db, recipeIds) =>
    (await recipesWithIds(db, recipeIds)).map(({ id, lines }) => ({
      recipe_id: id,
      flowers: lines.filter(isCut).map(({ ingredient_id, name, qty_milli }) => ({ ingredient_id, name, qty_milli })),
    })),
  needs: async (db, projectIds) => {
    const uses = await usesOf(db, projectIds);
    const cut = new Set((await cutFlowers(db, [...new Set(uses.map(({ ingredient_id }) => ingredient_id))])).map(({ id }) => id));
    return [...groupBy(uses, ({ ingredient_id }) => ingredient_id)].flatMap(([id, own]) => (cut.has(id) ? perProject(id, own) : []));
  },
  delivered: async (db, orderId) =>
    (await linesOf(db, [orderId])).filter(isCut).map((line) => ({
      order_line_id: line.id,
      ingredient_id: line.ingredient_id,
      units: line.received_units - line.rejected_units,
      cost_cents: actualCost(line).cents,
      uses: perProject(line.ingredient_id, line.allocations),
    })),
};

async function cutFlowers(db: Db, ids: readonly number[]): Promise<KnownFlower[]> {
  const rows = await pricedIngredients(db, ids);
  return rows.filter(isCut).map(asKnown);
}

function asKnown({ id, name, unit, vase_life_days, season_months }: IngredientRow): KnownFlower {
  return { id, name, unit, vase_life_days, season_months };
}

/** With waste, rounded up once for each project. */
function perProject(ingredientId: number, uses: readonly Use[]): NeededFlower[] {
  return [...groupBy(uses, ({ project_id }) => project_id)].map(([project_id, own]) => ({
    project_id,
    ingredient_id: ingredientId,
    units: grossUnits(own),
  }));
}
