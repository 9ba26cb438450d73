import type { DateAvailability, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { addDays } from '@butterfly/contracts/days';
import { sayDay, saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { planDay } from '../day-plan';
import { text, type Job } from '../job';
import { holdsOn } from '../held-days';
import { overviewOf } from '../overview';
import { notRead } from '../papers/whose';
import type { MoneyOverview } from '@butterfly/contracts/payments';
import type { Overview } from '@butterfly/contracts/inventory';
import { money } from '../job';
import { listing, readData, type Heard, type Topic } from './topic';

const OF_PROJECTS = { tool: 'tenant_crm.find_projects', yours: 'the project pipeline' } as const;
const MOST_DAYS = 4;
const EVENTS =
  'events?|weddings?|jobs?|projects?|parties|party|gigs?|one|hochzeit(?:en)?|veranstaltung(?:en)?|feier|auftrage?|bodas?|eventos?';

/** Whether each of some days still has room, with what is on it. */
async function room(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span || !job.tools.has('tenant_crm.date_load')) return undefined;
  const days = daysOf(span);
  if (days.length > MOST_DAYS) return undefined;
  const lines: string[] = [];
  for (const date of days) {
    const load = await readData<DateAvailability>(job, 'tenant_crm.date_load', { date });
    if (!load) return text(notRead('Those days'));
    lines.push(sayLoad(load), ...(await holdsOn(job, date)));
  }
  return text(lines.join('\n'));
}

function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}

function sayLoad({ date, booked, tentative, leads, capacity, full, projects }: DateAvailability): string {
  const isLast = booked + tentative >= capacity;
  const some = isLast ? 'has room only if what is tentative falls away' : 'still has room';
  const open = booked + tentative === 0 ? 'is free' : some;
  const rows = projects.map(({ name, venue_text: venue }) => `- ${name}${venue ? ` at ${venue}` : ''}`);
  const asks = leads === 0 ? '' : `, ${String(leads)} lead${leads === 1 ? '' : 's'} ask for it`;
  return [
    `${sayDay(date)} ${full ? 'is full' : open}: ${String(booked)} booked, ${String(tentative)} tentative${asks}; you take ${String(capacity)} a day.`,
    ...rows,
  ].join('\n');
}

/** What else is on the day of a project. */
async function sameDay(job: Job, { project, span }: Heard): Promise<Outcome | undefined> {
  if (!project || (span && !/^(?:on |this |that )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(span.text))) return undefined;
  const day = project.event_date;
  if (day === null) return text(`${project.name} has no date yet.`, { projectId: project.id });
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from: day, to: day, ordering: 'event_date' });
  if (!page) return text(notRead('That day'));
  const others = page.results.filter(({ id }) => id !== project.id);
  const load = job.tools.has('tenant_crm.date_load')
    ? await readData<DateAvailability>(job, 'tenant_crm.date_load', { date: day })
    : undefined;
  const stands = load
    ? ` ${String(load.booked)} booked, ${String(load.tentative)} tentative, and you take ${String(load.capacity)} a day.`
    : '';
  const head = `${project.name} is on ${sayDay(day)}. ${others.length === 0 ? 'Nothing else is on that day.' : 'On the same day there is:'}`;
  return text(
    `${listing(
      head,
      others.map(({ name, venue_text: venue }) => `${name}${venue ? ` at ${venue}` : ''}`),
    )}${stands ? `\n${stands.trim()}` : ''}`,
    { projectId: project.id },
  );
}

