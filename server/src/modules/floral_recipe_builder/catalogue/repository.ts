import type {
  Ingredient,
  IngredientQuery,
  NewPack,
  Pack,
  PackPatch,
  PackPrice,
  RecipeHistory,
  Supplier,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

export const suppliers = new RecordTable<Supplier>({
  name: 'floral_recipe_builder_supplier',
  reads: {
    id: true,
    name: true,
    email: true,
    phone: true,
    order_channel: true,
    lead_time_days: true,
    min_order_cents: true,
    delivery_fee_cents: true,
    notes: true,
    archived_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    email: 'text',
    phone: 'text',
    order_channel: 'text',
    lead_time_days: 'int',
    min_order_cents: 'bigint',
    delivery_fee_cents: 'bigint',
    notes: 'text',
  },
});

/** An ingredient without its packs. */
export type IngredientRow = Omit<Ingredient, 'packs'>;

export const ingredients = new RecordTable<IngredientRow>({
  name: 'floral_recipe_builder_ingredient',
  reads: {
    id: true,
    name: true,
    botanical: true,
    kind: true,
    role: true,
    unit: true,
    colour_family: true,
    colour_hex: true,
    season_months: true,
    vase_life_days: true,
    processing_lead_days: true,
    waste_bps: true,
    substitutes: true,
    archived_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    botanical: 'text',
    kind: 'text',
    role: 'text',
    unit: 'text',
    colour_family: 'text',
    colour_hex: 'text',
    season_months: { type: 'int[]', initial: [] },
    vase_life_days: 'int',
    processing_lead_days: 'int',
    waste_bps: 'int',
    substitutes: { type: 'jsonb', initial: [] },
  },
});

type PricedThen = NonNullable<RecipeHistory['prices']>[number];

/** A pack with what it is of. */
export type PackRow = Required<Omit<Pack, 'currency'>> & { readonly ingredient_id: number; readonly supplier_name: string };

const PACK = `p.id, p.ingredient_id, p.supplier_id, s.name as supplier_name, p.sku, p.pack_name, p.pack_size, p.pack_price_cents, p.min_packs, p.step_packs, p.is_default, p.price_since`;

export function supplierList(db: Db): Promise<Supplier[]> {
  return db.rows<Supplier>(
    `select ${suppliers.columns} from floral_recipe_builder_supplier order by archived_at is not null, lower(name), id limit 500`,
  );
}

export function ingredientPage(db: Db, query: IngredientQuery): Promise<CountedPage<IngredientRow>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `kind = ${at}::text`, query.kind)
    .add((at) => `(cardinality(season_months) = 0 or ${at}::int = any (season_months))`, query.month)
    .add((at) => `colour_family = ${at}::text`, query.colour)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
  return countedPage<IngredientRow>(db, { table: ingredients.name, columns: ingredients.columns, filter, order: 'lower(name), id', query });
}

/** Everything that is not in the archive, by the names it is known by. */
export function knownNames(db: Db): Promise<Pick<IngredientRow, 'botanical' | 'id' | 'name' | 'unit'>[]> {
  return db.rows('select id, name, botanical, unit from floral_recipe_builder_ingredient where archived_at is null order by id limit 5000');
}

export function packsOf(db: Db, ingredientIds: readonly number[]): Promise<PackRow[]> {
  return db.rows<PackRow>(
    `select ${PACK} from floral_recipe_builder_pack p join floral_recipe_builder_supplier s on s.tenant_id = p.tenant_id and s.id = p.supplier_id
     where p.ingredient_id = any ($1::int[]) and p.removed_at is null order by p.ingredient_id, p.is_default desc, p.id`,
    [ingredientIds],
  );
}

/** The ingredients of some lines, with the pack that they are priced by; archived ones too. */
export function pricedIngredients(db: Db, ids: readonly number[]): Promise<IngredientRow[]> {
  return db.rows<IngredientRow>(`select ${ingredients.columns} from floral_recipe_builder_ingredient where id = any ($1::int[])`, [ids]);
}

export async function lockPack(db: Db, id: number): Promise<PackRow | undefined> {
  const [pack] = await db.rows<PackRow>(
    `select ${PACK} from floral_recipe_builder_pack p join floral_recipe_builder_supplier s on s.tenant_id = p.tenant_id and s.id = p.supplier_id
     where p.id = $1 and p.removed_at is null for update of p`,
    [id],
  );
  return pack;
}

