import type { Calendar, Entry, MyTime } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import type { Lead, LeadRow, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localTimeOf } from '../asks/item';
import { venueNamed } from '../asks/places';
import { TALK_KINDS } from '../asks/talk-kinds';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { overviewOf } from '../overview';
import { notRead } from '../papers/whose';
import { listing, readData, type Heard, type Topic } from './topic';

const OF_CALENDAR = { tool: 'calendar_meeting.entries', yours: 'the calendar' } as const;
const MOST = 200;
const LONGEST_DAYS = 14;
const AHEAD = 1_000;
/** What stands elsewhere under a name of its own, and what only says that somebody is taken. */
const NOT_OF_A_DAY = new Set(['busy', 'payments']);

async function entriesOf(job: Job, { from, to }: Pick<Span, 'from' | 'to'>): Promise<readonly Entry[] | undefined> {
  const all = (await readData<Calendar>(job, OF_CALENDAR.tool, { from, to }))?.entries;
  return all
    ?.filter(({ layer, start_day: first, end_day: last }) => !NOT_OF_A_DAY.has(layer) && first <= to && last >= from)
    .toSorted((a, b) => `${a.start_day}${a.start_at ?? ''}`.localeCompare(`${b.start_day}${b.start_at ?? ''}`));
}

function lineOf({ business: { tz } }: Job, { start_at: from, end_at: until, all_day: isAllDay, title, layer }: Entry): string {
  const hours = from && !isAllDay ? `${localTimeOf(from, tz)}${until ? `–${localTimeOf(until, tz)}` : ''} · ` : '';
  return `${hours}${title}${layer === 'holds' ? ' (day held)' : ''}${layer === 'away' ? ' (away)' : ''}`;
}

/** The open tasks that are due in a time, by their day. */
async function tasksIn(job: Job, { from, to }: Pick<Span, 'from' | 'to'>): Promise<readonly { day: string; line: string }[]> {
  if (!job.tools.has('project_view.timeline')) return [];
  const all = (await TALK_KINDS.task.load(job, { projectId: null, names: [], text: '', past: false })) ?? [];
  return all.flatMap(({ day, line, states }) =>
    day !== null && day >= from && day <= to && states.includes('open') ? [{ day, line: line.replace(`${sayDay(day)} · `, '') }] : [],
  );
}

const REST_OF_DAY = words('(?:rest|remainder) of (?:my|the) day|left of (?:my|the) day');

/** “What is left for me today”: what is on, whose it is, and which tasks are due. */
async function leftOf(job: Job, { span, text: said }: Heard): Promise<Outcome | undefined> {
  const { today } = job.business;
  if (!span && said.search(REST_OF_DAY) < 0) return undefined;
  const day = span ?? { from: today, to: today, text: '' };
  if (day.from !== day.to) return overviewOf(job, day);
  const entries = await entriesOf(job, day);
  if (!entries) return text(notRead('The calendar'));
  const me = job.turn.asker.session.memberId;
  const [mine, others] = [
    entries.filter(({ member_ids: of }) => of.includes(me)),
    entries.filter(({ member_ids: of }) => !of.includes(me)),
  ];
  const tasks = (await tasksIn(job, day)).map(({ line }) => line);
  const parts = [
    mine.length > 0
      ? listing(
          `${sayDay(day.from)}, with your name on it:`,
          mine.map((one) => lineOf(job, one)),
          12,
        )
      : `${sayDay(day.from)}: nothing in the calendar has your name on it.`,
    others.length > 0
      ? listing(
          'Also on that day, with colleagues:',
          others.map((one) => lineOf(job, one)),
          12,
        )
      : '',
    tasks.length > 0 ? listing('Tasks due:', tasks) : 'No task is due.',
  ];
  return text(parts.filter(Boolean).join('\n'), { agenda: { from: day.from, to: day.to } });
}

