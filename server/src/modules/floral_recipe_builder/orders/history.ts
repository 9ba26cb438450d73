import type { RecipeHistory } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { recipes } from '../book/repository';
import { pricesOfAll, suppliers } from '../catalogue/repository';
import { linesOfRecipe, orders, type StoredOrderLine } from './order.repository';

/** Where a piece appears in orders, what took the place of something in it, and what its flowers have cost over time. */
export async function recipeHistory(db: Db, id: number, { seesCosts }: { seesCosts: boolean }): Promise<RecipeHistory> {
  const recipe = await recipes.read(db, id);
  if (recipe.deleted_at) throw new AppError('not_found');
  const lines = await linesOfRecipe(db, id);
  const found: RecipeHistory['orders'] = [];
  for (const line of lines) {
    const order = await orders.read(db, line.order_id);
    const supplier = await suppliers.read(db, order.supplier_id);
    const own = line.allocations.filter(({ recipe_id }) => recipe_id === id);
    found.push({
      order_id: order.id,
      number: order.number,
      supplier_name: supplier.name,
      status: order.status,
      at: order.sent_at ?? order.created_at,
      line_id: line.id,
      ingredient_id: line.ingredient_id,
      name: line.name,
      unit: line.unit,
      qty_milli: own.reduce((sum, { qty_milli }) => sum + qty_milli, 0),
      ordered_units: line.ordered_units,
      received_units: line.received_units,
      rejected_units: line.rejected_units,
      reject_reason: line.reject_reason,
      instead_of: nameOf(lines, line.substitute_of),
      ...(seesCosts && { cents: own.reduce((sum, { cents }) => sum + cents, 0) }),
    });
  }
  return {
    recipe: { id, name: recipe.name, project_id: recipe.project_id },
    orders: found,
    substitutions: recipe.lines.flatMap(({ name, substituted_from }) =>
      substituted_from === null ? [] : [{ name, instead_of: substituted_from }],
    ),
    ...(seesCosts && {
      prices: await pricesOfAll(
        db,
        recipe.lines.map(({ ingredient_id }) => ingredient_id),
      ),
    }),
  };
}

const nameOf = (lines: readonly StoredOrderLine[], id: number | null): string | null => lines.find((line) => line.id === id)?.name ?? null;