export async function insertPack(db: Db, { ingredientId, pack }: { ingredientId: number; pack: NewPack }): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    `insert into floral_recipe_builder_pack (ingredient_id, supplier_id, sku, pack_name, pack_size, pack_price_cents, min_packs, step_packs, is_default, created_by_id, updated_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [
      ingredientId,
      pack.supplier_id,
      pack.sku,
      pack.pack_name,
      pack.pack_size,
      pack.pack_price_cents,
      pack.min_packs,
      pack.step_packs,
      pack.is_default,
      db.memberId,
    ],
  );
  if (!made) throw new Error('An insert of a pack answered nothing');
  return made.id;
}

export async function writePack(db: Db, { id, pack, since }: { id: number; pack: PackRow & PackPatch; since: string }): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_pack set supplier_id = $2, sku = $3, pack_name = $4, pack_size = $5, pack_price_cents = $6, min_packs = $7, step_packs = $8, is_default = $9,
       price_since = $10::date, version = version + 1, updated_at = now(), updated_by_id = $11 where id = $1`,
    [
      id,
      pack.supplier_id,
      pack.sku,
      pack.pack_name,
      pack.pack_size,
      pack.pack_price_cents,
      pack.min_packs,
      pack.step_packs,
      pack.is_default,
      since,
      db.memberId,
    ],
  );
}

/** There is one usual pack of an ingredient: whichever becomes it takes it from the other. */
export async function clearUsualPack(db: Db, ingredientId: number): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_pack set is_default = false, version = version + 1 where ingredient_id = $1 and is_default and removed_at is null`,
    [ingredientId],
  );
}

/** An ingredient that is bought in some way has a usual one: the oldest, when nobody has chosen. */
export async function ensureUsualPack(db: Db, ingredientId: number): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_pack set is_default = true, version = version + 1 where id = (
       select min(id) from floral_recipe_builder_pack where ingredient_id = $1 and removed_at is null
       having not bool_or(is_default))`,
    [ingredientId],
  );
}

export async function removePack(db: Db, id: number): Promise<void> {
  await db.rows('update floral_recipe_builder_pack set removed_at = now(), is_default = false, updated_by_id = $2 where id = $1', [
    id,
    db.memberId,
  ]);
}

export function notePrice(
  db: Db,
  { packId, pack_price_cents, pack_size }: { packId: number; pack_price_cents: number; pack_size: number },
): void {
  db.later('insert into floral_recipe_builder_price (pack_id, pack_price_cents, pack_size, by_id) values ($1, $2, $3, $4)', [
    packId,
    pack_price_cents,
    pack_size,
    db.memberId,
  ]);
}

export function pricesOf(db: Db, ingredientId: number): Promise<PackPrice[]> {
  return db.rows<PackPrice>(
    `select h.pack_id, s.name as supplier_name, h.pack_size, h.pack_price_cents, h.at, h.by_id
     from floral_recipe_builder_pack p
     join floral_recipe_builder_price h on h.tenant_id = p.tenant_id and h.pack_id = p.id
     join floral_recipe_builder_supplier s on s.tenant_id = p.tenant_id and s.id = p.supplier_id
     where p.ingredient_id = $1 order by h.at desc, h.id desc limit 500`,
    [ingredientId],
  );
}

/** What the usual packs of some ingredients have cost, the newest first. */
export function pricesOfAll(db: Db, ingredientIds: readonly number[]): Promise<PricedThen[]> {
  return db.rows<PricedThen>(
    `select p.ingredient_id, i.name, s.name as supplier_name, h.pack_size, h.pack_price_cents, h.at
     from floral_recipe_builder_pack p
     join floral_recipe_builder_ingredient i on i.tenant_id = p.tenant_id and i.id = p.ingredient_id
     join floral_recipe_builder_price h on h.tenant_id = p.tenant_id and h.pack_id = p.id
     join floral_recipe_builder_supplier s on s.tenant_id = p.tenant_id and s.id = p.supplier_id
     where p.ingredient_id = any ($1::int[]) and p.is_default and p.removed_at is null order by h.at desc, h.id desc limit 500`,
    [ingredientIds],
  );
}
