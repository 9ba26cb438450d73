import type { BookPage } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { books, type StoredBook } from '../book/repository';

/** A quick quote; once it was attached, the book that it became a part of. */
export interface TempBook {
  readonly id: number;
  readonly replaced_by_id: number | null;
}

/** The one that is worked on goes before those that were attached, the last of them first. */
export async function tempBook(db: Db, key: string): Promise<TempBook | undefined> {
  const [found] = await db.rows<TempBook>(
    'select id, replaced_by_id from floral_recipe_builder_book where temp_key = $1 order by replaced_by_id is not null, id desc limit 1',
    [key],
  );
  return found;
}

/** One of two who open a quick quote at once makes its book. */
export async function makeTempBook(
  db: Db,
  { key, currency, pages, profileId }: { key: string; currency: string; pages: readonly BookPage[]; profileId: number },
): Promise<void> {
  await db.rows(
    `insert into floral_recipe_builder_book (temp_key, name, currency, pages, profile_id, created_by_id, updated_by_id) values ($1, 'Quick quote', $2, $3::jsonb, $4, $5, $5)
     on conflict (tenant_id, temp_key) where replaced_by_id is null do nothing`,
    [key, currency, JSON.stringify(pages), profileId, db.memberId],
  );
}

/** Hands all pieces of a book to another, after those it has; also those that were taken out and may be brought back. */
export async function moveRecipes(db: Db, { from, to }: { from: StoredBook; to: StoredBook }): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_recipe set book_id = $2, project_id = $3::int, version = version + 1, updated_at = now(), updated_by_id = $4::int,
       position = position + (select coalesce(max(position) + 1, 0) from floral_recipe_builder_recipe where book_id = $2)
     where book_id = $1`,
    [from.id, to.id, to.project_id, db.memberId],
  );
  await db.rows('update floral_recipe_builder_book set replaced_by_id = $2 where id = $1', [from.id, to.id]);
  const missing = from.pages.filter(({ key }) => !to.pages.some((page) => page.key === key));
  if (missing.length > 0) await books.patch(db, { id: to.id, changes: { pages: [...to.pages, ...missing] } });
}
