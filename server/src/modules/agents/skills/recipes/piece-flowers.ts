import { seasonWarnings, type BookRecipe, type Ingredient, type WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { RecipeOrders } from '../../planner/reading/recipe-order';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { bookCard } from '../topics/recipe-named';
import { askForChange, lockedBook, notTaken, writtenLines } from './change-recipe';
import { isStep, linesMeant, stepIn, type FlowerStep, type InPiece } from './flower-step';
import { catalogueOf, flowersIn, piecesIn, type OpenBook } from './piece-meant';
import { inMonthOf } from './stand-in';

interface Wanted extends RecipeOrders {
  readonly open: OpenBook;
}

/** Other flowers, or other counts of them, in one piece of a project. Undefined: the words name no flower of it. */
export async function changeFlowers(job: Job, { open, orders, rest }: Wanted): Promise<Outcome | undefined> {
  const catalogue = await catalogueOf(job);
  const [order] = orders;
  const piece = pieceOf(job, { open, order, catalogue });
  if (piece === undefined || 'message' in piece) return piece;
  const steps: FlowerStep[] = [];
  for (const one of orders) {
    const step = stepIn({ open, piece, order: one, catalogue });
    if (!isStep(step)) return step;
    steps.push(step);
  }
  return changed(job, { open, piece, steps, rest });
}

/** The piece an order is about: the one that is named, else the only one that has the flower. */
function pieceOf(job: Job, { open, order, catalogue }: Omit<InPiece, 'piece'>): BookRecipe | Outcome | undefined {
  // “What do we save on the Hollis centrepieces if I put in 8 Freedom”: the piece stands outside of the order.
  const named = piecesIn(open.recipes, order.where === '' ? job.turn.message : order.where);
  const uses = (named.length > 0 ? named : open.recipes)
    .map((piece) => ({ piece, lines: linesMeant(piece, { order, catalogue }) }))
    .filter(({ lines }) => lines.length > 0);
  const [only, ...others] = uses;
  const [alone, ...more] = named;
  if (!only) return alone && more.length === 0 && flowersIn(catalogue, order.thing).length > 0 ? alone : undefined;
  if (others.length === 0) return only.piece;
  const where = uses.map(({ piece, lines }) => `${piece.name} (${lines.map(({ qty_milli }) => String(qty_milli / 1_000)).join(' + ')})`);
  return text(
    `In which piece? “${order.thing}” is in ${where.join(', ')}. Say it with its name. Nothing was changed.`,
    bookCard(open.project),
  );
}

interface Changed {
  readonly open: OpenBook;
  readonly piece: BookRecipe;
  readonly steps: readonly FlowerStep[];
  readonly rest: readonly string[];
}

function changed(job: Job, { open, piece, steps, rest }: Changed): Outcome {
  const of = `${piece.name} of ${open.project.name}${piece.quantity === 1 ? '' : ` (${String(piece.quantity)} of them)`}`;
  const what = steps.map(({ say }) => say).join(', ');
  const said = [
    `${what} in ${of}.`,
    costBy(job, { open, piece, steps }),
    ...steps.map(({ flower }) => warnsOf(flower, { open, today: job.business.today })),
  ].filter(Boolean);
  const locked = lockedBook(open, said);
  if (locked) return locked;
  const details = [{ label: 'Piece', value: piece.name }, ...steps.map(({ say }) => ({ label: 'Flowers', value: say }))];
  const lines = steps.reduce(linesAfter, writtenLines(piece));
  return askForChange(job, { piece, open, changes: { lines }, say: `I would put ${said.join(' ')}${notTaken(rest)}`, details });
}

function linesAfter(lines: readonly WrittenLine[], { line, after }: FlowerStep): readonly WrittenLine[] {
  const written = after && {
    key: after.key,
    ingredient_id: after.ingredient_id,
    qty_milli: after.qty_milli,
    waste_bps: after.waste_bps,
    note: after.note,
  };
  if (!line) return written ? [...lines, written] : lines;
  return lines.flatMap((one) => (one.key === line.key ? (written ?? []) : one));
}

/** What the material costs more or less; nothing for who may not see costs. */
function costBy(job: Job, { open, piece, steps }: Omit<Changed, 'rest'>): string {
  const costs = steps.map(costOfStep);
  if (costs.some((cost) => cost === undefined)) return '';
  const each = Math.round(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0));
  const of = { ...job.business, currency: open.book.currency };
  if (each === 0) return 'The material costs the same.';
  const all = piece.quantity === 1 ? '' : `, ${money(Math.abs(each) * piece.quantity, of)} for all ${String(piece.quantity)}`;
  return `The material of one costs about ${money(Math.abs(each), of)} ${each > 0 ? 'more' : 'less'}${all}, without waste; its price is worked out anew.`;
}

/** Cents in one piece; undefined: nobody said what it costs. */
function costOfStep({ line, after, flower }: FlowerStep): number | undefined {
  const before = line ? unitCost(line.pack_price_cents, line.pack_size) : 0;
  const pack = flower && (flower.packs.find(({ is_default }) => is_default) ?? flower.packs[0]);
  const now = flower ? pack && unitCost(pack.pack_price_cents, pack.pack_size) : before;
  if (before === undefined || now === undefined) return undefined;
  return ((after?.qty_milli ?? 0) * now - (line?.qty_milli ?? 0) * before) / 1_000;
}

const unitCost = (cents: number | undefined, size: number): number | undefined =>
  cents === undefined ? undefined : cents / Math.max(1, size);

function warnsOf(flower: Ingredient | undefined, { open, today }: { open: OpenBook; today: string }): string {
  const { event_date } = open.book;
  if (!flower || event_date === null) return '';
  return seasonWarnings(flower, { event_date, today, lead_time_days: 0 }).includes('out_of_season')
    ? `${flower.name} is not in season${inMonthOf(event_date)}.`
    : '';
}
