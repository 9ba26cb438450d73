import {
  usualProfile,
  type BookPatch,
  type BookRecipe,
  type NewRecipe,
  type PricingProfile,
  type RecipeBook,
  type RecipePatch,
  type WrittenLine,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import type { Platform } from '../../../platform/platform';
import { etagOf } from '../../../platform/records/etag-of';
import type { Reader } from '../catalogue/service';
import { linesWithPacks, refuseUnknownIngredients } from './lines';
import { lockOf } from './locked-price';
import { bookTotals, pricedRecipe } from './price';
import {
  bookOfProject,
  books,
  makeBook,
  nextPosition,
  profiles,
  recipes,
  recipesOf,
  usualProfileOf,
  type StoredBook,
  type StoredLine,
  type StoredRecipe,
} from './repository';

/** What a book begins with. */
export const FIRST_PAGES = [
  { key: 'personal', name: 'Personal' },
  { key: 'ceremony', name: 'Ceremony' },
  { key: 'reception', name: 'Reception' },
];

/** A book with the day it is for. */
export type DatedBook = StoredBook & Pick<RecipeBook, 'event_date'>;

type Ports = Pick<Platform, 'api' | 'clock'>;

/** The pieces of a project and their prices. Knows no HTTP; every method runs in the transaction it is given. */
export class BookService {
  readonly #platform: Ports;

  constructor(platform: Ports) {
    this.#platform = platform;
  }

  /** A project that is opened for the first time gets an empty book. @throws AppError `not_found` for a project that the caller does not see */
  async read(db: Db, projectId: number, reader: Reader): Promise<RecipeBook> {
    return this.whole(db, await this.#book(db, projectId, reader), reader);
  }

  async readRecipe(db: Db, id: number, reader: Reader): Promise<BookRecipe> {
    const recipe = await recipes.read(db, id);
    if (recipe.deleted_at) throw new AppError('not_found');
    return this.#priced(db, await books.read(db, recipe.book_id), recipe, reader);
  }

  async update(
    db: Db,
    { projectId, patch, ifMatch, reader }: { projectId: number; patch: BookPatch; ifMatch: string | undefined; reader: Reader },
  ): Promise<RecipeBook> {
    const { id, event_date } = await this.#book(db, projectId, reader);
    refuseLocked(await books.lockVersion(db, { id, ifMatch }));
    if (patch.pages) refuseLostPages(patch.pages, await recipesOf(db, id));
    if (patch.pricing_profile_id && !(await profiles.find(db, patch.pricing_profile_id)))
      throw new AppError('invalid_input', { fields: { pricing_profile_id: ['is not a profile of yours'] } });
    const saved = await books.patch(db, { id, changes: { ...patch, profile_id: patch.pricing_profile_id } });
    return this.whole(db, { ...saved, event_date }, reader);
  }

  async createRecipe(db: Db, { projectId, input, reader }: { projectId: number; input: NewRecipe; reader: Reader }): Promise<BookRecipe> {
    return this.addTo(db, { book: await this.#book(db, projectId, reader), input, reader });
  }

  /** A new piece of a book, which may be one without a project. */
  async addTo(db: Db, { book, input, reader }: { book: StoredBook; input: NewRecipe; reader: Reader }): Promise<BookRecipe> {
    refuseLocked(await books.lock(db, book.id));
    refuseUnknownPage(book, input.page);
    const lines = await this.#lines(db, input.lines, []);
    const made = await recipes.insert(db, {
      ...input,
      ...lockOf({ ...input, lines }, await this.#rules(db, book)),
      lines,
      book_id: book.id,
      project_id: book.project_id,
      position: await nextPosition(db, book.id),
    });
    this.#record(db, made.id, 'created');
    return this.#priced(db, book, made, reader);
  }

  async updateRecipe(
    db: Db,
    { id, patch, ifMatch, reader }: { id: number; patch: RecipePatch; ifMatch: string | undefined; reader: Reader },
  ): Promise<BookRecipe> {
    requireIfMatch(ifMatch);
    const before = await recipes.lock(db, id);
    if (before.deleted_at) throw new AppError('not_found');
    const book = await books.read(db, before.book_id);
    // A conflict shows the piece as the caller may see it: without costs for some.
    checkVersion(ifMatch, { etag: etagOf(before), current: await this.#priced(db, book, before, reader) });
    refuseLocked(book);
    if (patch.page) refuseUnknownPage(book, patch.page);
    const lines = patch.lines && (await this.#lines(db, patch.lines, before.lines));
    const after = { ...before, ...patch, lines: lines ?? before.lines };
    const saved = await recipes.patch(db, { id, changes: { ...patch, ...lockOf(after, await this.#rules(db, book)), lines } });
    return this.#priced(db, book, saved, reader);
  }

  async setDeleted(db: Db, { id, deleted, reader }: { id: number; deleted: boolean; reader: Reader }): Promise<BookRecipe> {
    const before = await recipes.lock(db, id);
    const book = await books.read(db, before.book_id);
    refuseLocked(book);
    const changed = await recipes.mark(db, { ids: [id], column: 'deleted_at', on: deleted });
    if (changed.length > 0) this.#record(db, id, deleted ? 'deleted' : 'restored');
    return this.#priced(db, book, await recipes.read(db, id), reader);
  }

  async #book(db: Db, projectId: number, { currency }: Reader): Promise<DatedBook> {
    const project = await this.#platform.api('tenant_crm').project(db, projectId);
    if (!project) throw new AppError('not_found');
    const known = await bookOfProject(db, projectId);
    const { event_date } = project;
    if (known) return { ...known, event_date };
    const { id: profileId } = await usualProfileOf(db, { name: 'Usual prices', rules: usualProfile, is_default: true });
    await makeBook(db, { projectId, name: project.name, currency, pages: FIRST_PAGES, profileId });
    const made = await bookOfProject(db, projectId);
    if (!made) throw new AppError('not_found');
    return { ...made, event_date };
  }

  async #lines(db: Db, written: readonly WrittenLine[], before: readonly StoredLine[]): Promise<StoredLine[]> {
    await refuseUnknownIngredients(db, written);
    return linesWithPacks(db, { written, before, now: this.#platform.clock().toISOString() });
  }

  async #rules(db: Db, { pricing_profile_id }: StoredBook): Promise<PricingProfile> {
    return (await profiles.read(db, pricing_profile_id)).rules;
  }

  /** A book with its pieces and sums, as the reader may see it. */
  async whole(db: Db, book: DatedBook, { seesCosts }: Reader): Promise<RecipeBook> {
    const [stored, rules] = [await recipesOf(db, book.id), await this.#rules(db, book)];
    return {
      ...book,
      waste_bps: rules.waste_bps,
      drift_limits: { drift_green_bps: rules.drift_green_bps, drift_yellow_bps: rules.drift_yellow_bps },
      recipes: stored.map((recipe) => pricedRecipe(recipe, { rules, seesCosts })),
      totals: bookTotals(stored, { rules, seesCosts }),
    };
  }

  async #priced(db: Db, book: StoredBook, recipe: StoredRecipe, { seesCosts }: Reader): Promise<BookRecipe> {
    return pricedRecipe(recipe, { rules: await this.#rules(db, book), seesCosts });
  }

  #record(db: Db, id: number, kind: string): void {
    this.#platform.api('records').of('floral_recipe_builder').record(db, { subject_type: 'recipe', subject_id: id, kind });
  }
}

export function refuseLocked({ status }: StoredBook): void {
  if (status !== 'draft' && status !== 'priced') throw new AppError('floral_recipe_builder.book_locked');
}

function refuseUnknownPage({ pages }: StoredBook, page: string): void {
  if (!pages.some(({ key }) => key === page)) throw new AppError('invalid_input', { fields: { page: ['is not a page of this book'] } });
}

function refuseLostPages(pages: RecipeBook['pages'], stored: readonly StoredRecipe[]): void {
  const lost = stored.find(({ page }) => !pages.some(({ key }) => key === page));
  if (lost) throw new AppError('invalid_input', { fields: { pages: [`must keep the page of ${lost.name}`] } });
}