/** “Could I squeeze in an hour tomorrow”: what is on that day, and which hours are free. */
async function freeHours(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span || span.from !== span.to) return undefined;
  const entries = await entriesOf(job, span);
  const time = job.tools.has('calendar_meeting.my_time')
    ? await readData<MyTime>(job, 'calendar_meeting.my_time', { day: span.from })
    : undefined;
  if (!entries || !time) return text(notRead('That day'));
  const free = time.free.map(({ from, until }) => `${from}–${until}`).join(', ');
  const head = free === '' ? `You have no free hour on ${sayDay(span.from)}.` : `You are free on ${sayDay(span.from)} ${free}.`;
  const lines = entries.map((one) => lineOf(job, one));
  return text(lines.length === 0 ? `${head} Nothing is in the calendar.` : listing(`${head} In the calendar that day:`, lines, 12), {
    agenda: { from: span.from, to: span.to },
  });
}

/** A time told day by day. */
async function dayByDay(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span || addDays(span.from, LONGEST_DAYS) < span.to) return undefined;
  const entries = await entriesOf(job, span);
  if (!entries) return text(notRead('The calendar'));
  const tasks = await tasksIn(job, span);
  const lines: string[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const on = entries.filter(({ start_day: first, end_day: last }) => first <= day && last >= day).map((one) => lineOf(job, one));
    const due = tasks.filter((task) => task.day === day).map(({ line }) => `task: ${line}`);
    lines.push(`${sayDay(day)}: ${[...new Set([...on, ...due])].join('; ') || 'nothing'}`);
  }
  return text(listing(`${saySpan(span)}, day by day:`, lines, LONGEST_DAYS + 1), { agenda: { from: span.from, to: span.to } });
}

/** What is planned at one place: its events, and the leads that ask for it. */
async function aheadAt(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const venue = await venueNamed(job, names);
  if (!venue) return undefined;
  const { today } = job.business;
  const time = span ?? { from: today, to: addDays(today, AHEAD), text: '' };
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    ...{ search: job.plan.slots['name'] ?? venue.name, from: time.from, to: time.to, ordering: 'event_date', page_size: MOST },
  });
  if (!page) return text(notRead('The projects'));
  const isThere = ({ venue_text: place }: { venue_text: string }): boolean => place.startsWith(venue.name);
  const events = page.results.filter(isThere);
  const open = job.tools.has('tenant_crm.find_leads')
    ? ((await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status: 'open', page_size: MOST }))?.results ?? [])
    : [];
  const inTime = open.filter(({ event_date: day }) => (day ?? today) >= time.from && (day ?? today) <= time.to);
  const asking: Lead[] = [];
  for (const { id } of inTime) {
    const lead = await readData<Lead>(job, 'tenant_crm.get_lead', { id });
    if (lead && isThere(lead)) asking.push(lead);
  }
  const when = span ? `, ${saySpan(span)}` : '';
  const parts = [
    events.length === 0
      ? `No event is planned at ${venue.name}${when}.`
      : listing(
          `At ${venue.name}${when}:`,
          events.map(({ name, event_date: day }) => `${day ? `${sayDay(day)} · ` : ''}${name}`),
        ),
    asking.length === 0
      ? ''
      : listing(
          'Leads that ask for it:',
          asking.map(({ title, event_date: day }) => `${day ? `${sayDay(day)} · ` : 'no day yet · '}${title}`),
        ),
  ];
  return text(parts.filter(Boolean).join('\n'), {
    cards: { data: events.slice(0, 8).map(({ id, name }) => ({ id, name, url: `/tenant_crm/projects/${String(id)}` })) },
  });
}

const EVENTS =
  'events?|weddings?|jobs?|projects?|parties|anything|something|hochzeit(?:en)?|veranstaltung(?:en)?|bodas?|eventos?|algo|etwas';

