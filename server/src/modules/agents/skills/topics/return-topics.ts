import { LOW_STOCK_DAYS, type LowItem, type Overview } from '@butterfly/contracts/inventory';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { addDays } from '@butterfly/contracts/days';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const WEEK = 7;

/** What comes back from events within a week; another time is not known here. */
async function returning(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  const { today } = job.business;
  const until = addDays(today, WEEK);
  const of = await readData<Overview>(job, 'inventory.overview');
  if (!of) return text(notRead('The inventory'));
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const to = span && span.to < until ? span.to : until;
  const rows = of.returning.filter(({ back_on: back }) => back <= to);
  const lines = rows.map(
    ({ project_id: id, item_name: item, qty, back_on: back }) =>
      `${sayDay(back)} · ${String(qty)} × ${item} · ${page?.results.find((row) => row.id === id)?.name ?? 'a project'}`,
  );
  const beyond = span && span.to > until ? ` I know that until ${sayDay(until)} only.` : '';
  const head = rows.length === 0 ? `Nothing comes back from an event until ${sayDay(to)}.` : `Comes back from events until ${sayDay(to)}:`;
  return text(listing(`${head}${beyond}`, lines, 12));
}

/** What is with events right now: those that are due back within a week by name, the others as a count. */
async function outNow(job: Job): Promise<Outcome> {
  const of = await readData<Overview>(job, 'inventory.overview');
  if (!of) return text(notRead('The inventory'));
  if (of.out === 0) return text('Nothing is out right now: all that was lent is back.', pageCard('The inventory', '/inventory'));
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const { today } = job.business;
  const lines = of.returning
    .toSorted((a, b) => a.back_on.localeCompare(b.back_on))
    .map(({ project_id: id, item_name: item, qty, back_on: back }) => {
      const project = page?.results.find((row) => row.id === id)?.name ?? 'a project';
      return `${String(qty)} × ${item} · ${project} · ${back < today ? 'should have been back' : 'back'} ${sayDay(back)}`;
    });
  const head = `${String(of.out)} ${of.out === 1 ? 'piece is' : 'pieces are'} out right now${lines.length === 0 ? ', and nothing is due back within a week.' : '. Overdue or due back within a week:'}`;
  return text(listing(head, lines, 12), pageCard('The inventory', '/inventory'));
}

/** Things of which too few are free on some day soon, and how many to get. */
async function low(job: Job): Promise<Outcome> {
  const rows = await readData<LowItem[]>(job, 'inventory.low_stock');
  if (!rows) return text(notRead('The inventory'));
  if (rows.length === 0) return text(`Nothing of the stock falls below its minimum in the next ${String(LOW_STOCK_DAYS)} days.`);
  const lines = rows.map(
    ({ name, free, on_hand: here, min_stock: least, on_order: ordered, suggested }) =>
      `${name}: ${String(Math.max(0, free))} free on the fullest day, of ${String(here)}; the least is ${String(least)}${ordered > 0 ? `, ${String(ordered)} on order` : ''}${suggested > 0 ? `, get ${String(suggested)}` : ''}`,
  );
  const many = rows.length === 1 ? 'One thing falls' : `${String(rows.length)} things fall`;
  return text(
    listing(`${many} below the minimum in the next ${String(LOW_STOCK_DAYS)} days:`, lines, 12),
    pageCard('The inventory', '/inventory'),
  );
}

/** Questions about what comes back, and about what runs low. */
export const RETURN_TOPICS: readonly Topic[] = [
  {
    tool: 'inventory.overview',
    yours: 'the inventory',
    needs: [
      words(
        'rentals?|rented|rental items?|hire(?:d)?(?: items?)?|hard ?goods|stock|things|items|stuff|goods|props?|what|anything|mietsachen|mietartikel|leihsachen|leihware|was|etwas|alquiler(?:es)?|cosas|material|que|algo',
      ),
      words(
        '(?:still|currently|now|right now) (?:out|lent|hired out|rented out|with events)|(?:out|lent|hired out|rented out) (?:still|now|right now|at the moment|currently)|(?<=(?:rentals?|rented|items|things|stuff|goods|props?) .*)not (?:yet )?(?:back|returned)(?: yet)?|noch (?:draussen|unterwegs|verliehen)|gerade (?:draussen|verliehen)|(?:todavia|aun) (?:fuera|prestad[oa]s?)',
      ),
    ],
    beside: words(
      'which|what|is|are|of|our|the|do|we|have|any|all|from|events?|there|welche\\w*|sind|ist|unser\\w*|haben|wir|die|cuales|hay|esta|estan|tenemos|nuestr[oa]s|las|los|el|la',
    ),
    never: words('leads?|proposals?|contracts?|questionnaires?|invoices?|clients?|messages?|mails?'),
    names: 'none',
    answer: outNow,
  },
  {
    tool: 'inventory.overview',
    yours: 'the inventory',
    needs: [
      words('come back|comes back|coming back|get back|return|returns|returned|returning|due back|kommt zuruck|zuruck|vuelve|devuelven'),
    ],
    beside: words(
      'what|which|do|does|we|have|to|or|from|events?|anything|of|the|hire|rentals?|things|stock|items|in|is|are|back|was|von|veranstaltungen|que|de los eventos',
    ),
    never: words('call|text|mail|money|client|answer|lead|deposit|payment'),
    names: 'none',
    time: 'must',
    answer: returning,
  },
  {
    tool: 'inventory.low_stock',
    yours: 'the inventory',
    needs: [
      words(
        'below (?:the |its |their |our )?(?:minimum|reorder (?:level|point))|under (?:the |its |their )?minimum|(?:running|run|runs|runnin) low|low on (?:stock|anything|something)|low on stock|low stock|(?:below|under) minimum(?: stock)?|unter dem mindestbestand|mindestbestand|bajo minimo',
      ),
    ],
    beside: words(
      'what|which|is|are|do we|does|any|anything|something|things|items|stock|in|hire|rentals?|warehouse|we|on|the moment|at|right now|im|lager|was|ist|unter|dem|que|esta|hay|de|the|our',
    ),
    names: 'none',
    answer: low,
  },
];
