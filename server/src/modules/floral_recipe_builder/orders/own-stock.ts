import { groupBy, takeStock, type FreeLot, type StandIns, type StockTake } from '@butterfly/contracts/floral_recipe_builder';
import { allocate } from '@butterfly/contracts/money';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { pricedIngredients, type IngredientRow } from '../catalogue/repository';
import type { FreeStems } from '../ports';
import type { StoredOrder, StoredOrderLine } from './order.repository';
import type { OrderedProject } from './planner';

interface ForOrder {
  readonly order: Pick<StoredOrder, 'needed_by'>;
  readonly projects: readonly OrderedProject[];
}

/** What of the business's own may serve an order whose flowers do not all come. */
export class OwnStock {
  readonly #stock: readonly FreeStems[];

  constructor(platform: Pick<Platform, 'fillers'>) {
    this.#stock = platform.fillers('floral_recipe_builder.free_stems');
  }

  /** For each line that was ordered: what its ingredient lists in its place, and how much of that is free. */
  async standIns(db: Db, lines: readonly StoredOrderLine[], of: ForOrder): Promise<StandIns[]> {
    const ordered = lines.filter(({ substitute_of }) => substitute_of === null);
    const originals = await byId(
      db,
      ordered.map(({ ingredient_id }) => ingredient_id),
    );
    const listOf = ({ ingredient_id }: StoredOrderLine) => originals.get(ingredient_id)?.substitutes ?? [];
    const others = await byId(
      db,
      ordered.flatMap((line) => listOf(line).map(({ ingredient_id }) => ingredient_id)),
    );
    const lots = groupBy(await this.#lots(db, [...others.keys()], of), ({ ingredient_id }) => ingredient_id);
    return ordered.flatMap((line) => {
      const offers = listOf(line).flatMap(({ ingredient_id, ratio_milli, note }) => {
        const found = others.get(ingredient_id);
        if (!found || found.archived_at) return [];
        const free_units = (lots.get(ingredient_id) ?? []).reduce((sum, { units }) => sum + units, 0);
        return [{ ingredient_id, name: found.name, unit: found.unit, ratio_milli, note, free_units }];
      });
      return offers.length > 0 ? [{ line_id: line.id, offers }] : [];
    });
  }

  /** Gives units to the projects that wait for a line, by what each of them needs. @throws AppError `floral_recipe_builder.not_free` */
  async take(
    db: Db,
    { line, ingredientId, units }: { line: StoredOrderLine; ingredientId: number; units: number },
    of: ForOrder,
  ): Promise<StockTake[]> {
    const needs = [...groupBy(line.allocations, ({ project_id }) => project_id)];
    const parts = allocate(
      units,
      needs.map(([, own]) => own.reduce((sum, { qty_milli }) => sum + qty_milli, 0)),
    );
    const wishes = needs.map(([project_id], at) => ({ project_id, units: parts[at] ?? 0, ...daysOf(project_id, of) }));
    const takes = takeStock(wishes, await this.#lots(db, [ingredientId], of));
    if (takes.reduce((sum, take) => sum + take.units, 0) < units) throw new AppError('floral_recipe_builder.not_free');
    for (const stock of this.#stock) if (!(await stock.allocate(db, takes))) throw new AppError('floral_recipe_builder.not_free');
    return takes;
  }

  /** Lots that are there by the day of the order and good until the last of its events. */
  async #lots(db: Db, ingredientIds: readonly number[], { order, projects }: ForOrder): Promise<FreeLot[]> {
    const last = projects.map(({ event_date }) => event_date ?? order.needed_by).reduce((a, b) => (a > b ? a : b), order.needed_by);
    const found: FreeLot[] = [];
    for (const stock of this.#stock) found.push(...(await stock.lots(db, { ingredientIds, until: order.needed_by })));
    return found.filter(({ ready_on, use_by }) => ready_on <= order.needed_by && (use_by === null || use_by >= last));
  }
}

async function byId(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, IngredientRow>> {
  return new Map((await pricedIngredients(db, [...new Set(ids)])).map((row) => [row.id, row]));
}

function daysOf(projectId: number, { order: { needed_by }, projects }: ForOrder): { needed_by: string; event_date: string } {
  return { needed_by, event_date: projects.find(({ id }) => id === projectId)?.event_date ?? needed_by };
}
