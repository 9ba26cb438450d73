import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { recipeOrdersIn, type RecipeOrder, type RecipeOrders } from '../../planner/reading/recipe-order';
import { planBefore } from '../../planner/conversation';
import { correctedCount } from '../../planner/reading/corrected-count';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { oneProjectOf } from '../project-of';
import { bookCard, OF_BOOK } from '../topics/recipe-named';
import { CHANGE_RECIPE } from './change-recipe';
import { bookOf, piecesIn, saysPiece, type OpenBook } from './piece-meant';
import { changeCount } from './piece-count';
import { changeFlowers } from './piece-flowers';

/**
 * “One centrepiece less for Marlow”, “swap the Juliets for White O’Hara in the Reyes bouquet”: another count of a piece of a project, or other flowers in
 * it, with what it does to flowers, costs and price, by a click. Undefined: the sentence orders no such thing, or it names nothing that is there.
 */
export async function orderOfRecipe(job: Job): Promise<Outcome | undefined> {
  if (!job.tools.has(CHANGE_RECIPE) || !job.tools.has(OF_BOOK.tool)) return undefined;
  const said = OF_A_PAPER.test(job.turn.message) ? undefined : orderSaid(job);
  if (!said) return undefined;
  const { orders, rest, message } = said;
  // What was drafted a moment ago is saved nowhere yet.
  if (planBefore(job.turn.history, job.business.today)?.effect === 'draft' && !saysPiece(message)) return undefined;
  const now = { ...job, turn: { ...job.turn, message } };
  const project = await oneProjectOf(now);
  const open = project && (await bookOf(job, project));
  if (!open || open.recipes.length === 0) return undefined;
  const [order, ...later] = orders;
  const pieces = order.kind === 'swap' ? [] : piecesIn(open.recipes, order.thing);
  const isCount = order.kind !== 'swap' && (order.kind !== 'without' || pieces.length > 0);
  const [piece, ...others] = pieces;
  // Who adds what is not there at all wants something new.
  const isOfThere = order.kind !== 'more' || MORE_OF_IT.test(message);
  if (!piece && isCount && saysPiece(order.thing)) return isOfThere ? noSuchPiece(open, order) : undefined;
  if (!piece) return changeFlowers(now, { open, orders, rest });
  if (others.length > 0) return text(`Which do you mean: ${namesOf(pieces)}? Nothing was changed.`, bookCard(project));
  const counted = order.kind === 'without' ? { ...order, kind: 'set' as const, count: 0 } : order;
  return changeCount(job, { open, piece, order: counted, rest: [...later.map(({ thing }) => thing), ...rest] });
}

const namesOf = (pieces: readonly BookRecipe[]): string => pieces.map(({ name, quantity }) => `${name} (${String(quantity)})`).join(' or ');

/** Lines of papers are changed in them. */
const OF_A_PAPER =
  /\b(?:proposal|quote|estimate|offer|invoice|contract|angebot|rechnung|vertrag|propuesta|presupuesto|factura|contrato)\b/i;
const MORE_OF_IT = /\b(?:more|another|additional|extra|further|mehr|weitere[nrs]?|noch|m[aá]s|otr[oa])\b/i;

/** A piece that the project does not have: what it has, and nothing else is changed instead. */
const noSuchPiece = ({ project, recipes }: OpenBook, { thing }: RecipeOrder): Outcome =>
  text(
    `${project.name} has no “${thing}”. Its pieces are ${recipes.map(({ name, quantity }) => `${name} (${String(quantity)})`).join(', ')}. Nothing was changed.`,
    bookCard(project),
  );

interface Said extends RecipeOrders {
  readonly message: string;
}

/** The orders of this message; or the one before it with another count, or in the piece that was asked for. */
function orderSaid({ turn }: Job): Said | undefined {
  const own = recipeOrdersIn(turn.message);
  if (own) return { ...own, message: turn.message };
  const before = turn.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const ordered = recipeOrdersIn(before);
  if (!ordered) return undefined;
  const { orders, rest } = ordered;
  const [first, ...others] = orders;
  const count = correctedCount(turn.message);
  if (count !== undefined)
    return first.count === null || others.length > 0 ? undefined : { orders: [{ ...first, count, before: null }], rest, message: before };
  const asked = turn.history.at(-1)?.content ?? '';
  if (!ASKED_BACK.test(asked) || turn.message.split(/\s+/).length > LONGEST_REPLY) return undefined;
  return { orders: [{ ...first, where: `${first.where} ${turn.message}` }, ...others], rest, message: `${before} ${turn.message}` };
}

/** Our own question, and how long an answer to it is. */
const ASKED_BACK = /^In which piece\?/;
const LONGEST_REPLY = 6;
