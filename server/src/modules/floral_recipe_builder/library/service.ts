import {
  asPriced,
  priceRecipe,
  scaledLines,
  stemsOf,
  usualProfile,
  usualSizes,
  type BookRecipe,
  type LibraryPatch,
  type LibraryRecipe,
  type NewRecipe,
  type TakenRecipe,
  type WrittenLine,
} from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { linesWithPacks } from '../book/lines';
import { recipes, usualProfileOf, type StoredRecipe } from '../book/repository';
import type { BookService } from '../book/service';
import { refuseArchived, type Reader } from '../catalogue/service';
import { library, libraryList, type StoredLibraryRecipe } from './repository';

interface Ports {
  readonly books: BookService;
  readonly platform: Pick<Platform, 'clock'>;
}

/** What a piece is begun with, wherever it comes from. */
type Beginning = Pick<
  NewRecipe,
  'arrangement_type' | 'design_notes' | 'labor' | 'lines' | 'minutes' | 'name' | 'rentals' | 'round_step_cents'
>;

/** Recipes of no project. Every method runs in the transaction it is given. */
export class LibraryService {
  readonly #books: BookService;
  readonly #platform: Ports['platform'];

  constructor({ books, platform }: Ports) {
    this.#books = books;
    this.#platform = platform;
  }

  async list(db: Db): Promise<LibraryRecipe[]> {
    return this.#shown(db, await libraryList(db));
  }

  async read(db: Db, id: number): Promise<LibraryRecipe> {
    const [shown] = await this.#shown(db, [await library.read(db, id)]);
    return shown as LibraryRecipe;
  }

  /** Keeps a piece as it stands; the piece itself is not changed. */
  async save(db: Db, { recipeId, name }: { recipeId: number; name: string }): Promise<LibraryRecipe> {
    const { id } = await library.insert(db, { ...beginningOf(await this.#piece(db, recipeId)), name, sizes: usualSizes });
    return this.read(db, id);
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: LibraryPatch; ifMatch: string | undefined }): Promise<LibraryRecipe> {
    refuseArchived(await library.lockVersion(db, { id, ifMatch }));
    await library.patch(db, { id, changes: patch });
    return this.read(db, id);
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<LibraryRecipe> {
    await library.mark(db, { ids: [id], column: 'archived_at', on: archived });
    return this.read(db, id);
  }

  /**
   * A new piece of a project, of the library or of another piece. It is priced by what flowers cost today.
   *
   * @throws AppError `not_found` for what the caller does not see
   */
  async take(db: Db, { projectId, taken, reader }: { projectId: number; taken: TakenRecipe; reader: Reader }): Promise<BookRecipe> {
    const { from, page, quantity, factor_milli } = taken;
    const beginning = beginningOf(from.kind === 'library' ? await library.read(db, from.id) : await this.#piece(db, from.id));
    const input: NewRecipe = {
      ...beginning,
      lines: scaledLines(beginning.lines, factor_milli),
      page,
      quantity,
      status: 'draft',
      price_override_cents: null,
      price_locked: false,
      locked_price_cents: null,
      is_no_recipe: false,
      target_price_cents: null,
      repurposed_from: [],
    };
    return this.#books.createRecipe(db, { projectId, input, reader });
  }

  async #piece(db: Db, id: number): Promise<StoredRecipe> {
    const recipe = await recipes.read(db, id);
    if (recipe.deleted_at) throw new AppError('not_found');
    return recipe;
  }

  /** With names and prices, all lines of all recipes in one read. */
  async #shown(db: Db, stored: readonly StoredLibraryRecipe[]): Promise<LibraryRecipe[]> {
    const now = this.#platform.clock().toISOString();
    const all = await linesWithPacks(db, { written: stored.flatMap(({ lines }) => lines), before: [], now });
    const { rules } = await usualProfileOf(db, { name: 'Usual prices', rules: usualProfile, is_default: true });
    let from = 0;
    return stored.map(({ labor, round_step_cents, rentals, ...recipe }) => {
      const lines = all.slice(from, (from += recipe.lines.length));
      const priced = asPriced({ ...NOTHING_SET, ...recipe, labor, round_step_cents, rentals, lines });
      return {
        ...recipe,
        lines: lines.map(({ key, ingredient_id, name, kind, unit, qty_milli }) => ({ key, ingredient_id, name, kind, unit, qty_milli })),
        stems_milli: stemsOf(priced),
        unit_cents: priceRecipe(priced, rules).unit_cents,
      };
    });
  }
}

const NOTHING_SET = { quantity: 1, price_override_cents: null, locked_price_cents: null, is_no_recipe: false, repurposed_from: [] };

function beginningOf(from: StoredLibraryRecipe | StoredRecipe): Beginning {
  const { name, arrangement_type, design_notes, minutes, labor, round_step_cents, rentals } = from;
  return { name, arrangement_type, design_notes, minutes, labor, round_step_cents, rentals, lines: from.lines.map(writtenLine) };
}

/** Without the pack: what it is priced by is looked up where it is taken. */
function writtenLine({ key, ingredient_id, qty_milli, waste_bps, multiplier_milli, note }: WrittenLine): WrittenLine {
  return { key, ingredient_id, qty_milli, waste_bps, multiplier_milli, note };
}
