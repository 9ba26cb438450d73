import { recipeOrderIn, type RecipeOrder } from '../../planner/reading/recipe-order';
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
  const said = orderSaid(job);
  if (!said) return undefined;
  const { order, message } = said;
  // What was drafted a moment ago is saved nowhere yet.
  if (planBefore(job.turn.history, job.business.today)?.effect === 'draft' && !saysPiece(message)) return undefined;
  const project = await oneProjectOf({ ...job, turn: { ...job.turn, message } });
  const open = project && (await bookOf(job, project));
  if (!open || open.recipes.length === 0) return undefined;
  const isCount = order.kind !== 'swap' && order.kind !== 'without';
  const pieces = isCount ? piecesIn(open.recipes, order.thing) : [];
  const [piece, ...others] = pieces;
  if (!piece && isCount && saysPiece(order.thing)) return noSuchPiece(open, order);
  if (!piece) return changeFlowers({ ...job, turn: { ...job.turn, message } }, { open, order });
  if (others.length > 0)
    return text(
      `Which do you mean: ${pieces.map(({ name, quantity }) => `${name} (${String(quantity)})`).join(' or ')}? Nothing was changed.`,
      bookCard(project),
    );
  return changeCount(job, { open, piece, order });
}

/** A piece that the project does not have: what it has, and nothing else is changed instead. */
const noSuchPiece = ({ project, recipes }: OpenBook, { thing }: RecipeOrder): Outcome =>
  text(
    `${project.name} has no “${thing}”. Its pieces are ${recipes.map(({ name, quantity }) => `${name} (${String(quantity)})`).join(', ')}. Nothing was changed.`,
    bookCard(project),
  );

/** The order of this message; or the one before it with another count, or in the piece that was asked for. */
function orderSaid({ turn }: Job): Said | undefined {
  const order = recipeOrderIn(turn.message);
  if (order) return { order, message: turn.message };
  const before = turn.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const ordered = recipeOrderIn(before);
  if (!ordered) return undefined;
  const count = correctedCount(turn.message);
  if (count !== undefined)
    return ordered.count === null ? undefined : { order: { ...ordered, count, before: null, rest: [] }, message: before };
  const asked = turn.history.at(-1)?.content ?? '';
  if (!ASKED_BACK.test(asked) || turn.message.split(/\s+/).length > LONGEST_REPLY) return undefined;
  return { order: { ...ordered, where: `${ordered.where} ${turn.message}`, rest: [] }, message: `${before} ${turn.message}` };
}

interface Said {
  readonly order: RecipeOrder;
  readonly message: string;
}

/** Our own question, and how long an answer to it is. */
const ASKED_BACK = /^In which piece\?/;
const LONGEST_REPLY = 6;
