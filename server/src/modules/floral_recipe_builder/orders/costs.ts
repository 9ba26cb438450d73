import { isAwaited, projectShare, shareOf, type ProjectCosts, type RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { linesOf, ordersOfProject, type StoredOrderLine } from './order.repository';

type Totals = Pick<RecipeBook, 'currency'> & { readonly totals: Required<RecipeBook['totals']> };

/** What the flowers of a project were meant to cost, what was ordered for it, and what it has come to. */
export async function projectCosts(db: Db, projectId: number, { currency, totals }: Totals): Promise<ProjectCosts> {
  const orders = (await ordersOfProject(db, projectId)).filter(({ status }) => status !== 'cancelled');
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  );
  const over = (of: (line: StoredOrderLine) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const counted = lines.filter(({ counted_at }) => counted_at !== null);
  const { price_cents, labor_cost_cents } = totals;
  const actual_cents = counted.reduce((sum, line) => sum + projectShare(line, projectId).cents, 0);
  const actual_unused_cents = counted.reduce((sum, line) => sum + projectShare(line, projectId).unused_cents, 0);
  return {
    currency,
    price_cents,
    planned_materials_cents: totals.materials_cost_cents,
    labor_cents: labor_cost_cents,
    planned_margin_bps: totals.margin_bps,
    ordered_cents: over(({ allocations }) =>
      allocations.filter(({ project_id }) => project_id === projectId).reduce((sum, { cents }) => sum + cents, 0),
    ),
    actual_cents,
    actual_unused_cents,
    actual_margin_bps: shareOf(price_cents - actual_cents - actual_unused_cents - labor_cost_cents, price_cents),
    order_count: orders.length,
    is_complete: orders.length > 0 && orders.every(({ status }) => !isAwaited(status)),
  };
}
