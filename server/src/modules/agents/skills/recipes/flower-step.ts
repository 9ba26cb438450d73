import type { BookRecipe, Ingredient, WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { RecipeOrder } from '../../planner/reading/recipe-order';
import type { Outcome } from '../../runs/turn';
import { text } from '../job';
import { bookCard } from '../topics/recipe-named';
import { flowersIn, linesIn, linesSaidIn, type Line, type OpenBook } from './piece-meant';
import { inMonthOf, standInFor } from './stand-in';

/** One change in one piece. */
export interface FlowerStep {
  /** Null: a flower that it does not have yet. */
  readonly line: Line | null;
  /** Null: the line goes. */
  readonly after: WrittenLine | null;
  /** Another flower than before. */
  readonly flower: Ingredient | undefined;
  readonly say: string;
}

export interface InPiece {
  readonly open: OpenBook;
  readonly piece: BookRecipe;
  readonly order: RecipeOrder;
  readonly catalogue: readonly Ingredient[];
}

/** Lines of a piece that an order is about. */
export function linesMeant(piece: BookRecipe, { order, catalogue }: Pick<InPiece, 'catalogue' | 'order'>): readonly Line[] {
  const said = order.thing === order.where ? linesSaidIn(piece.lines, order.thing) : linesIn(piece.lines, order.thing, catalogue);
  return said.filter(({ qty_milli }) => qty_milli > 0);
}

/** What an order comes to in a piece; or what has to be asked, or told, before anything can be changed. */
export function stepIn(meant: InPiece): FlowerStep | Outcome {
  const [line, ...more] = linesMeant(meant.piece, meant);
  if (more.length > 0 && line)
    return text(`Which do you mean in ${meant.piece.name}: ${[line, ...more].map(({ name }) => name).join(' or ')}? Nothing was changed.`);
  if (!line) return (meant.order.kind === 'more' ? added(meant) : undefined) ?? notInPiece(meant);
  return meant.order.kind === 'swap' ? swapped({ ...meant, line }) : recounted({ ...meant, line });
}

export const isStep = (found: FlowerStep | Outcome): found is FlowerStep => 'say' in found;

function notInPiece({ piece, open, order }: InPiece): Outcome {
  const has = piece.lines.map(({ name, qty_milli }) => `${stems(qty_milli)} × ${name}`).join(', ');
  return text(
    `There is no “${order.thing}” in ${piece.name} of ${open.project.name}. It has ${has}. Which do you mean? Nothing was changed.`,
    bookCard(open.project),
  );
}

/** A flower that the piece does not have yet. Undefined: none, or more than one, of the catalogue is meant. */
function added({ order, piece, catalogue }: InPiece): FlowerStep | undefined {
  const [flower, ...others] = flowersIn(catalogue, order.thing);
  if (!flower || others.length > 0) return undefined;
  const qty = (order.count ?? 1) * 1_000;
  const after = { key: freeKey(piece, flower), ingredient_id: flower.id, qty_milli: qty, waste_bps: null, note: '' };
  return { line: null, after, flower, say: `${stems(qty)} × ${flower.name} in addition` };
}

function freeKey({ lines }: BookRecipe, { id }: Ingredient): string {
  const taken = new Set(lines.map(({ key }) => key));
  const key = `n${String(id)}`;
  return taken.has(key) ? `${key}-${String(lines.length)}` : key;
}

function swapped({ order, catalogue, line, open, piece }: InPiece & { readonly line: Line }): FlowerStep | Outcome {
  const { event_date: day } = open.book;
  const standIn = order.instead === '' ? standInFor({ line, catalogue, day }) : undefined;
  const found = standIn ? [standIn.ingredient] : flowersIn(catalogue, order.instead);
  const [flower, ...others] = found.filter(({ id }) => id !== line.ingredient_id);
  if (!flower)
    return text(
      order.instead === ''
        ? `Nothing in the catalogue stands in for ${line.name}${inMonthOf(day)}. Say which flower it shall be. Nothing was changed.`
        : `“${order.instead}” is not in your catalogue, so ${line.name} stays in ${piece.name}. Nothing was changed.`,
      bookCard(open.project),
    );
  if (others.length > 0) {
    const names = [flower, ...others].slice(0, 6).map(({ name }) => name);
    return text(`Which do you mean by “${order.instead}”: ${names.join(' or ')}? Nothing was changed.`);
  }
  const qty = order.count === null ? Math.round((line.qty_milli * (standIn?.ratio_milli ?? 1_000)) / 1_000) : order.count * 1_000;
  const say = `${stems(qty)} × ${flower.name} instead of ${stems(line.qty_milli)} × ${line.name}`;
  return { line, after: { ...line, ingredient_id: flower.id, qty_milli: qty, waste_bps: null }, flower, say };
}

function recounted({ order, line }: InPiece & { readonly line: Line }): FlowerStep {
  const by = (order.count ?? 1) * 1_000;
  const counts = { set: by, more: line.qty_milli + by, fewer: Math.max(0, line.qty_milli - by), without: 0, swap: by } as const;
  const qty = counts[order.kind];
  if (qty === 0) return { line, after: null, flower: undefined, say: `no ${line.name} instead of ${stems(line.qty_milli)}` };
  return {
    line,
    after: { ...line, qty_milli: qty },
    flower: undefined,
    say: `${stems(qty)} × ${line.name} instead of ${stems(line.qty_milli)}`,
  };
}

const stems = (milli: number): string => String(milli / 1_000);
