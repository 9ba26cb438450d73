import type { Db } from '../../../platform/db/db';
import type { AcceptedPieces, LockedBook } from '../api';
import { bookTotals } from '../book/price';
import { bookOfProject, books, profiles, recipes, recipesOf, type StoredRecipe } from '../book/repository';
import { keepVersion } from './repository';

/** What was ordered or made already stays so; the new numbers are kept as a version all the same. */
const BEFORE_LOCK = ['draft', 'priced'];

/** The book of a project with the numbers that were accepted, locked; nothing where there is no book, or none of its pieces is in the proposal. */
export async function lockBook(db: Db, { projectId, pieces }: AcceptedPieces): Promise<LockedBook> {
  const book = await bookOfProject(db, projectId);
  const wanted = new Map(pieces.map(({ recipe_id, quantity }) => [recipe_id, quantity]));
  const stored = book ? await recipesOf(db, book.id) : [];
  if (!book || !stored.some(({ id }) => wanted.has(id))) return { locked: false, rentals: [], rentals_before: [] };
  const held = await books.lock(db, book.id);
  for (const { id, quantity } of stored) {
    const taken = wanted.get(id);
    if (taken !== undefined && taken !== quantity) await recipes.patch(db, { id, changes: { quantity: taken } });
  }
  const now = await recipesOf(db, book.id);
  const { rules } = await profiles.read(db, book.pricing_profile_id);
  const { price_cents } = bookTotals(now, { rules, seesCosts: false });
  const version_id = await keepVersion(db, { bookId: book.id, recipes: now, rules, price_cents });
  await books.patch(db, { id: book.id, changes: BEFORE_LOCK.includes(held.status) ? { status: 'locked' } : {} });
  db.emit('floral_recipe_builder.recipe_book.locked@1', { project_id: projectId, book_id: book.id, version_id });
  const named = (pieces: readonly StoredRecipe[]) => pieces.filter(({ id }) => wanted.has(id));
  return { locked: true, rentals: lent(named(now)), rentals_before: lent(named(stored)) };
}

function lent(pieces: readonly StoredRecipe[]): LockedBook['rentals'] {
  const sums = new Map<string, number>();
  for (const { quantity, rentals } of pieces) for (const { name, qty } of rentals) sums.set(name, (sums.get(name) ?? 0) + qty * quantity);
  return [...sums].map(([name, qty]) => ({ name, qty })).filter(({ qty }) => qty > 0);
}
