import type { Item, ItemPatch, ItemQuery, NewItem } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CountedPage } from '../../../platform/records/counted-page';
import { watchLowStock } from '../rentals/low-stock';
import { refuseArchived } from '../setup/routes';
import { categories, goodsTypes, subcategories } from '../setup/repository';
import { itemPage, items, levelsOf, type ItemRow, type Levels } from './repository';

const NONE: Levels = { on_hand: 0, in_repair: 0, reserved: 0, sub_rented: 0, on_order: 0 };

/** Hard goods and their figures of today. Knows no HTTP; every method runs in the transaction it is given. */
export class GoodsService {
  readonly #platform: Pick<Platform, 'api'>;

  constructor(platform: Pick<Platform, 'api'>) {
    this.#platform = platform;
  }

  async page(db: Db, query: ItemQuery, today: string): Promise<CountedPage<Item>> {
    const page = await itemPage(db, query);
    return { ...page, results: await this.#withLevels(db, page.results, today) };
  }

  async read(db: Db, id: number, today: string): Promise<Item> {
    return this.#whole(db, await items.read(db, id), today);
  }

  async create(db: Db, input: NewItem, today: string): Promise<Item> {
    await this.#check(db, input);
    const made = await items.insert(db, input).catch(refuseSku);
    this.#records().record(db, { subject_type: 'item', subject_id: made.id, kind: 'created' });
    return this.#whole(db, made, today);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, today }: { id: number; patch: ItemPatch; ifMatch: string | undefined; today: string },
  ): Promise<Item> {
    const before = await items.lockVersion(db, { id, ifMatch });
    refuseArchived(before);
    await this.#check(db, patch);
    const after = await items.patch(db, { id, changes: patch }).catch(refuseSku);
    this.#records().recordChanges(db, { subject_type: 'item', subject_id: id, before, after, fields: Object.keys(patch) });
    await watchLowStock(db, { ids: [id], today });
    return this.#whole(db, after, today);
  }

  async setArchived(db: Db, { id, archived, today }: { id: number; archived: boolean; today: string }): Promise<Item> {
    const changed = await items.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0)
      this.#records().record(db, { subject_type: 'item', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    return this.read(db, id, today);
  }

  async #check(db: Db, { type_id: type, category_id: category, subcategory_id: part }: ItemPatch): Promise<void> {
    const fields = {
      ...(type !== undefined && !(await goodsTypes.find(db, type)) && { type_id: ['is not a type of yours'] }),
      ...(category && !(await categories.find(db, category)) && { category_id: ['is not a category of yours'] }),
      ...(part && !(await subcategories.find(db, part)) && { subcategory_id: ['is not a subcategory of yours'] }),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  }

  async #withLevels(db: Db, rows: readonly ItemRow[], day: string): Promise<Item[]> {
    const ids = rows.map(({ id }) => id);
    const levels = await levelsOf(db, { ids, day });
    const pictures = await this.#records().files.pictures(db, { subject_type: 'item', subject_ids: ids });
    return rows.map((row) => {
      const { on_hand, in_repair, reserved, sub_rented, on_order } = levels.get(row.id) ?? NONE;
      const free = on_hand + sub_rented - in_repair - reserved;
      return { ...row, photo_id: pictures.get(row.id) ?? null, on_hand, in_repair, reserved, free, on_order };
    });
  }

  async #whole(db: Db, row: ItemRow, day: string): Promise<Item> {
    const [item] = await this.#withLevels(db, [row], day);
    return item as Item;
  }

  #records() {
    return this.#platform.api('records').of('inventory');
  }
}

function refuseSku(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw new AppError('inventory.sku_taken');
  throw error;
}
