import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import type { RecipeOrder } from '../../planner/reading/recipe-order';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { bookCard } from '../topics/recipe-named';
import { counted } from '../topics/topic';
import { askForChange, lockedBook, notTaken } from './change-recipe';
import type { OpenBook } from './piece-meant';

const SHOWN = 6;

/** “10 bridesmaids instead of 5”: so many of a piece are made, with what it does to the flowers and to the price. */
export function changeCount(
  job: Job,
  { open, piece, order, rest }: { open: OpenBook; piece: BookRecipe; order: RecipeOrder; rest: readonly string[] },
): Outcome {
  const now = countAfter(piece.quantity, order);
  const { project, book } = open;
  if (now === piece.quantity)
    return text(`There are ${String(now)} × ${piece.name} in ${project.name} already. Nothing was changed.`, bookCard(project));
  if (now < 0)
    return text(`${project.name} has only ${counted(piece.quantity, piece.name, piece.name)}. Nothing was changed.`, bookCard(project));
  const of = { ...job.business, currency: book.currency };
  const by = now - piece.quantity;
  const say = [
    `${String(now)} × ${piece.name} instead of ${String(piece.quantity)} for ${project.name}.`,
    `For the client: ${money(piece.price.unit_cents * now, of)} instead of ${money(piece.price.unit_cents * piece.quantity, of)}, all pieces together ${money(book.totals.price_cents + piece.price.unit_cents * by, of)} instead of ${money(book.totals.price_cents, of)}.`,
    flowersBy(piece, by),
    was(order, piece),
  ].filter(Boolean);
  const locked = lockedBook(open, say);
  if (locked) return locked;
  return askForChange(job, {
    piece,
    open,
    changes: { quantity: now },
    say: `I would make ${say.join(' ')}${notTaken(rest)}`,
    details: [
      { label: 'Piece', value: piece.name },
      { label: 'Before', value: String(piece.quantity) },
      { label: 'After', value: String(now) },
      { label: 'For the client', value: money(piece.price.unit_cents * now, of) },
    ],
  });
}

function countAfter(before: number, { kind, count }: RecipeOrder): number {
  if (kind === 'more') return before + (count ?? 1);
  return kind === 'fewer' ? before - (count ?? 1) : (count ?? before);
}

/** What is said to be there and is not: nobody shall think so further. */
const was = ({ before }: RecipeOrder, { quantity, name }: BookRecipe): string =>
  before === null || before === quantity ? '' : `(You said ${String(before)}: there are ${String(quantity)} × ${name}.)`;

/** “Flowers: 40 × Quicksand more, 15 × Juliet more.” Without waste. */
function flowersBy({ lines }: BookRecipe, by: number): string {
  const each = lines
    .filter(({ kind, qty_milli }) => qty_milli > 0 && (kind === 'fresh' || kind === 'greens'))
    .map(({ name, qty_milli }) => `${stems((qty_milli * Math.abs(by)) / 1_000)} × ${name}`);
  if (each.length === 0) return '';
  const more = each.length > SHOWN ? ` and ${counted(each.length - SHOWN, 'other kind')}` : '';
  return `Flowers, without waste: ${by > 0 ? 'in addition' : 'fewer'} ${each.slice(0, SHOWN).join(', ')}${more}.`;
}

const stems = (units: number): string => String(Math.round(units * 100) / 100);
