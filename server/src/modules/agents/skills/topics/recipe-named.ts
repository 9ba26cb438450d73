import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Job } from '../job';
import { singular } from './flowers-named';
import { projectNamed } from './project-named';
import { readData } from './topic';

export const OF_BOOK = { tool: 'floral_recipe_builder.book', yours: 'the floral recipes' } as const;

/** What pieces are called, also in other languages, by the words of a recipe; none: it says nothing of its own beside another. */
const PIECES: readonly (readonly [said: RegExp, words: readonly string[]])[] = [
  [/^brautstrau(?:ss|sses|sse)$/, ['bridal', 'bouquet']],
  [/^(?:bridal|brides?|novia|braut)$/, ['bridal']],
  [/^(?:bouquets?|ramos?|strauss|strausse|straussen)$/, ['bouquet']],
  [/^(?:bridesmaids?|brautjungfern?|brautjungfernstrau\w+|damas?)$/, ['bridesmaid']],
  [/^honor$/, []],
  [/^(?:boutonnieres?|buttonholes?|anstecker|ansteckern?|ansteckblumen?|boutonnier|prendidos?)$/, ['boutonniere']],
  [/^(?:arch|arches|bogen|traubogen|blumenbogen|arcos?)$/, ['arch']],
  [/^(?:centerpieces?|centrepieces?|tischgestecke?s?|centros?)$/, ['centrepiece']],
  [/^(?:mesa|mesas|table|tables)$/, []],
  [/^(?:standing|casket|stehend\w*)$/, ['$']],
  [/^sprays$/, ['spray']],
  [/^(?:installations?)$/, ['installation']],
];

/** Words that say a word is a piece, whatever its name: “the plinth piece”. */
export const partsOf = (word: string): readonly string[] => {
  const found = PIECES.find(([said]) => said.test(word))?.[1];
  return found === undefined || found[0] === '$' ? [singular(word)] : found;
};
export const isPiece = (word: string): boolean => PIECES.some(([said]) => said.test(word));

/** Pieces of one project that are meant. */
export interface NamedPieces {
  readonly project: Pick<ProjectRow, 'id' | 'name'>;
  readonly book: RecipeBook;
  readonly recipes: readonly BookRecipe[];
  /** Whether they were named, or all of the project are meant. */
  readonly isNamed: boolean;
}

/** `ask`: a piece is named and no project is. */
export type PiecesFound = NamedPieces | 'ask' | undefined;

/** The recipes that words name, of the project they name as well or of the open one. Undefined: a word is neither. */
export async function piecesNamed(job: Job, said: readonly string[]): Promise<PiecesFound> {
  const pieces = said.filter(isPiece);
  const rest = said.filter((word) => !isPiece(word));
  const { project, left } = await projectAmong(job, rest);
  if (!project) return pieces.length > 0 && rest.length === 0 ? 'ask' : undefined;
  const book = await readData<RecipeBook>(job, OF_BOOK.tool, { projectId: project.id });
  if (!book) return undefined;
  const wanted = [...pieces, ...left].flatMap(partsOf);
  const recipes = book.recipes.filter(({ deleted_at: gone }) => gone === null);
  if (wanted.length === 0) return { project, book, recipes, isNamed: false };
  const meant = recipes.filter((recipe) => wanted.every((word) => wordsOfRecipe(recipe).has(word)));
  return meant.length === 0 ? undefined : { project, book, recipes: meant, isNamed: true };
}

/** The words by which a piece is known. */
export const wordsOfRecipe = ({ name, arrangement_type: type }: Pick<BookRecipe, 'arrangement_type' | 'name'>): ReadonlySet<string> =>
  new Set((plainLetters(`${name} ${type}`).match(/\p{L}+/gu) ?? []).map((word) => singular(word).replace('centerpiece', 'centrepiece')));

/** The project that some of the words name, and the words that are left; the open one where none does. */
async function projectAmong(job: Job, said: readonly string[]): Promise<{ project: ProjectRow | undefined; left: readonly string[] }> {
  const whole = said.length > 0 ? await projectNamed(job, said) : undefined;
  if (whole) return { project: whole, left: [] };
  const found = new Map<number, ProjectRow>();
  const left: string[] = [];
  for (const word of said) {
    const one = await projectNamed(job, [word]);
    if (one) found.set(one.id, one);
    else left.push(word);
  }
  const [project, ...others] = [...found.values()];
  if (others.length > 0) return { project: undefined, left };
  if (project) return { project, left };
  const { projectId } = job.turn;
  const open = projectId === null ? undefined : await readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
  return { project: open, left };
}

/** The page of the recipes of a project. */
export const bookCard = ({ id, name }: Pick<ProjectRow, 'id' | 'name'>) => ({
  projectId: id,
  cards: { data: [{ id, name, url: `/floral_recipe_builder/recipe_app/${String(id)}` }] },
});
