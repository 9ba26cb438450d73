import {
  canBecome,
  groupBy,
  isAwaited,
  type FlowerOrder,
  type NewOrders,
  type OrderPatch,
  type OrderPreview,
  type OrderState,
  type OrderSummary,
  type OrderWish,
  type StandIns,
  type Supplier,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { NumberSeries } from '../../../platform/numbers/number-series';
import type { Platform } from '../../../platform/platform';
import { etagOf } from '../../../platform/records/etag-of';
import { suppliers } from '../catalogue/repository';
import type { Reader } from '../catalogue/service';
import { holdBooks, markOrdered } from './needs.repository';
import {
  insertLines,
  linesOf,
  orders,
  ordersOfProject,
  type NewOrderLine,
  type StoredOrder,
  type StoredOrderLine,
  stockTakesOf,
} from './order.repository';
import { OwnStock } from './own-stock';
import { OrderPlanner, type OrderedItem, type OrderedProject } from './planner';
import { facts, previewOf } from './preview';
import { shownOrder, shownSummary } from './shown-order';

export const orderNumbers = new NumberSeries({ name: 'floral_recipe_builder.order', template: '{prefix}{year}-{number:4}', prefix: 'PO-' });

type Ports = Pick<Platform, 'api' | 'clock' | 'fillers'>;

/** Orders of flowers for one or several projects. Knows no HTTP; every method runs in the transaction it is given. */
export class OrderService {
  readonly #platform: Ports;
  readonly #planner: OrderPlanner;

  constructor(platform: Ports) {
    this.#platform = platform;
    this.#planner = new OrderPlanner(platform);
  }

  async preview(db: Db, wish: OrderWish, reader: Reader): Promise<OrderPreview> {
    return previewOf(await this.#planner.plan(db, wish, reader.today), reader);
  }

  /** One order for each supplier. Of two who order for the same project, the second finds what the first has ordered on its way. */
  async create(db: Db, { expected_total_cents, note, ...wish }: NewOrders, reader: Reader): Promise<FlowerOrder[]> {
    await holdBooks(db, wish.project_ids);
    const plan = await this.#planner.plan(db, wish, reader.today);
    const preview = previewOf(plan, reader);
    const bySupplier = groupBy(plan.items.filter(isSupplied), ({ planned }) => planned.supplier_id as number);
    const ordered = [...bySupplier].filter(([, items]) => items.some(({ planned }) => planned.line.ordered_units > 0));
    if (ordered.length === 0) throw new AppError('floral_recipe_builder.nothing_to_order');
    if (preview.total_cents !== expected_total_cents) throw new AppError('floral_recipe_builder.preview_changed');
    const takes = plan.items.flatMap(({ planned }) => planned.takes);
    for (const stock of this.#planner.stock)
      if (!(await stock.allocate(db, takes))) throw new AppError('floral_recipe_builder.preview_changed');
    const made: FlowerOrder[] = [];
    for (const [supplier_id, items] of ordered) {
      const { id } = await orders.insert(db, {
        number: (await orderNumbers.take(db, { on: reader.today })).text,
        supplier_id,
        project_ids: plan.projects.map((project) => project.id),
        needed_by: plan.needed_by,
        note,
        currency: reader.currency,
        freight_cents: plan.suppliers.get(supplier_id)?.delivery_fee_cents ?? 0,
      });
      await insertLines(db, { orderId: id, lines: items.map(newLine) });
      this.#record(db, id, 'created');
      made.push(await this.read(db, id, reader));
    }
    return made;
  }

  async list(db: Db, projectId: number, reader: Reader): Promise<OrderSummary[]> {
    await this.#planner.projects(db, [projectId]);
    const found = await ordersOfProject(db, projectId);
    const lines = groupBy(
      await linesOf(
        db,
        found.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    );
    const projects = await this.#planner.projects(db, [...new Set(found.flatMap(({ project_ids }) => project_ids))]);
    const known = new Map<number, Supplier>();
    for (const id of new Set(found.map(({ supplier_id }) => supplier_id))) known.set(id, await suppliers.read(db, id));
    return found.map((order) =>
      shownSummary(order, {
        supplier: known.get(order.supplier_id),
        projects,
        lines: lines.get(order.id) ?? [],
        seesCosts: reader.seesCosts,
      }),
    );
  }

  async read(db: Db, id: number, reader: Pick<Reader, 'seesCosts'>): Promise<FlowerOrder> {
    return this.whole(db, await orders.read(db, id), reader);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, reader }: { id: number; patch: OrderPatch; ifMatch: string | undefined; reader: Reader },
  ): Promise<FlowerOrder> {
    const before = await this.lockVersion(db, { id, ifMatch, reader });
    if (!isAwaited(before.status)) throw new AppError('floral_recipe_builder.order_ended');
    return this.whole(db, await orders.patch(db, { id, changes: patch }), reader);
  }

  /** Takes an order to its next state. A repeated step is refused, as any that its life does not have. */
  async step(
    db: Db,
    { id, to, changes = {}, reader }: { id: number; to: OrderState; changes?: object; reader: Reader },
  ): Promise<FlowerOrder> {
    requireStep((await orders.lock(db, id)).status, to);
    const saved = await orders.patch(db, { id, changes: { ...changes, status: to } });
    if (to === 'sent') await markOrdered(db, saved.project_ids);
    if (to === 'cancelled') await this.#letStockGo(db, id);
    this.#record(db, id, to);
    await this.#announce(db, saved);
    const whole = await this.whole(db, saved, reader);
    if (to === 'closed' && isShort(whole)) db.emit('floral_recipe_builder.order.short@1', about(saved));
    return whole;
  }

  /** As `RecordTable.lockVersion`; a conflict shows the order as the caller may see it. */
  async lockVersion(db: Db, { id, ifMatch, reader }: { id: number; ifMatch: string | undefined; reader: Reader }): Promise<StoredOrder> {
    requireIfMatch(ifMatch);
    const current = await orders.lock(db, id);
    checkVersion(ifMatch, { etag: etagOf(current), current: await this.whole(db, current, reader) });
    return current;
  }

  async whole(db: Db, order: StoredOrder, { seesCosts }: Pick<Reader, 'seesCosts'>): Promise<FlowerOrder> {
    return shownOrder(order, {
      supplier: await suppliers.read(db, order.supplier_id),
      projects: await this.#planner.projects(db, order.project_ids),
      lines: await linesOf(db, [order.id]),
      seesCosts,
    });
  }

  /** The projects that an order is for. */
  projects(db: Db, { project_ids }: Pick<StoredOrder, 'project_ids'>): Promise<OrderedProject[]> {
    return this.#planner.projects(db, project_ids);
  }

  /** What may stand in for the lines of an order, with how much of it is free. */
  async standIns(db: Db, id: number): Promise<StandIns[]> {
    const order = await orders.read(db, id);
    return new OwnStock(this.#platform).standIns(db, await linesOf(db, [id]), { order, projects: await this.projects(db, order) });
  }

  /** What waits for nobody any more is free again. */
  async #letStockGo(db: Db, id: number): Promise<void> {
    const takes = await stockTakesOf(db, id);
    for (const stock of this.#planner.stock) await stock.release(db, takes);
  }

  async #announce(db: Db, order: StoredOrder): Promise<void> {
    const payload = about(order);
    if (order.status === 'sent') db.emit('floral_recipe_builder.order.sent@1', payload);
    if (order.status === 'confirmed') db.emit('floral_recipe_builder.order.confirmed@1', payload);
    if (order.status === 'closed') db.emit('floral_recipe_builder.order.closed@1', payload);
    if (order.status === 'cancelled') db.emit('floral_recipe_builder.order.cancelled@1', payload);
    if (order.status === 'received' || order.status === 'partially_received')
      db.emit('floral_recipe_builder.order.received@1', { ...payload, lines: (await linesOf(db, [order.id])).flatMap(countOf) });
  }

  #record(db: Db, id: number, kind: string): void {
    this.#platform.api('records').of('floral_recipe_builder').record(db, { subject_type: 'order', subject_id: id, kind });
  }
}

export function requireStep(from: OrderState, to: OrderState): void {
  if (!canBecome(from, to)) throw new AppError('invalid_transition', { from, to });
}

/** Nothing for a line that nobody has counted. */
function countOf({ id, ingredient_id, received_units, rejected_units, actual_cents, counted_at }: StoredOrderLine) {
  if (counted_at === null) return [];
  return [{ order_line_id: id, ingredient_id, received: received_units, rejected: rejected_units, actual_cents: actual_cents ?? null }];
}

const about = ({ id, project_ids }: StoredOrder) => ({ order_id: id, project_ids: [...project_ids] });

/** Less was kept of a line than was ordered, and nothing came instead. */
function isShort({ lines }: FlowerOrder): boolean {
  return lines.some(
    ({ id, ordered_units, received_units, rejected_units }) =>
      received_units - rejected_units < ordered_units && !lines.some(({ substitute_of }) => substitute_of === id),
  );
}

/** Somebody sells it, or it is there. */
const isSupplied = ({ planned: { supplier_id, line, stock_units } }: OrderedItem): boolean =>
  supplier_id !== null && (line.ordered_units > 0 || stock_units > 0);

function newLine(item: OrderedItem): NewOrderLine {
  const { allocations, unused_cents, line_cents } = item.planned.line;
  return {
    ...facts(item),
    line_cents,
    unused_cents,
    substitute_of: null,
    stock_takes: item.planned.takes,
    allocations: allocations.map((allocation, at) => ({
      ...allocation,
      recipe_name: item.uses[at]?.recipe_name ?? '',
      waste_bps: item.uses[at]?.waste_bps ?? 0,
    })),
  };
}
