import { findIngredients, type BookRecipe, type Ingredient, type RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Job } from '../job';
import { ARRANGEMENTS } from '../../planner/arrangements';
import { colorsIn } from '../../planner/flowers';
import { englishOf, singular } from '../topics/flowers-named';
import { isPiece, OF_BOOK, partsOf, wordsOfRecipe } from '../topics/recipe-named';
import { readData } from '../topics/topic';

/** The pieces of a project that are there. */
export interface OpenBook {
  readonly project: Pick<ProjectRow, 'id' | 'name'>;
  readonly book: RecipeBook;
  readonly recipes: readonly BookRecipe[];
}

export async function bookOf(job: Job, project: Pick<ProjectRow, 'id' | 'name'>): Promise<OpenBook | undefined> {
  const book = await readData<RecipeBook>(job, OF_BOOK.tool, { projectId: project.id });
  return book && { project, book, recipes: book.recipes.filter(({ deleted_at: gone }) => gone === null) };
}

const wordsIn = (said: string): readonly string[] => plainLetters(said).match(/[\p{L}']+/gu) ?? [];

/** Pieces that words name, the closest ones: by their own words, whatever else was said. None: the words name no piece. */
export function piecesIn<T extends Pick<BookRecipe, 'arrangement_type' | 'name'>>(recipes: readonly T[], said: string): readonly T[] {
  const words = wordsIn(said).flatMap(partsOf);
  const scored = recipes.map((recipe) => ({ recipe, score: words.filter((word) => wordsOfRecipe(recipe).has(word)).length }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ recipe }) => recipe);
}

/** Whether words say of themselves that they are a piece: “the bouquet”, “bar arrangements”. */
export const saysPiece = (said: string): boolean => wordsIn(said).some(isPiece) || ARRANGEMENTS.some(({ pattern }) => pattern.test(said));

export type Line = BookRecipe['lines'][number];

/** The flowers of a catalogue, by the page that tools read. */
export async function catalogueOf(job: Job, search?: string): Promise<readonly Ingredient[]> {
  const page = await readData<{ results: Ingredient[] }>(job, 'floral_recipe_builder.ingredients', {
    page_size: 200,
    ...(search !== undefined && { search }),
  });
  return page?.results.filter(({ archived_at: gone }) => gone === null) ?? [];
}

/** Lines whose flower words name: by its name, by its genus (“the roses”), in another language. */
export function linesIn(lines: readonly Line[], said: string, catalogue: readonly Ingredient[]): readonly Line[] {
  const named = findIngredients(englishFlowers(said), lines);
  if (named.length > 0) return sameAsFirst(named);
  const ids = new Set(flowersIn(catalogue, said).map(({ id }) => id));
  return lines.filter(({ ingredient_id: id }) => ids.has(id));
}

/** Flowers of the catalogue that words name, all of them. */
export function flowersIn(catalogue: readonly Ingredient[], said: string): readonly Ingredient[] {
  const words = englishFlowers(said);
  const named = findIngredients(words, catalogue);
  if (named.length > 0) return sameAsFirst(named);
  // “Freedom red”, “white O’Hara roses”: a kind or a colour beside a name narrows it, and never stands for it.
  const parts = words.split(' ').filter((word) => word.length > 2);
  const names = parts.filter((word) => colorsIn(word).length === 0);
  if (names.length === 0) return [];
  const found = names.map((word) => findIngredients(word, catalogue));
  const all = catalogue.filter((row) => found.every((rows) => rows.includes(row)));
  const colours = parts.filter((word) => !names.includes(word));
  const coloured = all.filter(({ name, colour_family: family }) =>
    colours.every((colour) => plainLetters(`${name} ${family ?? ''}`).includes(colour)),
  );
  return coloured.length > 0 ? coloured : all;
}

/** A whole name is meant alone where others only begin with it. */
function sameAsFirst<T extends { readonly name: string }>(found: readonly T[]): readonly T[] {
  const [first] = found;
  return first && found.some((other) => other !== first && plainLetters(other.name) !== plainLetters(first.name))
    ? found
    : found.slice(0, 1);
}

const ARTICLE = /^(?:the|our|some|more|all|die|der|das|den|las?|los|el) (?=\p{L})/u;
const englishFlowers = (said: string): string =>
  plainLetters(said)
    .replace(ARTICLE, '')
    .split(' ')
    .map((word) => (word.length > 3 ? englishOf(word) : singular(word)))
    .join(' ');

/** Lines that a whole clause speaks of: “the Coral Charm won’t exist in December”. */
export function linesSaidIn(lines: readonly Line[], clause: string): readonly Line[] {
  const said = new Set(wordsIn(clause).flatMap((word) => [word, singular(word), englishOf(word)]));
  const isSaid = (name: string): boolean => {
    const words = wordsIn(name);
    return words.length > 0 && words.every((word) => said.has(word) || said.has(singular(word)));
  };
  return lines.filter(({ name }) => isSaid(/‘(.+)’/.exec(name)?.[1] ?? name) || isSaid(name.replace(/\s*‘.+’/, '')));
}
