import { actualCost, type FlowerOrder, type OrderLine, type OrderSummary, type Supplier } from '@butterfly/contracts/floral_recipe_builder';
import type { StoredOrder, StoredOrderLine } from './order.repository';
import type { OrderedProject } from './planner';

interface About {
  readonly supplier: Pick<Supplier, 'name' | 'order_channel'> | undefined;
  readonly projects: readonly OrderedProject[];
  readonly lines: readonly StoredOrderLine[];
  /** Costs are absent for who may not see them, not empty. */
  readonly seesCosts: boolean;
}

/** An order as it is answered. */
export function shownOrder(order: StoredOrder, about: About): FlowerOrder {
  const { lines, seesCosts } = about;
  const actual = lines.filter(({ counted_at }) => counted_at !== null).map(actualCost);
  const costs = {
    actual_cents: actual.reduce((sum, { cents }) => sum + cents, 0),
    credit_cents: actual.reduce((sum, { credit_cents }) => sum + credit_cents, 0),
  };
  return { ...factsOf(order, about), lines: lines.map((line) => shownLine(line, seesCosts)), ...(seesCosts && costs) };
}

/** An order as it stands in a list. */
export function shownSummary(order: StoredOrder, about: About): OrderSummary {
  const over = (of: (line: StoredOrderLine) => number) => about.lines.reduce((sum, line) => sum + of(line), 0);
  return {
    ...factsOf(order, about),
    line_count: about.lines.length,
    ordered_units: over(({ ordered_units }) => ordered_units),
    kept_units: over(({ received_units, rejected_units }) => received_units - rejected_units),
  };
}

function factsOf({ project_ids, freight_cents, ...order }: StoredOrder, { supplier, projects, lines, seesCosts }: About) {
  const subtotal_cents = lines.reduce((sum, { line_cents }) => sum + line_cents, 0);
  const costs = { subtotal_cents, freight_cents, total_cents: subtotal_cents + freight_cents };
  return {
    ...order,
    supplier_name: supplier?.name ?? '',
    order_channel: supplier?.order_channel ?? 'manual',
    projects: projects.filter(({ id }) => project_ids.includes(id)),
    ...(seesCosts && costs),
  };
}

function shownLine(
  { order_id: _order, line_cents, unused_cents, actual_cents, packs, allocations, ...line }: StoredOrderLine,
  seesCosts: boolean,
): OrderLine {
  if (seesCosts) return { ...line, packs: [...packs], allocations: [...allocations], line_cents, unused_cents, actual_cents };
  return {
    ...line,
    packs: packs.map(({ pack_price_cents: _price, ...pack }) => pack),
    allocations: allocations.map(({ cents: _cents, ...allocation }) => allocation),
  };
}
