import {
  groupBy,
  MOST_UNITS,
  grossUnits,
  planItem,
  type FreeLot,
  type OrderWish,
  type PlannedItem,
  type ProjectDays,
  type Supplier,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { packsOf, pricedIngredients, supplierList, type IngredientRow, type PackRow } from '../catalogue/repository';
import type { FreeStems } from '../ports';
import { addDays } from '@butterfly/contracts/days';
import { suppliesOf, usesOf, type LineUse } from './needs.repository';
import { suppliedUnits } from './supplied';

export interface OrderedProject {
  readonly id: number;
  readonly name: string;
  readonly event_date: string | null;
}

/** An ingredient with how it is bought, and for which lines of recipes. */
export interface OrderedItem {
  readonly ingredient: IngredientRow;
  readonly uses: readonly LineUse[];
  readonly packs: readonly PackRow[];
  readonly planned: PlannedItem;
}

export interface OrderPlan {
  readonly projects: readonly OrderedProject[];
  readonly needed_by: string;
  readonly suppliers: ReadonlyMap<number, Supplier>;
  readonly items: readonly OrderedItem[];
}

/** Days before the first event on which everything has to be in the house. */
const DAYS_BEFORE = 3;

type Ports = Pick<Platform, 'api' | 'fillers'>;

/** What has to be bought for some projects, from whom, and in which packs. */
export class OrderPlanner {
  readonly #platform: Ports;

  constructor(platform: Ports) {
    this.#platform = platform;
  }

  /** Who knows of stock of the business's own; none where no such plugin is there. */
  get stock(): readonly FreeStems[] {
    return this.#platform.fillers('floral_recipe_builder.free_stems');
  }

  /** @throws AppError `not_found` for a project that the caller does not see, `invalid_input` for more than anybody orders */
  async plan(db: Db, wish: Omit<OrderWish, 'needed_by'> & Pick<OrderWish, 'needed_by'>, today: string): Promise<OrderPlan> {
    const ids = [...new Set(wish.project_ids)];
    const projects = await this.projects(db, ids);
    const needed_by = wish.needed_by ?? firstNeed(projects, today);
    const uses = await usesOf(db, ids);
    const byIngredient = groupBy(uses, ({ ingredient_id }) => ingredient_id);
    const ingredientIds = [...byIngredient.keys()];
    const ingredients = new Map((await pricedIngredients(db, ingredientIds)).map((row) => [row.id, row]));
    const packs = groupBy(await packsOf(db, ingredientIds), ({ ingredient_id }) => ingredient_id);
    const onOrder = suppliedUnits(await suppliesOf(db, ids), new Set(ids));
    const lots = wish.use_stock ? await this.#lots(db, { ingredientIds, until: needed_by }) : [];
    const days = daysOf(projects, { needed_by, isChosen: wish.needed_by !== null });
    const picks = new Map(wish.picks.map(({ ingredient_id, supplier_id }) => [ingredient_id, supplier_id]));
    const items = [...byIngredient].flatMap(([id, own]) => {
      const ingredient = ingredients.get(id);
      if (!ingredient) return [];
      refuseTooMany(ingredient, own);
      const offers = packs.get(id) ?? [];
      const wanted = {
        ingredient_id: id,
        uses: own,
        offers,
        on_order: onOrder.get(id) ?? 0,
        lots: lots.filter(({ ingredient_id }) => ingredient_id === id),
        supplier_id: picks.get(id) ?? null,
      };
      return [{ ingredient, uses: own, packs: offers, planned: planItem(wanted, days) }];
    });
    const suppliers = new Map((await supplierList(db)).map((supplier) => [supplier.id, supplier]));
    return { projects, needed_by, suppliers, items };
  }

  /** @throws AppError `not_found` */
  async projects(db: Db, ids: readonly number[]): Promise<OrderedProject[]> {
    const found = new Map((await this.#platform.api('tenant_crm').projectsById(db, ids)).map((project) => [project.id, project]));
    return ids.map((id) => {
      const project = found.get(id);
      if (!project) throw new AppError('not_found');
      return { id, name: project.name, event_date: project.event_date };
    });
  }

  async #lots(db: Db, wanted: Parameters<FreeStems['lots']>[1]): Promise<FreeLot[]> {
    const found: FreeLot[] = [];
    for (const stock of this.stock) found.push(...(await stock.lots(db, wanted)));
    return found;
  }
}

function firstNeed(projects: readonly OrderedProject[], today: string): string {
  const [first] = projects.flatMap(({ event_date }) => event_date ?? []).sort();
  return addDays(first ?? today, first ? -DAYS_BEFORE : DAYS_BEFORE);
}

function daysOf(
  projects: readonly OrderedProject[],
  { needed_by, isChosen }: { needed_by: string; isChosen: boolean },
): Map<number, ProjectDays> {
  return new Map(
    projects.map(({ id, event_date }) => {
      const own = event_date === null || isChosen ? needed_by : addDays(event_date, -DAYS_BEFORE);
      return [id, { needed_by: own, event_date: event_date ?? needed_by }];
    }),
  );
}

function refuseTooMany({ name }: IngredientRow, uses: readonly LineUse[]): void {
  if (grossUnits(uses) > MOST_UNITS)
    throw new AppError('invalid_input', { fields: { project_ids: [`need more of ${name} than can be ordered`] } });
}