/** Questions about a day, a week and a place, as what is planned. */
export const PLANNED_TOPICS: readonly Topic[] = [
  {
    ...OF_CALENDAR,
    needs: [
      words(
        "(?:what(?:'?s| is| do i have| have i got)?|anything)(?: still| all| else)?(?: is| are)? (?:left|remaining|still (?:to come|ahead|left|open)|ahead|to come|coming up|on)(?: for me| of my| in my| on my)?|rest of (?:my|the) day|what do i (?:still )?have (?:left|on)|was (?:steht|liegt|kommt|habe ich)(?: bei mir)?(?: denn)?(?: heute)? noch(?: an| vor| auf mich zu)?|que me queda|que tengo pendiente|que (?:me )?falta",
      ),
      words('for me|me|my|i|mir|mich|ich|mein\\w*|tengo|queda'),
    ],
    beside: words(
      "what|what's|whats|is|are|the|rest of|day|agenda|plate|calendar|schedule|today|tonight|this afternoon|to do|do|for|on|of|in|i|have|got|left|still|me|my|an|vor|noch|heute|bei|para|hoy|por|hacer|de|el|dia|del|look like|looks? like|how does|now|from now|then|remaining|how|does|look",
    ),
    never: words('tasks?|payments?|money|budget|leads?|invoices?|stock|flowers?|todos?|to-dos?'),
    names: 'none',
    time: 'may',
    answer: leftOf,
  },
  {
    ...OF_CALENDAR,
    needs: [
      words(
        '(?:could|can|do|would|might|am|have|is there) (?:i|we)?(?: still| possibly| maybe| ever)?(?: be able to)? ?(?:squeeze|fit|slot|sneak|find|get|have|spare|free|got|block|room|time)(?: in| out)?|(?:konnte|kann|hab|habe) ich(?: noch)?|habe? ich|tengo|podria|puedo|me cabe|encajar|unterbringen|reinschieben',
      ),
      words(
        '(?:half )?an hour|(?:one|two|half an|a free|a spare|\\d+|eine?|zwei|una|dos) (?:free |spare |freie )?(?:hours?|hrs?|stunden?|horas?)|(?:\\d+ )?minutes|\\d+ ?(?:min|minuten|minutos)|a free (?:slot|moment|hour)|free hours?|freie stunde|hora libre|hueco',
      ),
    ],
    beside: words(
      'is|or|full|packed|busy|booked|free|tomorrow|day|i|could|can|squeeze|fit|in|after|before|around|lunch|noon|breakfast|the|morning|afternoon|evening|for|something|me|my|somewhere|anywhere|still|time|spare|any|ist|voll|oder|nach|vor|dem|mittag\\w*|morgens|nachmittags?|vormittags?|noch|frei|ich|esta|lleno|o|despues|antes|de|comer|libre|la|el|por|tarde|manana',
    ),
    never: words('wedding|client|consultation|event|hochzeit|boda|van|mia|leo|hank|tom|priya'),
    names: 'none',
    time: 'must',
    answer: freeHours,
  },
  {
    ...OF_CALENDAR,
    needs: [
      words(
        'day by day|(?:each|every) day|by day|per day|one day at a time|daily|tag fur tag|tageweise|jeden tag|dia (?:por|a) dia|cada dia',
      ),
    ],
    beside: words(
      "walk|talk|take|run|lead|guide|me|us|through|what|what's|whats|is|are|on|happening|planned|the|show|give|tell|list|go|over|how|does|do|look|looks|like|schedule|overview|plan|agenda|i|we|have|got|my|our|of|week|please|geh|mir|uns|zeig|die|durch|was|steht|an|haben|wir|que|hay|tenemos|muestrame|la|semana|repasa|repasemos|conmigo|nachste|for|everything|all|it|and|break|down|let's|lets|through it",
    ),
    never: words('income|revenue|sales|money|leads?|orders?|paid'),
    names: 'none',
    time: 'must',
    answer: dayByDay,
  },
  {
    tool: 'event_venues.find_venues',
    yours: 'the venues',
    needs: [
      words(
        'coming up|planned|scheduled|on the (?:books|calendar)|lined up|happening|going on|booked|next|have (?:we|you|i) got|(?:do|have) we have|are we (?:doing|at|back|working)|ansteht|steht|geplant|haben wir|kommt|hay|tenemos|viene|previsto|planeado|proxim[oa]s?',
      ),
      words('at|in|im|in der|bei|auf|en|an der'),
    ],
    beside: words(
      `what|what's|whats|which|is|are|the|our|we|us|when|any|more|of|ours|all|there|for|to|${EVENTS}|was|welche\\w*|als nachstes|an|im|der|die|das|que|cuales|el|la|los|las|hay|para|upcoming|list|show|me|soon|else`,
    ),
    never: words(
      'how|much|many|guests?|revenue|umsatz|wie ?viele?|wert|cuant[oa]s?|valor|cost|costs|budget|rules?|allowed|paid|access|park\\w*|price|value|worth|candles?|contact|stock|lanterns?|order\\w*|flowers?|who|free|room|price',
    ),
    names: 'own',
    time: 'may',
    answer: aheadAt,
  },
];
