import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import { KIND_OF_EVENT } from '../../planner/reading/lexicon.data';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { ingredientsNamed } from './ingredients-named';
import { projectNamed } from './project-named';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

const OF_CATALOGUE = { tool: 'floral_recipe_builder.ingredients', yours: 'the flower catalogue' } as const;
const MOST = 200;
/** Of more than one flower, only the kind was named. */
const FEW = 1;
const CARD = pageCard('The flower library', '/floral_recipe_builder/library');
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** Colours as people say them, by the families of the catalogue. */
const COLOURS: readonly (readonly [said: string, families: readonly string[]])[] = [
  ['pink|pinks|pinkish|rosa|rosad[oa]s?|pinke?[nrs]?', ['pink', 'blush']],
  ['blush', ['blush', 'pink']],
  ['white|whites|whitish|ivory|cream|weiss\\w*|creme|blanc[oa]s?|crema', ['white', 'ivory', 'cream']],
  ['red|reds|burgundy|rot\\w*|roj[oa]s?|burdeos|dunkelrot\\w*', ['red', 'burgundy']],
  ['peach|peachy|apricot|coral|pfirsich\\w*|aprikot\\w*|melocoton', ['peach', 'coral', 'apricot', 'orange']],
  ['orange|oranges?|naranjas?', ['orange', 'peach']],
  ['yellow|gelb\\w*|amarill[oa]s?', ['yellow']],
  ['blue|blues|blau\\w*|azul(?:es)?', ['blue']],
  ['purple|lilac|lavender|violet|mauve|lila|violett\\w*|morad[oa]s?|malva', ['purple', 'lilac', 'lavender', 'violet', 'mauve']],
  ['green|greens|grun\\w*|verdes?', ['green']],
];

const isThere = ({ season_months: months }: Ingredient, month: number): boolean => months.length === 0 || months.includes(month);
const sayMonths = ({ season_months: months }: Ingredient): string => (months.length === 0 ? 'all year' : months.map(monthName).join(', '));

/** Which flowers of the catalogue there are in a month, of the colour that is named. */
async function inSeason(job: Job, { text: said, span, names }: Heard): Promise<Outcome | undefined> {
  if (names.length > 0) return undefined;
  const page = await readPage<Ingredient>(job, OF_CATALOGUE.tool, { page_size: MOST });
  if (!page || page.count > page.results.length) return text(notRead('The flower catalogue'));
  const month = Number((span?.from ?? job.business.today).slice(5, 7));
  const asked = COLOURS.filter(([pattern]) => said.search(words(pattern)) >= 0);
  const families = new Set(asked.flatMap(([, of]) => of));
  const rows = page.results
    .filter(({ kind }) => kind === 'fresh' || kind === 'greens')
    .filter((row) => isThere(row, month) && (families.size === 0 || families.has(row.colour_family?.toLowerCase() ?? '')));
  const only = rows.filter(({ season_months: months }) => months.length > 0);
  const always = rows.filter(({ season_months: months }) => months.length === 0);
  const what = families.size === 0 ? '' : ` in ${[...families].join(' or ')}`;
  const lines = only.map((row) => `${row.name}, ${row.colour_family ?? 'no colour'}: ${sayMonths(row)}`);
  const rest = always.length === 0 ? '' : `\nAll year${what}: ${always.map(({ name }) => name).join(', ')}.`;
  return text(
    `${listing(lines.length === 0 ? `Nothing of your catalogue${what} has its season in ${monthName(month)}.` : `In season in ${monthName(month)}${what}, by your catalogue:`, lines, 20)}${rest}`,
    CARD,
  );
}

