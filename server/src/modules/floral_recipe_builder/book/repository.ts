import type { BookPage, BookRecipe, NewProfile, Profile } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** A line as it is kept: with the pack that it is priced by. */
export type StoredLine = BookRecipe['lines'][number] & { readonly pack_price_cents: number; readonly multiplier_milli: number | null };

/** A piece as it is kept; its prices are made anew each time. */
export type StoredRecipe = Omit<BookRecipe, 'lines' | 'price'> & {
  readonly lines: readonly StoredLine[];
  readonly project_id: number | null;
};

export const recipes = new RecordTable<StoredRecipe>({
  name: 'floral_recipe_builder_recipe',
  reads: {
    id: true,
    book_id: true,
    project_id: true,
    name: true,
    page: true,
    position: true,
    arrangement_type: true,
    quantity: true,
    status: true,
    design_notes: true,
    minutes: true,
    labor: true,
    round_step_cents: true,
    price_override_cents: true,
    price_locked: true,
    locked_price_cents: true,
    is_no_recipe: true,
    target_price_cents: true,
    repurposed_from: true,
    rentals: true,
    lines: true,
    deleted_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    book_id: 'int',
    project_id: 'int',
    name: 'text',
    page: 'text',
    position: 'int',
    arrangement_type: 'text',
    quantity: 'int',
    status: 'text',
    design_notes: 'text',
    minutes: 'int',
    labor: 'jsonb',
    round_step_cents: 'bigint',
    price_override_cents: 'bigint',
    price_locked: 'boolean',
    locked_price_cents: 'bigint',
    is_no_recipe: 'boolean',
    target_price_cents: 'bigint',
    repurposed_from: { type: 'int[]', initial: [] },
    rentals: 'jsonb',
    lines: 'jsonb',
  },
});

export interface StoredBook {
  readonly id: number;
  readonly project_id: number | null;
  readonly name: string;
  readonly status: 'draft' | 'locked' | 'ordered' | 'priced' | 'produced';
  readonly currency: string;
  readonly pages: BookPage[];
  readonly pricing_profile_id: number;
  readonly updated_at: string;
  readonly version: number;
}

export const books = new RecordTable<StoredBook>({
  name: 'floral_recipe_builder_book',
  reads: {
    id: true,
    project_id: true,
    name: true,
    status: true,
    currency: true,
    pages: true,
    pricing_profile_id: 'profile_id',
    updated_at: true,
    version: true,
  },
  writes: {
    project_id: 'int',
    temp_key: 'text',
    name: 'text',
    status: { type: 'text', initial: 'draft' },
    currency: 'text',
    pages: 'jsonb',
    profile_id: 'int',
  },
});

export const profiles = new RecordTable<Profile>({
  name: 'floral_recipe_builder_profile',
  reads: { id: true, name: true, rules: 'data', is_default: true, updated_at: true, version: true },
  writes: { name: 'text', data: 'jsonb', is_default: { type: 'boolean', initial: false } },
});

export async function bookOfProject(db: Db, projectId: number): Promise<StoredBook | undefined> {
  const [book] = await db.rows<StoredBook>(
    `select ${books.columns} from floral_recipe_builder_book where project_id = $1 and replaced_by_id is null`,
    [projectId],
  );
  return book;
}

/** One of two who open a new project at once makes its book. */
export async function makeBook(
  db: Db,
  {
    projectId,
    name,
    currency,
    pages,
    profileId,
  }: { projectId: number; name: string; currency: string; pages: readonly BookPage[]; profileId: number },
): Promise<void> {
  await db.rows(
    `insert into floral_recipe_builder_book (project_id, name, currency, pages, profile_id, created_by_id, updated_by_id) values ($1, $2, $3, $4::jsonb, $5, $6, $6)
     on conflict (tenant_id, project_id) where replaced_by_id is null do nothing`,
    [projectId, name, currency, JSON.stringify(pages), profileId, db.memberId],
  );
}

export function recipesOf(db: Db, bookId: number): Promise<StoredRecipe[]> {
  return db.rows<StoredRecipe>(
    `select ${recipes.columns} from floral_recipe_builder_recipe where book_id = $1 and deleted_at is null order by position, id limit 500`,
    [bookId],
  );
}

/** Of pieces of any book, without those that were deleted. */
export function recipesWithIds(db: Db, ids: readonly number[]): Promise<StoredRecipe[]> {
  return db.rows<StoredRecipe>(
    `select ${recipes.columns} from floral_recipe_builder_recipe where id = any ($1::int[]) and deleted_at is null order by id`,
    [ids],
  );
}

export async function nextPosition(db: Db, bookId: number): Promise<number> {
  const [row] = await db.rows<{ position: number }>(
    'select coalesce(max(position) + 1, 0)::int as position from floral_recipe_builder_recipe where book_id = $1 and deleted_at is null',
    [bookId],
  );
  return row?.position ?? 0;
}

export function profileList(db: Db): Promise<Profile[]> {
  return db.rows<Profile>(
    `select ${profiles.columns} from floral_recipe_builder_profile order by is_default desc, lower(name), id limit 100`,
  );
}

/** The profile that new books begin with; the first is made when it is asked for. */
export async function usualProfileOf(db: Db, first: NewProfile): Promise<Profile> {
  const find = () => db.rows<Profile>(`select ${profiles.columns} from floral_recipe_builder_profile where is_default`);
  const [known] = await find();
  if (known) return known;
  await db.rows(
    `insert into floral_recipe_builder_profile (name, data, is_default, created_by_id, updated_by_id) values ($1, $2::jsonb, true, $3, $3)
     on conflict (tenant_id) where is_default do nothing`,
    [first.name, JSON.stringify(first.rules), db.memberId],
  );
  const [made] = await find();
  if (!made) throw new Error('The usual pricing profile could not be made.');
  return made;
}

export async function clearUsualProfile(db: Db): Promise<void> {
  await db.rows('update floral_recipe_builder_profile set is_default = false, version = version + 1 where is_default');
}
