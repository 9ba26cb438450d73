import type { BookLine, BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { bestMargin, ordered, sayMargin, spent, WHICH_PROJECT } from './recipe-money';
import { flowersNamed, OF_FLOWERS } from './flowers-named';
import { bookCard, isPiece, OF_BOOK, piecesNamed, type NamedPieces } from './recipe-named';
import { counted, listing, type Heard, type Topic, withoutCounts } from './topic';

const MILLI = 1_000;

const amountOf = (milli: number): string => String(milli / MILLI);
const sayLine = ({ qty_milli: qty, name, unit }: BookLine): string =>
  `${amountOf(qty)} ${unit === 'stem' ? '' : `${unit}${qty === MILLI ? '' : 's'} `}${name}`;

/** “How many Juliet are in the bridal bouquet”, “what is in the arch”, “which flowers are in Marlow”. */
async function contents(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const pieces = names.filter(isPiece);
  const { flowers, rest, isVague } = await flowersNamed(
    job,
    names.filter((word) => !isPiece(word)),
  );
  if (isVague && pieces.length === 0) return undefined;
  const of = await piecesNamed(job, [...pieces, ...rest]);
  if (of === 'ask') return text(WHICH_PROJECT);
  // What a whole project needs of a flower is told with its waste and packs.
  if (!of || (flowers.length > 0 && !of.isNamed)) return undefined;
  if (flowers.length > 0) return ofFlowers(of, new Set(flowers.map(({ ingredient_id: id }) => id)), flowers[0]?.name ?? '');
  if (!of.isNamed && !ABOUT_FLOWERS.test(said)) return undefined;
  if (COUNTS.test(said) && !STEMS.test(said)) return undefined;
  return whole(of);
}
const ABOUT_FLOWERS = /\b(?:flowers?|blumen|flores|recipes?|rezept\w*|recetas?|stems?|stiele?|tallos?|ingredients?)\b/;
const COUNTS = /\b(?:how many|wie ?viele|cuant[oa]s)\b/;
const STEMS = /\b(?:stems?|flowers?|stiele?|blumen|tallos?|flores)\b/;

function ofFlowers(of: NamedPieces, ids: ReadonlySet<number>, name: string): Outcome {
  const lines = of.recipes.flatMap((recipe) =>
    recipe.lines.filter(({ ingredient_id: id }) => ids.has(id)).map((line) => sayIn(line, recipe)),
  );
  const what = of.recipes.map((recipe) => recipe.name).join(', ');
  if (lines.length === 0) return text(`There is no ${name} in ${what} of ${of.project.name}.`, bookCard(of.project));
  return text(listing(`${of.project.name}, without waste:`, lines), bookCard(of.project));
}

const sayIn = ({ name, qty_milli: qty, unit }: BookLine, recipe: BookRecipe): string =>
  `${recipe.name}: ${amountOf(qty)} ${name} in each, ${counted(recipe.quantity, 'piece')}, so ${amountOf(qty * recipe.quantity)} ${unit}s in all`;

function whole({ project, recipes, book, isNamed }: NamedPieces): Outcome {
  if (recipes.length === 0) return text(`${project.name} has no recipes yet.`, bookCard(project));
  const lines = recipes.map((recipe) => {
    const made = recipe.lines.map(sayLine).join(', ');
    return `${recipe.name}, ${counted(recipe.quantity, 'piece')}: ${made === '' ? 'no flowers' : made}; ${amountOf(recipe.price.stems_milli)} stems each`;
  });
  const all = isNamed ? '' : `, ${amountOf(book.totals.stems_milli)} stems without waste`;
  return text(listing(`${project.name}: ${counted(recipes.length, 'recipe')}${all}:`, lines, 30), bookCard(project));
}

/** “What do we charge for one low centrepiece for Marlow”: what a client pays for one of it. */
async function priceOfPiece(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  if (!names.some(isPiece) && job.turn.projectId === null && names.length < 2) return undefined;
  const of = await piecesNamed(job, names);
  if (of === 'ask') return text(WHICH_PROJECT);
  if (!of?.isNamed) return undefined;
  const say = (cents: number) => money(cents, { currency: of.book.currency, locale: job.business.locale });
  const lines = of.recipes.map(({ name, quantity, price }) => {
    const rental = price.rentals_cents > 0 ? `, ${say(price.rentals_cents)} of it for what is lent` : '';
    const all = `, ${String(quantity)} planned`;
    const material = price.materials_cost_cents === undefined ? '' : `; the material costs ${say(price.materials_cost_cents)}`;
    return `${name}: a client pays ${say(price.unit_cents)} each${rental}${all}${material}`;
  });
  return text(listing(`${of.project.name}:`, lines), bookCard(of.project));
}

const EVENTS =
  'wedding|memorial|gala|event|events|job|jobs|project|projects|benefit|party|elopement|launch|hochzeit|boda|quinceanera|projekt\\w*|proyectos?|bodas?|weddings|hochzeiten';
const MARGIN = words('(?:planned )?margins?|marge|spanne|margen(?:es)?|mark ?up');

/** Questions about what pieces are made of, what they cost and bring. */
export const RECIPE_TOPICS: readonly Topic[] = withoutCounts([
  {
    id: 'recipe_contents',
    ...OF_FLOWERS,
    needs: [
      words(
        "how many|how much|what(?:'s| is| are| goes)|whats|which|was (?:ist|sind|kommt|steckt)|wie ?viele?|welche|que (?:lleva|hay|flores)|cuant[oa]s?|list|show me",
      ),
    ],
    beside: words(
      `stems?|flowers?|blumen|flores|stiele?|tallos?|roses?(?= .)|in each|per piece|each|does|contain\\w*|used?|uses|using|in it|ingredients?|made of|goes into|drin|enthalt\\w*|lleva|llevan|tiene|hay|steck\\w*|brauch\\w*|need(?:s|ed)?|recipes?|rezept\\w*|recetas?|total|in total|insgesamt|altogether|are there|is there|zusammen|dem|der|im|del|${EVENTS}`,
    ),
    never: words(
      'prices?|costs?|charge|order(?:ed)?|missing|short|left|free|available|stock|inventory|received|weeks?|days?|guests?|season|margins?|overdue|open|due|tasks?|leads?',
    ),
    names: 'own',
    answer: contents,
  },
  {
    id: 'piece_price',
    ...OF_BOOK,
    needs: [
      words(
        "(?:what(?:'s| is)?|whats|how much) (?:the )?(?:price|cost|charge)|prices?|costs?|charge|how much(?: is| are| for)?|kostet|kosten|preis\\w*|cuestan?|cuanto (?:vale|es)|precios?",
      ),
    ],
    beside: words(
      `what|was|wie ?viel|cuanto|do we|did we|we|of|for|one|a single|single|each|per piece|piece|ein\\w*|uno?|una|charging|quoted?|does|client|customer|pay|stuck|pro stuck|cada uno|cobr\\w+|${EVENTS}`,
    ),
    never: words('margins?|stems?|bunch(?:es)?|supplier|proposals?|invoices?|order|total|budget|shipping|average'),
    names: 'own',
    answer: priceOfPiece,
  },
  {
    id: 'best_margin',
    ...OF_BOOK,
    needs: [
      MARGIN,
      words(
        'best|highest|lowest|worst|least|most|beste[nrs]?|hochste[nrs]?|schlechteste[nrs]?|niedrigste[nrs]?|mejor|peor|mayor|menor|mas (?:alt[oa]|baj[oa])',
      ),
    ],
    beside: words(
      `which|what|welche[rsnm]?|que|cual|our|has|have|makes?|brings?|recipes?|pieces?|arrangements?|items?|rezept\\w*|stuck|recetas?|piezas?|of (?:our|the|all)|hat|die|den|tiene|el|la|at the moment|${EVENTS}`,
    ),
    names: 'own',
    answer: bestMargin,
  },
  {
    id: 'margin',
    ...OF_BOOK,
    needs: [MARGIN],
    beside: words(
      `what|whats|what's|how|high|much|our|on|for|of|in|is|wie|hoch|was|unsere|bei|cual|es|nuestro|el|de|en|percent\\w*|make|have|do we|wir|${EVENTS}`,
    ),
    never: words('best|lowest|highest|target|average|durchschnitt\\w*'),
    names: 'own',
    answer: sayMargin,
  },
  {
    id: 'material_cost',
    ...OF_BOOK,
    needs: [
      words(
        'spen[dt]|spending|gastado|gastamos|gastos?|ausgegeben|materials? costs?|material\\w*|flower costs?|blumenkosten|cost of (?:the )?(?:flowers|materials?)',
      ),
      words('flowers?|blumen|flores|materials?|materiales?|blumenkosten|material\\w*|stems'),
    ],
    beside: words(
      `what|how much|wie ?viel|cuanto|hemos|have we|did we|do we|we|on|for|of|in|so far|bisher|hasta ahora|haben|wir|en|para|de|la|el|costs?|kosten|planned|geplant|cost|${EVENTS}`,
    ),
    names: 'own',
    answer: spent,
  },
  {
    id: 'to_order',
    tool: 'floral_recipe_builder.to_order',
    yours: 'what flowers cost',
    needs: [
      words(
        '(?:have|need|left|still|supposed|got) (?:\\w+ ){0,2}to (?:order|buy)|to (?:order|buy)|(?:should|must|do) (?:we|i) (?:still )?(?:order|buy)|order list|shopping list|bestellliste|einkaufsliste|bestellen|lista de (?:pedido|compras?)|(?:hay que|tenemos que|debemos) (?:pedir|comprar)|pedir|comprar',
      ),
    ],
    beside: words(
      `what|which|was|welche|que|flowers?|blumen|flores|do|we|i|still|for|from whom|from|whom|until when|by when|when|how much|mussen|wir|noch|fur|para|and what does it (?:come to|cost)|cost|come to|show|me|the|is|stems?|everything|all|${EVENTS}`,
    ),
    never: words('tasks?|remind|candles?|lunch|how many'),
    names: 'own',
    answer: ordered,
  },
  {
    id: 'order_cost',
    tool: 'floral_recipe_builder.to_order',
    yours: 'what flowers cost',
    needs: [words('flower orders?|blumenbestellung\\w*|pedido de flores'), words('costs?|kosten|kostet|cuesta|costar\\w*')],
    beside: words(`what|whats|what's|how much|will|gonna|going to|us|for|of|was|wird|uns|fur|cuanto|va a|nos|para|${EVENTS}`),
    never: words('last|actual|paid'),
    names: 'own',
    answer: ordered,
  },
]);
