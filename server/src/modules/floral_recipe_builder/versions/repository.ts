import type { BookVersion, PricingProfile } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import type { StoredRecipe } from '../book/repository';

/** A version with all that its prices are made of. */
export interface StoredVersion {
  readonly recipes: readonly StoredRecipe[];
  readonly rules: PricingProfile;
}

export async function keepVersion(
  db: Db,
  { bookId, recipes, rules, price_cents }: StoredVersion & { bookId: number; price_cents: number },
): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    `insert into floral_recipe_builder_book_version (book_id, number, recipes, rules, price_cents, locked_by_id)
     select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3::jsonb, $4::bigint, $5::int from floral_recipe_builder_book_version where book_id = $1 returning id`,
    [bookId, JSON.stringify(recipes), JSON.stringify(rules), price_cents, db.memberId],
  );
  if (!made) throw new Error('A version that was kept is not there');
  return made.id;
}

export function versionsOf(db: Db, bookId: number): Promise<BookVersion[]> {
  return db.rows<BookVersion>(
    `select id, number, locked_at, locked_by_id, price_cents, jsonb_array_length(recipes) as piece_count
     from floral_recipe_builder_book_version where book_id = $1 order by number desc limit 100`,
    [bookId],
  );
}

/** Undefined for one of another book. */
export async function versionOf(db: Db, { bookId, id }: { bookId: number; id: number }): Promise<StoredVersion | undefined> {
  const [found] = await db.rows<StoredVersion>(
    'select recipes, rules from floral_recipe_builder_book_version where book_id = $1 and id = $2',
    [bookId, id],
  );
  return found;
}
