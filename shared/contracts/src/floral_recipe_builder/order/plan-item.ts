import { choosePacks, type PackOption } from './choose-packs';
import { groupBy } from './group-by';
import { grossUnits, planLine, type PlannedLine, type Use } from './plan-order';
import { takeStock, type FreeLot, type StockTake } from './take-stock';

/** A pack that somebody sells. */
export interface PackOffer extends PackOption {
  readonly supplier_id: number;
  readonly is_default: boolean;
}

/** An ingredient that some projects need. */
export interface WantedItem {
  readonly ingredient_id: number;
  readonly uses: readonly Use[];
  readonly offers: readonly PackOffer[];
  /** Units that live orders for these projects bring already. */
  readonly on_order: number;
  readonly lots: readonly FreeLot[];
  /** Null: the usual one. */
  readonly supplier_id: number | null;
}

/** The days of a project. */
export interface ProjectDays {
  readonly needed_by: string;
  readonly event_date: string;
}

export interface PlannedItem {
  /** Null: nobody sells it. */
  readonly supplier_id: number | null;
  readonly line: PlannedLine;
  readonly on_order_units: number;
  /** Of one's own. */
  readonly stock_units: number;
  readonly takes: readonly StockTake[];
  /** What the same would cost elsewhere, the cheapest first. */
  readonly others: readonly { readonly supplier_id: number; readonly line_cents: number; readonly ordered_units: number }[];
  /** If nothing of one's own were used. */
  readonly without_stock_cents: number;
  /** If every recipe were ordered by itself, without stock. */
  readonly apart_cents: number;
}

/**
 * How one ingredient is bought for several projects: what is on its way and one's own stock first, the rest in the cheapest packs of one supplier.
 *
 * @example
 * planItem(quicksand, new Map([[1, { needed_by: '2027-06-09', event_date: '2027-06-12' }]])).line.line_cents; // 19_500
 */
export function planItem(item: WantedItem, days: ReadonlyMap<number, ProjectDays>): PlannedItem {
  const { ingredient_id, uses, offers, lots } = item;
  const supplier_id = supplierOf(item);
  const packs = offers.filter((offer) => offer.supplier_id === supplier_id);
  const gross = grossUnits(uses);
  const on_order_units = Math.min(gross, item.on_order);
  const takes = withinNeed(takeStock(wishesOf(uses, days), lots), gross - on_order_units);
  const stock_units = takes.reduce((sum, { units }) => sum + units, 0);
  const line = planLine({ ingredient_id, uses, on_hand: on_order_units + stock_units, packs });
  const whole = (units: number) => choosePacks(units, packs)?.cents ?? 0;
  return {
    supplier_id: packs.length > 0 ? supplier_id : null,
    line,
    on_order_units,
    stock_units,
    takes,
    others: othersOf(offers, { except: supplier_id, net: line.net_units }),
    without_stock_cents: stock_units > 0 ? whole(gross - on_order_units) : line.line_cents,
    apart_cents: uses.reduce((sum, use) => sum + whole(grossUnits([use])), 0),
  };
}

function supplierOf({ offers, supplier_id }: WantedItem): number | null {
  const picked = offers.find((offer) => offer.supplier_id === supplier_id);
  return (picked ?? offers.find(({ is_default }) => is_default) ?? offers[0])?.supplier_id ?? null;
}

function wishesOf(uses: readonly Use[], days: ReadonlyMap<number, ProjectDays>) {
  const byProject = groupBy(uses, ({ project_id }) => project_id);
  return [...byProject].flatMap(([project_id, own]) => {
    const own_days = days.get(project_id);
    return own_days ? [{ project_id, units: grossUnits(own), ...own_days }] : [];
  });
}

/** Projects that are rounded one by one wish for a unit more than all together need. */
function withinNeed(takes: readonly StockTake[], need: number): StockTake[] {
  let left = need;
  return takes.flatMap((take) => {
    const units = Math.min(left, take.units);
    left -= units;
    return units > 0 ? [{ ...take, units }] : [];
  });
}

function othersOf(offers: readonly PackOffer[], { except, net }: { except: number | null; net: number }): PlannedItem['others'] {
  const bySupplier = groupBy(
    offers.filter(({ supplier_id }) => supplier_id !== except),
    ({ supplier_id }) => supplier_id,
  );
  return [...bySupplier]
    .flatMap(([supplier_id, packs]) => {
      const choice = choosePacks(net, packs);
      return choice ? [{ supplier_id, line_cents: choice.cents, ordered_units: choice.units }] : [];
    })
    .sort((a, b) => a.line_cents - b.line_cents);
}
