import { usualProfile, type BookRecipe, type NewRecipe, type RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { books, usualProfileOf, type StoredBook } from '../book/repository';
import { FIRST_PAGES, refuseLocked, type BookService } from '../book/service';
import type { Reader } from '../catalogue/service';
import { makeTempBook, moveRecipes, tempBook } from './repository';

interface OfKey {
  readonly key: string;
  readonly reader: Reader;
}

/** Quick quotes before there is a project. Knows no HTTP; every method runs in the transaction it is given. */
export class TempBookService {
  readonly #books: BookService;

  constructor(service: BookService) {
    this.#books = service;
  }

  /** One that is opened for the first time is empty; one that was attached is the book of its project. */
  async read(db: Db, { key, reader }: OfKey): Promise<RecipeBook> {
    const known = await tempBook(db, key);
    if (!known?.replaced_by_id) return this.#books.whole(db, { ...(await this.#open(db, { key, reader })), event_date: null }, reader);
    const { project_id } = await books.read(db, known.replaced_by_id);
    if (project_id === null) throw new AppError('not_found');
    return this.#books.read(db, project_id, reader);
  }

  async createRecipe(db: Db, { key, input, reader }: OfKey & { input: NewRecipe }): Promise<BookRecipe> {
    return this.#books.addTo(db, { book: await this.#open(db, { key, reader }), input, reader });
  }

  /** All pieces become the project's, beside those it has, and keep their ids. @throws AppError `not_found` for one that is attached already */
  async attach(db: Db, { key, projectId, reader }: OfKey & { projectId: number }): Promise<RecipeBook> {
    const { id } = await this.#books.read(db, projectId, reader);
    const known = await tempBook(db, key);
    if (!known) throw new AppError('not_found');
    // In the order of their ids, as everybody who holds two.
    for (const held of [id, known.id].sort((a, b) => a - b)) await books.lock(db, held);
    const again = await tempBook(db, key);
    if (!again || again.replaced_by_id !== null) throw new AppError('not_found');
    const to = await books.read(db, id);
    refuseLocked(to);
    await moveRecipes(db, { from: await books.read(db, known.id), to });
    return this.#books.read(db, projectId, reader);
  }

  async #open(db: Db, { key, reader }: OfKey): Promise<StoredBook> {
    const { id: profileId } = await usualProfileOf(db, { name: 'Usual prices', rules: usualProfile, is_default: true });
    await makeTempBook(db, { key, currency: reader.currency, pages: FIRST_PAGES, profileId });
    const made = await tempBook(db, key);
    if (!made || made.replaced_by_id !== null) throw new AppError('not_found');
    return books.read(db, made.id);
  }
}
