import type { BookRecipe, OrderPreview, OrderSummary, PreviewLine, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import type { Outcome } from '../../runs/turn';
import { profitOf } from '../asks/money-of-project';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { bookCard, OF_BOOK, piecesNamed, type NamedPieces } from './recipe-named';
import { counted, listing, readData, type Heard } from './topic';

export const WHICH_PROJECT = 'Of which project? Tell me its name, or open it first.';
const NO_COSTS = 'What flowers cost, and the margin, is shown to members who see costs.';
const PROJECTS = 60;
const SHOWN = 30;

const percent = (bps: number): string => `${(bps / 100).toFixed(2)} %`;
const dear = (job: Job, currency: string) => (cents: number) => money(cents, { currency, locale: job.business.locale });

/** “What's our margin on Marlow”, “… on the arch”: planned, by the recipes. */
export async function sayMargin(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const of = await piecesNamed(job, names);
  if (of === 'ask') return text(WHICH_PROJECT);
  if (!of) return undefined;
  return of.isNamed
    ? text(
        listing(
          `${of.project.name}, planned:`,
          of.recipes.map((row) => ofPiece(job, of, row)),
        ),
        bookCard(of.project),
      )
    : ofBook(job, of);
}

function ofPiece(job: Job, { book }: NamedPieces, { name, price }: BookRecipe): string {
  if (price.margin_bps === undefined) return `${name}: ${NO_COSTS}`;
  const say = dear(job, book.currency);
  return `${name}: ${percent(price.margin_bps)} margin at a price of ${say(price.unit_cents)} (material ${say(price.materials_cost_cents ?? 0)}, work ${say(price.labor_cost_cents ?? 0)})`;
}

/** What the recipes plan, and what is left by the money and the costs so far. */
async function ofBook(job: Job, { project, book: { totals, currency, recipes } }: NamedPieces): Promise<Outcome> {
  if (recipes.length === 0) return text(`${project.name} has no recipes yet, so there is no margin.`, bookCard(project));
  if (totals.margin_bps === undefined) return text(NO_COSTS);
  const say = dear(job, currency);
  const booked = job.tools.has('payments.profit') ? await profitOf(job, { id: project.id, name: project.name }) : undefined;
  return text(
    `The planned margin of the recipes of ${project.name} is ${percent(totals.margin_bps)}: price ${say(totals.price_cents)}, material ${say(totals.materials_cost_cents ?? 0)}, work ${say(totals.labor_cost_cents ?? 0)}.${booked ? `\n${booked.message}` : ''}`,
    bookCard(project),
  );
}

const LOW = /\b(?:lowest|worst|least|schlechteste\w*|niedrigste\w*|peor|menor|mas baj[oa])\b/;
const OF_PIECES = /\b(?:recipes?|pieces?|arrangements?|items?|rezept\w*|stuck|recetas?|piezas?)\b/;

/** The piece, or the event, with the best or the lowest planned margin. */
export async function bestMargin(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const books = await booksOf(job, names);
  if (books === undefined) return undefined;
  const rows = OF_PIECES.test(said) || names.length > 0 ? books.flatMap(piecesIn) : books.map(bookIn);
  const known = rows.filter((row): row is Ranked & { bps: number } => row.bps !== undefined);
  if (known.length === 0) return text(rows.length === 0 ? 'There are no recipes with a price yet.' : NO_COSTS);
  const sign = LOW.test(said) ? 1 : -1;
  const sorted = known.toSorted((a, b) => sign * (a.bps - b.bps));
  const [first] = sorted;
  if (!first) return undefined;
  const lines = sorted.map(({ name, bps }) => `${name}: ${percent(bps)}`);
  return text(
    listing(
      `${first.name} has the ${sign > 0 ? 'lowest' : 'highest'} planned margin, ${percent(first.bps)}, of ${String(known.length)} compared:`,
      lines,
    ),
    bookCard(first.project),
  );
}

interface Ranked {
  readonly name: string;
  readonly bps: number | undefined;
  readonly project: Pick<ProjectRow, 'id' | 'name'>;
}
type BookOf = Pick<NamedPieces, 'book' | 'project' | 'recipes'>;

const bookIn = ({ book, project }: BookOf): Ranked => ({ name: project.name, bps: book.totals.margin_bps, project });
const piecesIn = ({ recipes, project }: BookOf): readonly Ranked[] =>
  recipes
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, price }) => ({ name: `${name} of ${project.name}`, bps: price.margin_bps, project }));

