import {
  compareBooks,
  type BookRecipe,
  type BookVersion,
  type Comparison,
  type RecipeBook,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { pricedRecipe } from '../book/price';
import { books, profiles, recipesOf, type StoredBook } from '../book/repository';
import type { BookService } from '../book/service';
import type { Reader } from '../catalogue/service';
import { keepVersion, versionOf, versionsOf } from './repository';

interface OfProject {
  readonly projectId: number;
  readonly reader: Reader;
}

/** Which state of a book leads to which. */
const LOCKABLE = ['draft', 'priced'];
const UNLOCKABLE = ['locked', 'ordered'];

/** Books that are locked, and the versions that were. Knows no HTTP; every method runs in the transaction it is given. */
export class VersionService {
  readonly #books: BookService;

  constructor(service: BookService) {
    this.#books = service;
  }

  /** Keeps the pieces as they stand. Nobody changes them until the book is opened for a new version. */
  async lock(db: Db, { projectId, reader }: OfProject): Promise<RecipeBook> {
    const { id, totals } = await this.#books.read(db, projectId, reader);
    const book = await this.#step(db, { id, from: LOCKABLE, to: 'locked' });
    const { rules } = await profiles.read(db, book.pricing_profile_id);
    const version_id = await keepVersion(db, { bookId: id, recipes: await recipesOf(db, id), rules, price_cents: totals.price_cents });
    db.emit('floral_recipe_builder.recipe_book.locked@1', { project_id: projectId, book_id: id, version_id });
    return this.#books.read(db, projectId, reader);
  }

  async unlock(db: Db, { projectId, reader }: OfProject): Promise<RecipeBook> {
    const { id } = await this.#books.read(db, projectId, reader);
    await this.#step(db, { id, from: UNLOCKABLE, to: 'priced' });
    return this.#books.read(db, projectId, reader);
  }

  async list(db: Db, { projectId, reader }: OfProject): Promise<BookVersion[]> {
    return versionsOf(db, (await this.#books.read(db, projectId, reader)).id);
  }

  /** @throws AppError `not_found` for a version of another book */
  async compare(db: Db, { projectId, id, other, reader }: OfProject & { id: number; other: number | undefined }): Promise<Comparison> {
    const book = await this.#books.read(db, projectId, reader);
    const before = await this.#pieces(db, { bookId: book.id, id });
    const after = other === undefined ? book.recipes : await this.#pieces(db, { bookId: book.id, id: other });
    return {
      before_cents: sumOf(before),
      after_cents: sumOf(after),
      changes: compareBooks(before, after).map((change) => ({ ...change, lines: [...change.lines] })),
    };
  }

  async #pieces(db: Db, wanted: { bookId: number; id: number }): Promise<BookRecipe[]> {
    const version = await versionOf(db, wanted);
    if (!version) throw new AppError('not_found');
    return version.recipes.map((recipe) => pricedRecipe(recipe, { rules: version.rules, seesCosts: false }));
  }

  async #step(db: Db, { id, from, to }: { id: number; from: readonly string[]; to: StoredBook['status'] }): Promise<StoredBook> {
    const before = await books.lock(db, id);
    if (!from.includes(before.status)) throw new AppError('invalid_transition', { from: before.status, to });
    return books.patch(db, { id, changes: { status: to } });
  }
}

const sumOf = (pieces: readonly BookRecipe[]): number => pieces.reduce((sum, { quantity, price }) => sum + price.unit_cents * quantity, 0);
