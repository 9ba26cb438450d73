import { makeProduction, type NewTicks, type ProductionSheet, type Tick } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { BookService } from '../book/service';
import { pricedIngredients } from '../catalogue/repository';
import type { Reader } from '../catalogue/service';
import { cameFor, lastTicks, saveTicks } from './repository';

interface Ports {
  readonly books: BookService;
  readonly platform: Pick<Platform, 'api' | 'clock'>;
}

/** What is to be made for a project and what of it is done. Every method runs in the transaction it is given. */
export class ProductionService {
  readonly #books: BookService;
  readonly #platform: Ports['platform'];

  constructor({ books, platform }: Ports) {
    this.#books = books;
    this.#platform = platform;
  }

  /** @throws AppError `not_found` for a project that the caller does not see */
  async read(db: Db, projectId: number, reader: Reader): Promise<ProductionSheet> {
    const { name, event_date, pages, recipes, waste_bps } = await this.#books.read(db, projectId, { ...reader, seesCosts: false });
    const ids = [...new Set(recipes.flatMap(({ lines }) => lines.map(({ ingredient_id }) => ingredient_id)))];
    const leads = await pricedIngredients(db, ids);
    return {
      project_id: projectId,
      name,
      event_date,
      ...makeProduction(recipes, {
        pages,
        waste_bps,
        event_date,
        leadDays: new Map(leads.map(({ id, processing_lead_days }) => [id, processing_lead_days])),
        came: new Map((await cameFor(db, projectId)).map((came) => [came.ingredient_id, came])),
      }),
      ticks: await lastTicks(db, projectId),
    };
  }

  /** Adds ticks that a tablet has kept, and answers the last one of each line. A tick that is there already changes nothing. */
  async tick(db: Db, projectId: number, { ticks, sent_at }: NewTicks): Promise<Tick[]> {
    if (!(await this.#platform.api('tenant_crm').project(db, projectId))) throw new AppError('not_found');
    await saveTicks(db, { projectId, ticks, lateMs: this.#platform.clock().getTime() - Date.parse(sent_at) });
    return lastTicks(db, projectId);
  }
}