/** The books of the project that is named, or of all that are not over or lost. */
async function booksOf(job: Job, names: readonly string[]): Promise<readonly BookOf[] | undefined> {
  if (names.length > 0) {
    const of = await piecesNamed(job, names);
    return of === 'ask' || of === undefined ? undefined : [of];
  }
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: PROJECTS, ordering: '-updated_at' });
  // Of more projects than are read the best of them all is not known.
  if (!page || page.count > page.results.length) return undefined;
  const found: BookOf[] = [];
  for (const project of page.results) {
    const book = await readData<RecipeBook>(job, OF_BOOK.tool, { projectId: project.id });
    const recipes = book?.recipes.filter(({ deleted_at: gone }) => gone === null) ?? [];
    if (book && recipes.length > 0 && book.totals.price_cents > 0) found.push({ book, project, recipes });
  }
  return found;
}

/** What the flowers of a project are planned to cost, and what was ordered of them. */
export async function spent(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const of = await piecesNamed(job, names);
  if (!of || of === 'ask' || of.isNamed) return undefined;
  const { project, book } = of;
  const material = book.totals.materials_cost_cents;
  const orders = await readData<OrderSummary[]>(job, 'floral_recipe_builder.orders', { projectId: project.id });
  if (!orders) return text(notRead('The flower orders'));
  if (material === undefined) return text(NO_COSTS);
  const say = dear(job, book.currency);
  const stand = orders.filter(({ status }) => status !== 'cancelled');
  const lines = stand.map(
    ({ number, supplier_name: supplier, status, total_cents: cents, projects }) =>
      `${number} · ${supplier} · ${status}${cents === undefined ? '' : ` · ${say(cents)}`}${projects.length > 1 ? `, together with ${counted(projects.length - 1, 'other project')}` : ''}`,
  );
  const head = `The material of ${project.name} is planned at ${say(material)}.`;
  if (lines.length === 0) return text(`${head} Nothing was ordered for it yet.`, bookCard(project));
  return text(listing(`${head} Ordered so far:`, lines), bookCard(project));
}

/** What is still to order for a project, from whom, until when and for how much; and what was ordered. */
export async function ordered(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const of = await piecesNamed(job, names);
  if (of === 'ask') return text(WHICH_PROJECT);
  if (!of || of.isNamed) return undefined;
  const { project } = of;
  const preview = await readData<OrderPreview>(job, 'floral_recipe_builder.to_order', { projectId: project.id });
  if (!preview) return text(notRead('The order list'));
  const say = dear(job, preview.currency);
  const lines = preview.suppliers.flatMap(
    ({ supplier_name: supplier, order_by: until, lines: rows, is_late: late, total_cents: cents }) => {
      const wanted = rows.filter(({ ordered_units: units, net_units: net }) => units > 0 || net > 0);
      return wanted.length === 0
        ? []
        : [`${supplier}, ${say(cents)}, to order by ${sayDay(until)}${late ? ', which is over' : ''}: ${wanted.map(sayWanted).join(', ')}`];
    },
  );
  const card = {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/floral_recipe_builder/orders/${String(project.id)}` }] },
  };
  if (lines.length === 0) return text(`Nothing is left to order for ${project.name}.`, card);
  const saved = preview.stock_saves_cents > 0 ? ` What you have yourselves saves ${say(preview.stock_saves_cents)}.` : '';
  return text(
    listing(
      `${say(preview.total_cents)} is still to order for ${project.name}, needed by ${sayDay(preview.needed_by)}.${saved}`,
      lines,
      SHOWN,
    ),
    card,
  );
}

function sayWanted({ name, packs, unit, net_units: net }: PreviewLine): string {
  const chosen = packs.map(({ count, pack_name: pack, pack_size: size }) =>
    size === 1 ? `${String(count)}` : `${counted(count, pack, plural(pack))} of ${String(size)}`,
  );
  return chosen.length === 0 ? `${String(net)} ${unit}s ${name} (nobody sells it)` : `${name} ${chosen.join(' + ')}`;
}

const plural = (pack: string): string => `${pack}${/(?:ch|x)$/.test(pack) ? 'es' : 's'}`;
