import type { BookRecipe, WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Outcome } from '../../runs/turn';
import { ask, type Details } from '../confirmed-change';
import { text, type Job } from '../job';
import { bookCard } from '../topics/recipe-named';
import type { OpenBook } from './piece-meant';

export const CHANGE_RECIPE = 'floral_recipe_builder.change_recipe';

interface Change {
  readonly piece: BookRecipe;
  readonly open: OpenBook;
  readonly changes: { readonly quantity?: number; readonly lines?: readonly WrittenLine[] };
  readonly say: string;
  readonly details: Details;
}

/** Shows the change of a piece; it is made by the click, and only as long as nobody else has changed the piece meanwhile. */
export function askForChange(job: Job, { piece, open: { project }, changes, say, details }: Change): Outcome {
  const given = { id: piece.id, version: piece.version, ...changes };
  return ask(job, CHANGE_RECIPE, given, { say, details: [{ label: 'Project', value: project.name }, ...details], projectId: project.id });
}

const LOCKED = {
  locked: 'are locked',
  ordered: 'are locked, since the flowers are ordered',
  produced: 'are locked, since they are made',
} as const;

/** What it would come to, where the recipes are locked. Undefined: they are not. */
export function lockedBook({ book: { status }, project }: OpenBook, say: readonly string[]): Outcome | undefined {
  if (status === 'draft' || status === 'priced') return undefined;
  return text(
    `It would be ${say.join(' ')}\nThe recipes of ${project.name} ${LOCKED[status]}: unlock them on their page first. Nothing was changed.`,
    bookCard(project),
  );
}

/** Words that only explain the change, or ask for what is told anyway. */
const EXPLAINS =
  /^(?:and )?(?:tell|what|how|was|wie|cuant|que)\b|\b(?:asked|wants?|said|wish(?:es)?|told|decided|mochte|will|pidio|quiere|lo pidio|called|thanks|please|bitte)\b|^(?:it|they|she|he|that)\b|^same (?:count|number|amount)\b/;

/** What else was said and is not part of the change. */
export function notTaken(rest: readonly string[]): string {
  const left = rest.filter((clause) => !EXPLAINS.test(clause));
  return left.length === 0 ? '' : ` I have not used “${left.join(', ')}”: note it on the piece.`;
}

/** Lines as they are written, all of them. */
export const writtenLines = (piece: BookRecipe): readonly WrittenLine[] =>
  piece.lines.map(({ key, ingredient_id, qty_milli, waste_bps, note }) => ({ key, ingredient_id, qty_milli, waste_bps, note }));
