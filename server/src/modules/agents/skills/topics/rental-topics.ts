import type { FreeUnits, Overview } from '@butterfly/contracts/inventory';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { addDays } from '@butterfly/contracts/days';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { projectNamed } from './project-named';
import { stockNamed } from './stock-named';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const WEEK = 7;
const OF_STOCK = { tool: 'inventory.overview', yours: 'the inventory' } as const;

/** What goes out to events within a week; another time is not known here. */
async function leaving(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  const { today } = job.business;
  const until = addDays(today, WEEK);
  const of = await readData<Overview>(job, OF_STOCK.tool);
  if (!of) return text(notRead('The inventory'));
  if (span && span.from > until)
    return text(`I know what leaves until ${sayDay(until)} only; the calendar of the inventory shows the rest.`);
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const to = span && span.to < until ? span.to : until;
  const lines = of.leaving
    .filter(({ out_on: out }) => out <= to && (!span || out >= span.from || span.from <= today))
    .map(
      ({ project_id: id, item_name: item, qty, out_on: out }) =>
        `${sayDay(out)} · ${String(qty)} × ${item} · ${page?.results.find((row) => row.id === id)?.name ?? 'a project'}`,
    );
  const beyond = span && span.to > until ? ` I know that until ${sayDay(until)} only.` : '';
  const head = lines.length === 0 ? `Nothing of the rentals leaves until ${sayDay(to)}.` : `Leaves for events until ${sayDay(to)}:`;
  return text(listing(`${head}${beyond}`, lines, 20), pageCard('The inventory', '/inventory'));
}

/** How many of a thing are free, or missing, on a day or for a project. */
async function freeOf(job: Job, { names, span, text: said }: Heard): Promise<Outcome | undefined> {
  const found = await stockNamed(job, names, span ?? { from: job.business.today, to: job.business.today });
  if (!found) return undefined;
  const project = found.rest.length > 0 ? await projectNamed(job, found.rest) : undefined;
  if (found.rest.length > 0 && !project) return undefined;
  const time = span ?? (await daysOf(job, project));
  if (!time) return undefined;
  const rows = (await stockNamed(job, names, time))?.rows ?? [];
  const isShort = said.search(words(SHORT)) >= 0;
  const lines = rows.map((row) => sayFree(row, isShort));
  return text(`${saySpan(time)}${project ? `, ${project.name}` : ''}:\n${lines.map((line) => `- ${line}`).join('\n')}`, {
    cards: { data: rows },
  });
}

function sayFree({ name, owned, free }: FreeUnits, isShort: boolean): string {
  if (free < 0) return `0 of ${String(owned)} ${name} free: ${String(-free)} more are promised than there are`;
  const none = isShort ? ', none is short' : '';
  return `${String(free)} of ${String(owned)} ${name} free${none}`;
}

/** The days things are out for the event of a project. */
async function daysOf(job: Job, named: ProjectRow | undefined): Promise<Span | undefined> {
  const { projectId } = job.turn;
  const open = named ?? (projectId === null ? undefined : await readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId }));
  const day = open?.event_date;
  return day ? { from: addDays(day, -1), to: addDays(day, 1), text: '' } : undefined;
}

/** Everything that is promised more often than there is. */
async function shortAll(job: Job): Promise<Outcome> {
  const of = await readData<Overview>(job, OF_STOCK.tool);
  if (!of) return text(notRead('The inventory'));
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const lines = of.short.map(
    ({ item_name: item, short, out_on: out, project_id: id }) =>
      `${String(short)} × ${item} too few from ${sayDay(out)} · ${page?.results.find((row) => row.id === id)?.name ?? 'a project'}`,
  );
  return text(
    listing(
      lines.length === 0
        ? 'Nothing of the rentals is promised more often than there is, within a year.'
        : 'Promised more often than there is:',
      lines,
      12,
    ),
    pageCard('The inventory', '/inventory'),
  );
}

const RENTALS =
  'rentals?|rented|rental items?|hire(?:d)?(?: items?)?|hard ?goods|warehouse|stock|inventory|things|items|stuff|goods|props?|mietsachen|mietartikel|leihsachen|leihware|verleih|inventar|lager|alquiler(?:es)?|cosas|material|articulos|inventario|almacen';
const LEAVES =
  'leaves?|leaving|go(?:es|ing)? out|out(?:going)?|ship(?:s|ped|ping)?|depart\\w*|loaded|get(?:s)? loaded|needs? to go|verlass\\w*|gehen raus|geht raus|rausgehen|raus|geht weg|weg|salen?|van|se va[n]?|sacar|saldran';
const SHORT = 'short|too few|not enough|missing|lacking|fehlen|fehlt|zu wenig|knapp|faltan?|insuficientes?|escas\\w+';

/** Questions about what is lent: what leaves, what is free, what is short. */
export const RENTAL_TOPICS: readonly Topic[] = [
  {
    ...OF_STOCK,
    needs: [words(RENTALS), words(LEAVES)],
    beside: words(
      'what|which|how many|is|are|does|do|we|any|anything|all|our|the|from|for|events?|have|has|to|of|the house|was|welche\\w*|sind|gehen|geht|die|das|aus|dem|unser\\w*|que|cuales|cuantos|hay|los|las|el|la|del|de|nos|tienen que|eventos',
    ),
    never: words('back|return\\w*|leads?|low|flowers?|running|cooler|sold'),
    names: 'none',
    time: 'must',
    answer: leaving,
  },
  {
    ...OF_STOCK,
    needs: [
      words(`${SHORT}|double promised|overbooked|promised twice|over-?promised`),
      words(`${RENTALS}|anything|we|wir|something|algo|etwas`),
    ],
    beside: words(
      'what|which|is|are|on|of|do|have|in|any|anything|the|our|was|welche\\w*|sind|uns|im|que|de|en|nos|el|are we|ist|etwas|still',
    ),
    never: words('paid|money|staff|people|days?|flowers?|stems?|roses?|cash|time|signature\\w*|documents?|info\\w*|call|leads?|contract'),
    names: 'none',
    answer: shortAll,
  },
  {
    tool: 'inventory.free_units',
    yours: 'the inventory',
    needs: [
      words(
        `enough|genug|ausreichend|reichen|reicht|suficientes?|bastan?|alcanzan?|free|available|availability|left(?: over)?|spare|still have|have we got|${SHORT}|frei|verfugbar|ubrig|vorhanden|libres?|disponibles?|quedan?|sobran?`,
      ),
    ],
    beside: words(
      'both(?: of them)?|(?:both )?(?:couples|weddings|events|parties|jobs)|all of them|everybody|everyone|to go round|beide\\w*|hochzeiten|feiern|ambas?|ambos|bodas|eventos|how many|how much|are|is|there|will|do we have|have we|do we|have|we|got|of|our|the|any|for|on|by|in|and|then|still|enough|wie ?viele?|sind|haben wir|wir|noch|am|die|der|den|von|fur|es|gibt|zu|cuant[oa]s?|hay|tenemos|nos|el|la|las|los|para|todavia|aun|de|del|dia|wedding|memorial|gala|hochzeit|boda',
    ),
    never: words('saturdays?|time slots?|slots?|hours?|stems?|bunch(?:es)?|cooler|i|my'),
    names: 'own',
    time: 'may',
    answer: freeOf,
  },
];
