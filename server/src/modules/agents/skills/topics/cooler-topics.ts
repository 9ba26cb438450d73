import type { Lot } from '@butterfly/contracts/inventory';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { flowersNamed } from './flowers-named';
import { counted, listing, pageCard, type Heard, type Topic, withoutCounts } from './topic';

const MOST = 200;
const COOLER = 'coolers?|cold room|walk-in|fridge|kuhlraum|kuhlhaus|kuhlschrank|kuhlung|camara(?: frigorifica)?|nevera|frigorific\\w+';
const AGES =
  'going off|go off|goes off|going bad|go bad|(?:need|needs|has|have) (?:to be )?(?:using|used)(?: up)?|us(?:e|ed|ing) (?:up|soon|first)|expir\\w+|old|aging|ageing|out of date|past (?:its|their) (?:best|date)|wilt\\w*|spoil\\w*|verdirbt|verderben|ablauf\\w*|lauft ab|abgelaufen\\w*|alt|verbrauch\\w*|caduc\\w+|vence\\w*|vencid\\w+|pasad[oa]s?|usar pronto';
const WILL_NOT_LAST =
  "(?:won't|will not|wont|can't|cannot|doesn't|does not|isn't going to|may not|might not) (?:make it|last|survive|keep|hold(?: up| out)?|get)(?: (?:through|until|till|past|over|to|beyond))?(?: the)?|halt(?:en)? (?:nicht|nicht mehr)(?: bis| uber)?(?: zum| das)?|no (?:aguanta|aguantan|llega|llegan|dura|duran)(?: (?:hasta|al))?";
const USE_UP =
  '(?:use|used|using) (?:it |them |that )?up|thr(?:ow|own|owing) (?:it |them |that )?(?:out|away)|toss(?:ed)?|binned?|chuck(?:ed)?|compost(?:ed)?|dump(?:ed)?|go(?:es|ing)? off|go(?:es|ing)? bad|past (?:its|their) (?:best|date|prime)|wegwerfen|weggeworfen|wegschmeissen|entsorg\\w+|aufbrauchen|aufgebraucht|verbraucht werden|gastar|tirar|botar|se (?:echa|echan) a perder';

/** What is in the cooler: all, what has to be used soon or is over, or one flower. */
async function inCooler(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const { flowers, rest } = await flowersNamed(job, names);
  if (rest.length > 0) return undefined;
  const page = await readPage<Lot>(job, 'inventory.lots', { page_size: MOST });
  if (!page || page.count > page.results.length) return text(notRead('The cooler'));
  const isAged = said.search(words(`${AGES}|${USE_UP}|${WILL_NOT_LAST}`)) >= 0;
  const ids = new Set(flowers.map(({ ingredient_id: id }) => id));
  const rows = page.results
    .filter(
      ({ status, stems_left: left }) =>
        left > 0 && (isAged ? status === 'use_soon' || status === 'expired' : status !== 'expected' && status !== 'gone'),
    )
    .filter(({ ingredient_id: id }) => ids.size === 0 || ids.has(id));
  const what = flowers.length === 0 ? '' : ` of ${flowers.map(({ name }) => name).join(', ')}`;
  const card = pageCard('The cooler', '/inventory/shop');
  if (rows.length === 0)
    return text(
      isAged ? `Nothing${what} in the cooler has to be used soon, and nothing is over its day.` : `There is nothing${what} in the cooler.`,
      card,
    );
  const over = rows.filter(({ status }) => status === 'expired').length;
  const head = isAged
    ? `${counted(rows.length, 'lot')}${what} in the cooler to use up, ${String(over)} past the last day:`
    : `In the cooler, ${counted(rows.length, 'lot')}${what}:`;
  return text(listing(head, rows.map(sayLot), 20), card);
}

function sayLot({ ingredient_name: name, unit, stems_left: left, stems_held: held, stems_free: free, use_by: until, status }: Lot): string {
  const kept = held > 0 ? `, ${String(held)} kept for projects, ${String(free)} free` : '';
  const stands = { expired: ' (past it)', use_soon: ' (use soon)' }[status as string] ?? '';
  return `${name}: ${String(left)} ${unit}s${kept}${until ? `, to use until ${sayDay(until)}${stands}` : ''}`;
}

/** Questions about cut flowers that are in the house. */
export const COOLER_TOPICS: readonly Topic[] = withoutCounts([
  {
    tool: 'inventory.lots',
    yours: 'the inventory',
    needs: [words(COOLER)],
    time: 'may',
    beside: words(
      `${AGES}|${WILL_NOT_LAST}|that|it|das|die|we've|what|which|whats|what's|how many|how much|anything|any|is|are|there|do we have|have we|left|in|the|our|right now|flowers?|blumen|flores|stems?|lots?|was|ist|im|in der|welche|sind|que|hay|en|la|de|soon|bald|pronto|wie ?viele?|cuant[oa]s?|stiele?|noch|up|next|first|lies|liegt|steht|roses?`,
    ),
    never: words('temperature|broken|door|order|clean'),
    names: 'own',
    answer: inCooler,
  },
  {
    tool: 'inventory.lots',
    yours: 'the inventory',
    needs: [words('flowers?|stems?|lots?|blumen|flores'), words(AGES)],
    beside: words(
      'what|which|any|anything|do|have|to|be|we|our|are|is|the|soon|this|in|house|stock|up|first|welche|mussen|bald|que|hay|tenemos|pronto|next|getting',
    ),
    never: words('season|saison|clients?'),
    names: 'none',
    answer: inCooler,
  },
  {
    tool: 'inventory.lots',
    yours: 'the inventory',
    needs: [words(USE_UP), words('what|which|anything|something|was|welche\\w*|etwas|que|cuales|algo')],
    beside: words(
      `${AGES}|flowers?|stems?|blumen|flores|has|have|had|do|does|to be|to|be|needs?|must|should|got|or|and|before|we|i|is|are|soon|first|next|today|this week|the|in|of|our|muss|mussen|werden|oder|und|bald|zuerst|wir|hay|que|tenemos|debe|deben|o|y|pronto|primero|stuff|there`,
    ),
    never: words('lanterns?|vases?|clients?|recipes?'),
    names: 'none',
    answer: inCooler,
  },
]);
