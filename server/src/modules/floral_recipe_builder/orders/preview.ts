import {
  groupBy,
  smallestDrop,
  type OrderPreview,
  type PreviewLine,
  type PreviewSupplier,
} from '@butterfly/contracts/floral_recipe_builder';
import { addDays } from '@butterfly/contracts/days';
import type { OrderedItem, OrderPlan } from './planner';

const NOBODY = {
  name: 'Nobody sells these yet',
  order_channel: 'manual',
  lead_time_days: 0,
  min_order_cents: null,
  delivery_fee_cents: null,
} as const;

/** A plan as a person looks at it before it is ordered. */
export function previewOf(plan: OrderPlan, { currency, today }: { currency: string; today: string }): OrderPreview {
  const suppliers = [...groupBy(plan.items, ({ planned }) => planned.supplier_id)]
    .map(([supplier_id, items]) => supplierPreview(plan, { supplier_id, items, today }))
    .sort((a, b) => b.total_cents - a.total_cents);
  const over = (of: (item: OrderedItem) => number) => plan.items.reduce((sum, item) => sum + of(item), 0);
  const isFresh = ({ planned }: OrderedItem) => planned.on_order_units === 0;
  return {
    currency,
    needed_by: plan.needed_by,
    projects: [...plan.projects],
    suppliers,
    total_cents: suppliers.reduce((sum, { total_cents }) => sum + total_cents, 0),
    stock_saves_cents: over(({ planned }) => planned.without_stock_cents - planned.line.line_cents),
    // What was ordered before was rounded then.
    combining_saves_cents: over((item) => (isFresh(item) ? item.planned.apart_cents - item.planned.without_stock_cents : 0)),
  };
}

function supplierPreview(
  plan: OrderPlan,
  { supplier_id, items, today }: { supplier_id: number | null; items: readonly OrderedItem[]; today: string },
): PreviewSupplier {
  const supplier = (supplier_id === null ? undefined : plan.suppliers.get(supplier_id)) ?? NOBODY;
  const subtotal_cents = items.reduce((sum, { planned }) => sum + planned.line.line_cents, 0);
  const isOrdered = items.some(({ planned }) => planned.line.ordered_units > 0);
  const freight_cents = isOrdered ? (supplier.delivery_fee_cents ?? 0) : 0;
  const order_by = addDays(plan.needed_by, -supplier.lead_time_days);
  return {
    supplier_id,
    supplier_name: supplier.name,
    order_channel: supplier.order_channel,
    lines: items.map((item) => previewLine(item, plan)),
    subtotal_cents,
    freight_cents,
    total_cents: subtotal_cents + freight_cents,
    missing_to_minimum_cents: isOrdered ? Math.max(0, (supplier.min_order_cents ?? 0) - subtotal_cents) : 0,
    order_by,
    is_late: isOrdered && today > order_by,
  };
}

function previewLine(item: OrderedItem, plan: OrderPlan): PreviewLine {
  const { ingredient, planned } = item;
  const { line, others } = planned;
  return {
    ...facts(item),
    name: ingredient.name,
    line_cents: line.line_cents,
    fit: line.fit,
    hint: line.hint,
    drop: dropOf(item),
    shares: [...groupBy(line.allocations, ({ project_id }) => project_id)].map(([project_id, own]) => ({
      project_id,
      qty_milli: own.reduce((sum, { qty_milli }) => sum + qty_milli, 0),
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
    })),
    unused_cents: line.unused_cents,
    others: others.map(({ supplier_id, ...offer }) => ({
      supplier_id,
      supplier_name: plan.suppliers.get(supplier_id)?.name ?? '',
      ...offer,
    })),
  };
}

/** What a line of a preview and of an order say alike. */
export function facts({ ingredient: { id, name, kind, unit }, packs, planned }: OrderedItem) {
  const { gross_units, net_units, ordered_units, leftover_units } = planned.line;
  return {
    ingredient_id: id,
    name,
    kind,
    unit,
    gross_units,
    on_order_units: planned.on_order_units,
    on_hand_units: planned.stock_units,
    net_units,
    ordered_units,
    leftover_units,
    packs: planned.line.packs.flatMap(({ id: packId, count }) => {
      const pack = packs.find((one) => one.id === packId);
      if (!pack) return [];
      const { pack_name, sku, pack_size, pack_price_cents } = pack;
      return [{ pack_id: packId, pack_name, sku, pack_size, pack_price_cents, count }];
    }),
  };
}

/** Where the fewest stems can be left out so that a bunch less will do. */
function dropOf({ uses, planned: { line, on_order_units, stock_units } }: OrderedItem): PreviewLine['drop'] {
  if (!line.hint) return null;
  const perPiece = uses.map((use) => ({ ...use, qty_milli: use.each_milli }));
  const drop = smallestDrop(perPiece, line.hint.enough + on_order_units + stock_units);
  const use = drop && uses.find(({ recipe_id, line_key }) => recipe_id === drop.recipe_id && line_key === drop.line_key);
  return drop && use ? { project_id: use.project_id, ...drop } : null;
}
