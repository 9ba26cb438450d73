import type {
  Ingredient,
  IngredientPatch,
  IngredientQuery,
  NewIngredient,
  NewPack,
  Pack,
  PackPatch,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { CountedPage } from '../../../platform/records/counted-page';
import { refuseUnfitSubstitutes } from './substitutes';
import {
  clearUsualPack,
  ensureUsualPack,
  ingredientPage,
  ingredients,
  insertPack,
  lockPack,
  notePrice,
  packsOf,
  removePack,
  suppliers,
  writePack,
  type IngredientRow,
  type PackRow,
} from './repository';

/** Who reads: what things cost is for some only. */
export interface Reader {
  readonly seesCosts: boolean;
  readonly currency: string;
  /** Where the business is. */
  readonly today: string;
}

/** The ingredients of a business and how they are bought. Knows no HTTP; every method runs in the transaction it is given. */
export class CatalogueService {
  async page(db: Db, query: IngredientQuery, reader: Reader): Promise<CountedPage<Ingredient>> {
    const page = await ingredientPage(db, query);
    return { ...page, results: await this.#withPacks(db, page.results, reader) };
  }

  async read(db: Db, id: number, reader: Reader): Promise<Ingredient> {
    return this.#whole(db, await ingredients.read(db, id), reader);
  }

  async create(db: Db, input: NewIngredient, reader: Reader): Promise<Ingredient> {
    await refuseUnfitSubstitutes(db, input.substitutes);
    return this.#whole(db, await ingredients.insert(db, input), reader);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, reader }: { id: number; patch: IngredientPatch; ifMatch: string | undefined; reader: Reader },
  ): Promise<Ingredient> {
    refuseArchived(await ingredients.lockVersion(db, { id, ifMatch }));
    await refuseUnfitSubstitutes(db, patch.substitutes ?? [], id);
    return this.#whole(db, await ingredients.patch(db, { id, changes: patch }), reader);
  }

  async setArchived(db: Db, { id, archived, reader }: { id: number; archived: boolean; reader: Reader }): Promise<Ingredient> {
    await ingredients.mark(db, { ids: [id], column: 'archived_at', on: archived });
    return this.read(db, id, reader);
  }

  async addPack(db: Db, { id, pack, reader }: { id: number; pack: NewPack; reader: Reader }): Promise<Ingredient> {
    refuseArchived(await ingredients.lock(db, id));
    await this.#requireSupplier(db, pack.supplier_id);
    if (pack.is_default) await clearUsualPack(db, id);
    notePrice(db, { ...pack, packId: await insertPack(db, { ingredientId: id, pack }) });
    await ensureUsualPack(db, id);
    return this.read(db, id, reader);
  }

  async updatePack(db: Db, { id, patch, reader }: { id: number; patch: PackPatch; reader: Reader }): Promise<Ingredient> {
    const before = await this.#pack(db, id);
    const after = { ...before, ...patch };
    if (patch.supplier_id) await this.#requireSupplier(db, patch.supplier_id);
    if (patch.is_default && !before.is_default) await clearUsualPack(db, before.ingredient_id);
    const repriced = after.pack_price_cents !== before.pack_price_cents || after.pack_size !== before.pack_size;
    await writePack(db, { id, pack: after, since: repriced ? reader.today : before.price_since });
    if (repriced) notePrice(db, { ...after, packId: id });
    await ensureUsualPack(db, before.ingredient_id);
    return this.read(db, before.ingredient_id, reader);
  }

  async removePack(db: Db, { id, reader }: { id: number; reader: Reader }): Promise<Ingredient> {
    const { ingredient_id } = await this.#pack(db, id);
    await removePack(db, id);
    await ensureUsualPack(db, ingredient_id);
    return this.read(db, ingredient_id, reader);
  }

  async #pack(db: Db, id: number): Promise<PackRow> {
    const pack = await lockPack(db, id);
    if (!pack) throw new AppError('not_found');
    return pack;
  }

  async #requireSupplier(db: Db, id: number): Promise<void> {
    const supplier = await suppliers.find(db, id);
    if (!supplier || supplier.archived_at) throw new AppError('invalid_input', { fields: { supplier_id: ['is not a supplier of yours'] } });
  }

  async #whole(db: Db, row: IngredientRow, reader: Reader): Promise<Ingredient> {
    const [whole] = await this.#withPacks(db, [row], reader);
    return whole as Ingredient;
  }

  async #withPacks(db: Db, rows: readonly IngredientRow[], reader: Reader): Promise<Ingredient[]> {
    const packs = await packsOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      packs: packs.filter(({ ingredient_id }) => ingredient_id === row.id).map((pack) => shown(pack, reader)),
    }));
  }
}

/** What it costs is absent for who may not see it, not empty. */
function shown(
  { ingredient_id: _ingredient, supplier_name: _supplier, pack_price_cents, ...pack }: PackRow,
  { seesCosts, currency }: Reader,
): Pack {
  return { ...pack, currency, ...(seesCosts && { pack_price_cents }) };
}

export function refuseArchived({ archived_at }: { readonly archived_at: string | null }): void {
  if (archived_at) throw new AppError('floral_recipe_builder.archived');
}
