import { seasonWarnings, type BookRecipe, type Ingredient, type WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { RecipeOrder } from '../../planner/reading/recipe-order';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { bookCard } from '../topics/recipe-named';
import { askForChange, lockedBook, notTaken, writtenLines } from './change-recipe';
import { standInFor } from './stand-in';
import { catalogueOf, flowersIn, linesIn, linesSaidIn, piecesIn, type Line, type OpenBook } from './piece-meant';

interface Wanted {
  readonly open: OpenBook;
  readonly order: RecipeOrder;
  readonly catalogue: readonly Ingredient[];
}

/** Other flowers, or another count of one, in one piece of a project. Undefined: the words name no flower of it. */
export async function changeFlowers(job: Job, { open, order }: Omit<Wanted, 'catalogue'>): Promise<Outcome | undefined> {
  const wanted = { open, order, catalogue: await catalogueOf(job) };
  const named = piecesIn(open.recipes, `${order.where} ${pieceElsewhere(job, order)}`);
  if (order.kind === 'more') {
    const added = await addedFlower(job, wanted, named);
    if (added) return added;
  }
  const within = named.length > 0 ? named : open.recipes;
  const uses = within.map((piece) => ({ piece, lines: linesMeant(piece, wanted) })).filter(({ lines }) => lines.length > 0);
  const [only, ...others] = uses;
  if (!only) return named.length > 0 && flowersIn(wanted.catalogue, order.thing).length > 0 ? notInPiece(named, wanted) : undefined;
  if (others.length > 0) return text(whichPiece(uses, order), bookCard(open.project));
  const [line, ...more] = only.lines;
  if (!line || more.length > 0)
    return text(`Which do you mean in ${only.piece.name}: ${only.lines.map(({ name }) => name).join(' or ')}? Nothing was changed.`);
  return order.kind === 'swap'
    ? swapped(job, { ...wanted, piece: only.piece, line })
    : recounted(job, { ...wanted, piece: only.piece, line });
}

/** “What do we save on the Hollis centrepieces if I put in 8 Freedom”: the piece stands outside of the order. */
const pieceElsewhere = ({ turn }: Job, { where }: RecipeOrder): string => (where === '' ? turn.message : '');

const linesMeant = (piece: BookRecipe, { order, catalogue }: Wanted): readonly Line[] => {
  const said = order.thing === order.where ? linesSaidIn(piece.lines, order.thing) : linesIn(piece.lines, order.thing, catalogue);
  return said.filter(({ qty_milli }) => qty_milli > 0);
};

const whichPiece = (uses: readonly { readonly piece: BookRecipe; readonly lines: readonly Line[] }[], { thing }: RecipeOrder): string =>
  `In which piece? “${thing}” is in ${uses.map(({ piece, lines }) => `${piece.name} (${lines.map(({ qty_milli }) => stems(qty_milli)).join(' + ')})`).join(', ')}. Say it with its name. Nothing was changed.`;

function notInPiece(named: readonly BookRecipe[], { open, order }: Wanted): Outcome {
  const [piece] = named;
  const has = piece?.lines.map(({ name, qty_milli }) => `${stems(qty_milli)} × ${name}`).join(', ') ?? '';
  return text(
    `There is no “${order.thing}” in ${piece?.name ?? ''} of ${open.project.name}. It has ${has}. Nothing was changed.`,
    bookCard(open.project),
  );
}

interface InPiece extends Wanted {
  readonly piece: BookRecipe;
  readonly line: Line;
}

async function swapped(job: Job, meant: InPiece): Promise<Outcome> {
  const { order, catalogue, line, open, piece } = meant;
  const standIn = order.instead === '' ? standInFor({ line, catalogue, day: open.book.event_date }) : undefined;
  const found = standIn ? [standIn.ingredient] : flowersIn(catalogue, order.instead);
  const [flower, ...others] = found.filter(({ id }) => id !== line.ingredient_id);
  if (!flower)
    return text(
      order.instead === ''
        ? `Nothing in the catalogue stands in for ${line.name}${inMonth(open)}. Say which flower it shall be. Nothing was changed.`
        : `“${order.instead}” is not in your catalogue, so ${line.name} stays in ${piece.name}. Nothing was changed.`,
      bookCard(open.project),
    );
  if (others.length > 0)
    return text(
      `Which do you mean by “${order.instead}”: ${[flower, ...others]
        .slice(0, 6)
        .map(({ name }) => name)
        .join(' or ')}? Nothing was changed.`,
    );
  const qty = order.count === null ? Math.round((line.qty_milli * (standIn?.ratio_milli ?? 1_000)) / 1_000) : order.count * 1_000;
  const say = `${stems(qty)} × ${flower.name} instead of ${stems(line.qty_milli)} × ${line.name}`;
  return changed(job, { ...meant, say, after: { ...line, ingredient_id: flower.id, qty_milli: qty, waste_bps: null }, flower });
}

function recounted(job: Job, meant: InPiece): Outcome {
  const { order, line } = meant;
  const by = (order.count ?? 1) * 1_000;
  const counts = { set: by, more: line.qty_milli + by, fewer: Math.max(0, line.qty_milli - by), without: 0, swap: by } as const;
  const qty = counts[order.kind];
  const say =
    qty === 0 ? `${stems(line.qty_milli)} × ${line.name} out` : `${stems(qty)} × ${line.name} instead of ${stems(line.qty_milli)}`;
  return changed(job, { ...meant, say, after: qty === 0 ? null : { ...line, qty_milli: qty } });
}

/** A flower that the piece does not have yet. Undefined: it has it, or no flower and no piece is named. */
async function addedFlower(job: Job, wanted: Wanted, named: readonly BookRecipe[]): Promise<Outcome | undefined> {
  const [piece, ...others] = named;
  const [flower, ...more] = flowersIn(wanted.catalogue, wanted.order.thing);
  if (!piece || others.length > 0 || !flower || more.length > 0) return undefined;
  if (piece.lines.some(({ ingredient_id: id }) => id === flower.id)) return undefined;
  const qty = (wanted.order.count ?? 1) * 1_000;
  const say = `${stems(qty)} × ${flower.name} in addition`;
  return changed(job, {
    ...wanted,
    piece,
    line: null,
    say,
    flower,
    after: { key: freeKey(piece), ingredient_id: flower.id, qty_milli: qty, waste_bps: null, note: '' },
  });
}

function freeKey({ lines }: BookRecipe): string {
  const taken = new Set(lines.map(({ key }) => key));
  let at = lines.length + 1;
  while (taken.has(`n${String(at)}`)) at += 1;
  return `n${String(at)}`;
}

interface Changed extends Wanted {
  readonly piece: BookRecipe;
  /** Null: a new line. */
  readonly line: Line | null;
  /** Null: the line goes. */
  readonly after: WrittenLine | null;
  /** Another flower than before. */
  readonly flower?: Ingredient;
  readonly say: string;
}

function changed(job: Job, { open, order, piece, line, after, flower, say }: Changed): Outcome {
  const { project } = open;
  const lines = linesAfter(piece, { line, after });
  const said = [
    `${say} ${after ? 'in' : 'of'} ${piece.name} of ${project.name}${piece.quantity === 1 ? '' : ` (${String(piece.quantity)} of them)`}.`,
    costBy(job, { open, piece, line, after, flower }),
    flower ? warnsOf(flower, { open, today: job.business.today }) : '',
  ].filter(Boolean);
  const locked = lockedBook(open, said);
  if (locked) return locked;
  const details = [
    { label: 'Piece', value: piece.name },
    { label: 'Flowers', value: say },
  ];
  return askForChange(job, {
    piece,
    open,
    changes: { lines },
    say: `I would ${after ? 'put' : 'take'} ${said.join(' ')}${notTaken(order)}`,
    details,
  });
}

function linesAfter(piece: BookRecipe, { line, after }: Pick<Changed, 'line' | 'after'>): readonly WrittenLine[] {
  const lines = writtenLines(piece);
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
function costBy(
  job: Job,
  { open, piece, line, after, flower }: Pick<Changed, 'open' | 'piece' | 'line' | 'after'> & { flower: Ingredient | undefined },
): string {
  const before = line ? unitCost(line.pack_price_cents, line.pack_size) : 0;
  const pack = flower && (flower.packs.find(({ is_default }) => is_default) ?? flower.packs[0]);
  const now = flower ? pack && unitCost(pack.pack_price_cents, pack.pack_size) : before;
  if (before === undefined || now === undefined) return '';
  const each = Math.round(((after?.qty_milli ?? 0) * now - (line?.qty_milli ?? 0) * before) / 1_000);
  const of = { ...job.business, currency: open.book.currency };
  if (each === 0) return 'The material costs the same.';
  const word = each > 0 ? 'more' : 'less';
  const all = piece.quantity === 1 ? '' : `, ${money(Math.abs(each) * piece.quantity, of)} for all ${String(piece.quantity)}`;
  return `The material of one costs about ${money(Math.abs(each), of)} ${word}${all}, without waste; its price is worked out anew.`;
}

const unitCost = (cents: number | undefined, size: number): number | undefined =>
  cents === undefined ? undefined : cents / Math.max(1, size);

function warnsOf(flower: Ingredient, { open, today }: { open: OpenBook; today: string }): string {
  const { event_date } = open.book;
  if (event_date === null) return '';
  return seasonWarnings(flower, { event_date, today, lead_time_days: 0 }).includes('out_of_season')
    ? `${flower.name} is not in season in ${monthOf(event_date)}.`
    : '';
}

const monthOf = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
const inMonth = ({ book: { event_date } }: OpenBook): string => (event_date === null ? '' : ` in ${monthOf(event_date)}`);
const stems = (milli: number): string => String(milli / 1_000);
