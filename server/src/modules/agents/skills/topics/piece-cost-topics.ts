import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { flowersNamed } from './flowers-named';
import { bookCard, isPiece, OF_BOOK, piecesNamed, type NamedPieces } from './recipe-named';
import { WHICH_PROJECT } from './recipe-money';
import { listing, type Heard, type Topic } from './topic';

const NO_COSTS = 'What flowers cost, and the margin, is shown to members who see costs.';

/** What one piece costs us, what a client pays for it, and what is left. */
async function costOfPiece(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const pieces = names.filter(isPiece);
  const words_ = names.filter((name) => !isPiece(name));
  if (names.length === 0) return undefined;
  const of = await piecesNamed(job, [...pieces, ...words_]);
  if (of === 'ask') return text(WHICH_PROJECT);
  if (of?.isNamed)
    return text(
      listing(
        `${of.project.name}:`,
        of.recipes.map((row) => sayAtMargin(job, of, { row, said }) ?? sayCost(job, of, row)),
      ),
      bookCard(of.project),
    );
  return WITHOUT.test(said) ? withoutFlower(job, [...pieces, ...words_]) : undefined;
}

const WITHOUT = /\b(?:without|ohne|sin|minus)\b/;

function sayCost(job: Job, { book }: NamedPieces, { name, price }: BookRecipe): string {
  const say = (cents: number) => money(cents, { currency: book.currency, locale: job.business.locale });
  if (price.materials_cost_cents === undefined || price.margin_bps === undefined)
    return `${name}: a client pays ${say(price.unit_cents)}. ${NO_COSTS}`;
  const work = price.labor_cost_cents ?? 0;
  return `${name}, each: material ${say(price.materials_cost_cents)}, work ${say(work)}, so it costs ${say(price.materials_cost_cents + work)}; price ${say(price.unit_cents)}, margin ${(price.margin_bps / 100).toFixed(2)} %`;
}

const AT_MARGIN = /(?<percent>\d{1,2}) ?(?:%|percent|per cent|prozent|por ?ciento)/;

/** “What would it cost at a margin of 65 percent”: what a client would pay, work and material in it; undefined where no margin is named. */
function sayAtMargin(job: Job, { book }: NamedPieces, { row, said }: { row: BookRecipe; said: string }): string | undefined {
  const percent = AT_MARGIN.exec(said)?.groups?.['percent'];
  const { name, price } = row;
  if (percent === undefined || price.materials_cost_cents === undefined) return undefined;
  const say = (cents: number) => money(cents, { currency: book.currency, locale: job.business.locale });
  const costs = price.materials_cost_cents + (price.labor_cost_cents ?? 0);
  const wanted = Math.ceil(costs / (1 - Number(percent) / 100));
  return `${name}: ${say(wanted)} each for a margin of ${percent} %, before your rounding; it costs ${say(costs)} and is ${say(price.unit_cents)} now`;
}

/** “And without the stock?”: the material of the piece, less that of the flower. */
async function withoutFlower(job: Job, names: readonly string[]): Promise<Outcome | undefined> {
  const { flowers, rest } = await flowersNamed(
    job,
    names.filter((name) => !isPiece(name)),
  );
  const of = flowers.length === 0 ? undefined : await piecesNamed(job, [...names.filter(isPiece), ...rest]);
  if (!of || of === 'ask' || !of.isNamed) return undefined;
  const say = (cents: number) => money(cents, { currency: of.book.currency, locale: job.business.locale });
  const lines = of.recipes.flatMap(({ name, price, lines: rows }) => {
    if (price.materials_cost_cents === undefined) return [`${name}: ${NO_COSTS}`];
    const out = rows.filter(({ ingredient_id: id }) => flowers.some((flower) => flower.ingredient_id === id));
    if (out.length === 0) return [`${name} has no ${flowers.map((flower) => flower.name).join(' and no ')}`];
    const each = out.map(({ qty_milli: qty, ingredient_id: id }) =>
      costOf(flowers.find((flower) => flower.ingredient_id === id)?.pack, qty),
    );
    if (each.includes(undefined)) return [`${name}: what ${out.map((line) => line.name).join(' and ')} costs is not known`];
    const less = each.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
    return [
      `${name}: the material is ${say(price.materials_cost_cents)} now and ${say(price.materials_cost_cents - less)} without ${out.map((line) => line.name).join(' and ')}. Nothing was changed`,
    ];
  });
  return text(listing(`${of.project.name}:`, lines), bookCard(of.project));
}

function costOf(
  pack: { pack_size: number; pack_price_cents?: number | undefined } | null | undefined,
  qtyMilli: number,
): number | undefined {
  if (!pack || pack.pack_price_cents === undefined) return undefined;
  return Math.round((pack.pack_price_cents * qtyMilli) / (pack.pack_size * 1_000));
}

const EVENTS = 'wedding|memorial|gala|event|job|project|benefit|party|hochzeit|boda|quinceanera';
const MARGINS = 'margins?|marge|spanne|margen(?:es)?|mark ?up';
const COSTS =
  'costs? (?:us|me|to make|in (?:flowers|materials?))|our costs?|cost price|(?:material|flower|wholesale) costs?|costs?|kostet|kosten|selbstkosten|materialkosten|cuesta[n]?|costes?|costos?|precio de costo';

/** Questions about what one piece costs to make and what is left of its price. */
export const PIECE_COST_TOPICS: readonly Topic[] = [
  {
    ...OF_BOOK,
    needs: [
      words(COSTS),
      words(
        `${MARGINS}|us|me|our|to make|each|apiece|per (?:metre|meter|foot|ft|piece|m)|an? (?:metre|meter|foot|ft|yard)|uns|pro (?:meter|stuck)|ein(?:en?)? meter|el metro|un metro|por metro|nos|selbstkosten|materialkosten|breakdown`,
      ),
    ],
    beside: words(
      `${MARGINS}|what|whats|what's|how much|is|are|does|do|did|the|a|an|one|single|of|for|in|on|and|price|prices|per|we|it|costing|make|making|then|with|without|was|wie ?viel|ein|eine|einen|das|der|die|dem|und|fur|von|ohne|preis|cuanto|would|wurde|if|wenn|aim(?:ed|ing)?|target(?:ed|ing)?|at|bei|percent|per cent|prozent|\\d{1,2} ?%|\\d{1,2}|que|el|la|los|un|una|de|del|y|precio|para|sin|at cost|selling|sell|${EVENTS}`,
    ),
    never: words(
      'order(?:ed)?|proposal|quote|invoice|total|deliver\\w*|bunch(?:es)?|supplier|rentals?|for \\d+|stems?|billed|budget|draft|booked',
    ),
    names: 'own',
    answer: costOfPiece,
  },
];