/** “Café au Lait in December??”: whether one flower is to be had in a month, or for an event, and what else. */
async function canHave(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const page = await readPage<Ingredient>(job, OF_CATALOGUE.tool, { page_size: MOST });
  if (!page) return text(notRead('The flower catalogue'));
  const { rows, rest } = ingredientsNamed(page.results, names);
  if (rows.length === 0 || rows.length > FEW) return undefined;
  const project = await projectFor(job, rest);
  if (rest.length > 0 && !project) return undefined;
  const day = span?.from ?? project?.event_date ?? undefined;
  if (day === undefined || day === null) return undefined;
  const month = Number(day.slice(5, 7));
  const when = span || !project ? '' : ` ${project.name} is on ${sayDay(day)}.`;
  return text(`${rows.map((flower) => sayOne(flower, month, page.results)).join('\n')}${when}`, CARD);
}

function sayOne(flower: Ingredient, month: number, all: readonly Ingredient[]): string {
  if (isThere(flower, month)) return `Yes: ${flower.name} is to be had in ${monthName(month)} (${sayMonths(flower)}).`;
  const others = flower.substitutes
    .flatMap(({ ingredient_id: id }) => all.find((row) => row.id === id) ?? [])
    .filter((row) => isThere(row, month))
    .map(({ name }) => name);
  const instead =
    others.length === 0 ? ' The catalogue names nothing in its place that is there then.' : ` Instead, there then: ${others.join(', ')}.`;
  return `No: ${flower.name} is not to be had in ${monthName(month)}, by your catalogue only in ${sayMonths(flower)}.${instead}`;
}

async function projectFor(job: Job, rest: readonly string[]): Promise<ProjectRow | undefined> {
  const named = rest.length > 0 ? await projectNamed(job, rest) : undefined;
  if (named || !rest.every((word) => KIND_OF_EVENT.test(word))) return named;
  const { projectId } = job.turn;
  return projectId === null ? undefined : readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
}

const COLOUR = COLOURS.map(([said]) => said).join('|');
/** Questions about what the catalogue has in which month. */
export const SEASON_TOPICS: readonly Topic[] = [
  {
    ...OF_CATALOGUE,
    needs: [
      words(
        'in season|seasonal|season|saison|saisonal\\w*|temporada|available|to be had|can (?:we|i) get|blooms?|bloom(?:ing)?|grows?|bluht|bluhen|florece[n]?',
      ),
      words(COLOUR),
    ],
    beside: words(
      `${COLOUR}|what|whats|what's|which|is|are|do|we|have|there|and|or|in|anything|something|flowers?|blooms?|any|thats|that's|that|of|the|colou?rs?|was|welche\\w*|ist|sind|gibt es|und|oder|blumen|im|que|cuales|flores?|hay|esta[n]?|y|de|color|en`,
    ),
    never: words('stock|lanterns?|chargers?|votives?|vases?|free|saturdays?|roses'),
    names: 'own',
    time: 'may',
    answer: inSeason,
  },
  {
    ...OF_CATALOGUE,
    needs: [
      words(
        'possible|realistic|feasible|doable|(?:can|could) (?:we|i|you|one)(?: even| still)? (?:get|have|buy|order|find|source)(?: it| them| that| those)?|to be had|available|in season|out of season|season|moglich|zu bekommen|zu kriegen|bekomm\\w*|krieg\\w*|saison|lieferbar|erhaltlich|posible|se consigue[n]?|conseguir|de temporada|temporada|disponibles?',
      ),
    ],
    beside: words(
      'is|are|it|that|this|those|these|they|even|still|at all|in|for|on|the|a|an|some|any|real|really|then|do|does|we|i|to|would|be|will|wants?|he|she|wanted|client|bride|couple|pull up|show|and|ist|das|die|der|im|fur|den|uberhaupt|noch|es|man|kann|eso|es|en|para|la|el|los|las|hay|todavia|roses?(?= )|flowers?|stems?|gonna|going to',
    ),
    never: words('free|lanterns?|vases?|cooler|stock(?= free)|slot|meeting|cheapest|how many|how much|instead|order list|price'),
    names: 'own',
    time: 'may',
    answer: canHave,
  },
];