/** What cannot wait: the day as it is planned, late money, and stock that is promised twice. */
async function urgent(job: Job): Promise<Outcome> {
  const { today } = job.business;
  const day = await planDay({ ...job, plan: { ...job.plan, span: { from: today, to: today, text: '' } } });
  const of = job.tools.has('payments.overview') ? await readData<MoneyOverview>(job, 'payments.overview') : undefined;
  const late = (of?.late ?? []).map(
    ({ project_name: name, open_cents: cents, due_on: due }) =>
      `${name} · ${money(cents, { currency: of?.currency ?? job.business.currency, locale: job.business.locale })} · due ${sayDay(due)}`,
  );
  const stock = job.tools.has('inventory.overview') ? await readData<Overview>(job, 'inventory.overview') : undefined;
  const short = (stock?.short ?? []).map(
    ({ item_name: name, short: missing, out_on: out }) => `${String(missing)} ${name} too few from ${sayDay(out)}`,
  );
  return text(
    [
      day.message,
      late.length > 0 ? listing('Overdue money:', late) : '',
      short.length > 0 ? listing('Promised more often than there is:', short) : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** "The soonest event": the next one there is. */
async function soonest(job: Job): Promise<Outcome> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    from: job.business.today,
    to: addDays(job.business.today, 1_000),
    ordering: 'event_date',
  });
  const [first] = page?.results ?? [];
  if (!page) return text(notRead('The projects'));
  if (!first?.event_date) return text('No event lies ahead.');
  return text(`The next event is ${first.name}, ${sayDay(first.event_date)}${first.venue_text ? ` at ${first.venue_text}` : ''}.`, {
    projectId: first.id,
    cards: { data: [{ id: first.id, name: first.name, url: `/tenant_crm/projects/${String(first.id)}` }] },
  });
}

async function everything(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span) return undefined;
  const outcome = await overviewOf(job, span);
  return saySpan(span) === '' ? undefined : outcome;
}

/** Questions about days: what is on them, whether there is room, what comes first. */
export const DAY_TOPICS: readonly Topic[] = [
  {
    ...OF_PROJECTS,
    needs: [
      words(
        '(?:can|could|should|do) (?:we|i|you)(?: still)? (?:take|do|fit|squeeze|have room|have space|handle)|free|available|booked|full|taken|room for|space for|got room|frei|ausgebucht|platz|libres?|disponibles?|free on|double book\\w*',
      ),
    ],
    beside: words(
      `${EVENTS}|we|someone|somebody|a client|a lady|a bride|a couple|a guy|just|called|phoned|rang|asked|asking|asks|wants|about|for|already|still|another|a third|third|second|fourth|one more|more|booked|open|taken|it|up|in|on|that|the|is|are|schon|noch|wir|da|platze|todavia|aun|estamos|date|day|weekend|wochenende|fin de semana`,
    ),
    never: words('i|my|me|meetings?|slots?|consultation|tasting|appointments?|call|lanterns?|staff|van'),
    names: 'none',
    time: 'must',
    answer: room,
  },
  {
    ...OF_PROJECTS,
    needs: [
      words(
        'anything else|something else|else|others?|another|same day|same date|clash(?:es)?|conflicts?|ausgebucht|sonst noch|etwas anderes|otra cosa|otro|mismo dia|only one',
      ),
    ],
    beside: words(
      `${EVENTS}|with|as|the|does|do|got|have we|have|getting married|marry|marries|married|get married|that|booked|date|taken|is|are|sind|wir|schon|da|wann|when|and|und|anything|something|saturday|sunday|friday|on|day|happening|wedding|memorial|gala`,
    ),
    never: words('tasks?|leads?|paid|owe\\w*|sent|refer\\w*'),
    names: 'project',
    time: 'may',
    answer: sameDay,
  },
  {
    ...OF_PROJECTS,
    needs: [words("burning|on fire|urgent|most pressing|pressing|can'?t wait|cannot wait|critical|brennt|dringend\\w*|urgente?s?")],
    beside: words(
      "what'?s|short version|quick version|version|summary|rundown|overview|covering for|covering|cover for|im|i'm|for|of|give|most|right now|anything|everything|heute|hoy|leo|mia|hank|tom|ada|priya|uberblick|kurz\\w*",
    ),
    names: 'none',
    time: 'may',
    answer: (job) => urgent(job),
  },
  {
    ...OF_PROJECTS,
    needs: [words('soonest|nearest|next up|coming up first|comes first|first up|as next'), words(EVENTS)],
    beside: words('up|is|what|which|our|coming|ahead'),
    names: 'none',
    answer: (job) => soonest(job),
  },
  {
    ...OF_PROJECTS,
    needs: [
      words(
        'overview|out the door|get done|have to do|need to do|needs to happen|has to happen|needs doing|has to be done|must be done|to get through|ansteht|was steht',
      ),
    ],
    beside: words(
      'i|we|need|needs|to|get|have|has|before|until|by|that|everything|all|alles|was|bis|vor|an|noch|heute|morgen|und|good (?:morning|afternoon)|could|you|please|give|me|us|an|of|coming up|coming|ahead|over|events first|then (?:the )?meetings',
    ),
    names: 'none',
    time: 'must',
    answer: everything,
  },
];
