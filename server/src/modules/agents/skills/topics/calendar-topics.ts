import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import type { Away } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { clockIn } from '../../planner/clock';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { escaped } from '../../planner/known-words';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf, localTimeOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, readData, type Heard, type Topic } from './topic';

const OF_CALENDAR = { tool: 'calendar_meeting.entries', yours: 'the calendar' } as const;
const AHEAD = 90;
const YEARS = 730;
const MOST = 200;
const LONGEST = 62;

async function entries(job: Job, { from, to }: Pick<Span, 'from' | 'to'>): Promise<readonly Entry[] | undefined> {
  return (await readData<Calendar>(job, OF_CALENDAR.tool, { from, to }))?.entries;
}

const timeOf = ({ business: { tz } }: Job, { start_at: at, all_day: allDay }: Entry): string =>
  at && !allDay ? ` ${localTimeOf(at, tz)}` : '';
const lineOf = (job: Job, entry: Entry): string =>
  `${sayDay(entry.start_day)}${timeOf(job, entry)} · ${entry.title}${entry.end_day === entry.start_day ? '' : ` (until ${sayDay(entry.end_day)})`}`;

/** Who is out of office in a time, by the calendar. */
async function whoIsAway(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span) return undefined;
  const all = await entries(job, span);
  if (!all) return text(notRead('The calendar'));
  const lines: string[] = [];
  for (const entry of all.filter(({ layer, kind }) => layer === 'away' || kind === 'out_of_office')) {
    const who = await namesOf(job, entry.member_ids);
    lines.push(`${who.length > 0 ? `${who.join(', ')} · ` : ''}${lineOf(job, entry)}`);
  }
  const away = [...new Set([...lines, ...(await awaysIn(job, span))])];
  const head =
    away.length === 0
      ? `Nobody is noted to be away by the calendar and the meetings, ${saySpan(span)}.`
      : `Away by the calendar and the meetings, ${saySpan(span)}:`;
  return text(`${listing(head, away, 12)}\nAbsences that are noted with the members of the team are not read here: their page shows them.`);
}

/** Absences that are noted with the meetings. */
async function awaysIn(job: Job, { from, to }: Span): Promise<string[]> {
  const { tz } = job.business;
  const all = job.tools.has('event_meetings.aways') ? await readData<readonly Away[]>(job, 'event_meetings.aways') : undefined;
  const lines: string[] = [];
  for (const { member_id: id, from_at: at, until_at: until, reason } of all ?? []) {
    const [first, last] = [localDayOf(at, tz), localDayOf(until, tz)];
    if (first > to || last < from) continue;
    const [name = 'Somebody'] = await namesOf(job, [id]);
    lines.push(`${name} · ${saySpan({ from: first, to: last })}${reason ? ` · ${reason}` : ''}`);
  }
  return lines;
}

/** What of the calendar has a name: “the next flower market”. */
async function nextCalled(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const said = names
    .map((name) => ENGLISH.find(([other]) => other.test(name))?.[1] ?? name)
    .join(' ')
    .split(' ');
  if (names.length === 0) return undefined;
  const { today } = job.business;
  const all = await entries(job, { from: today, to: addDays(today, AHEAD) });
  if (!all) return undefined;
  const found = all
    .filter(({ title, layer }) => layer === 'events' && said.every((word) => new RegExp(`\\b${escaped(word)}`, 'i').test(title)))
    .toSorted((a, b) => `${a.start_day}${a.start_at ?? ''}`.localeCompare(`${b.start_day}${b.start_at ?? ''}`));
  const [first, second] = found;
  if (!first) return undefined;
  const until = first.end_at && !first.all_day ? `–${localTimeOf(first.end_at, job.business.tz)}` : '';
  const people = await namesOf(job, first.member_ids);
  const who = people.length === 0 ? 'Nobody of the team is noted for it.' : `With ${people.join(', ')}.`;
  // What is on today may be over: the one after it is told as well.
  const then = first.start_day === today && second ? ` After today: ${lineOf(job, second)}.` : '';
  const next = first.start_day === today ? 'Today' : 'Next';
  return text(`${next}: ${sayDay(first.start_day)}${timeOf(job, first)}${until} · ${first.title}. ${who}${then}`);
}

const ENGLISH: readonly (readonly [said: RegExp, name: string])[] = [
  [/^(?:blumenmarkt|grossmarkt)$/, 'flower market'],
  [/^teamrunde$/, 'team round'],
];

async function namesOf(job: Job, ids: readonly number[]): Promise<readonly string[]> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: 1 });
  const [any] = page?.results ?? [];
  const timeline =
    any && job.tools.has('project_view.timeline')
      ? await readData<{ people: readonly { id: number; name: string }[] }>(job, 'project_view.timeline', { projectId: any.id })
      : undefined;
  return ids.flatMap((id) => timeline?.people.find((person) => person.id === id)?.name ?? []);
}

/** “Who am I meeting at 10”: what begins then, of everybody, with whose it is. */
async function atTime(job: Job, { text: said, span }: Heard): Promise<Outcome | undefined> {
  const clock = clockIn(said.replace(/.*\b(?=at )/, ''));
  const day = span?.from ?? job.business.today;
  if (!clock || (span && span.from !== span.to)) return undefined;
  const all = await entries(job, { from: day, to: day });
  if (!all) return text(notRead('The calendar'));
  const then = all.filter((entry) => timeOf(job, entry).trim() === clock.time);
  if (then.length === 0) return text(`Nothing in the calendar begins at ${clock.time} on ${sayDay(day)}.`);
  const lines: string[] = [];
  for (const entry of then) {
    const people = await namesOf(job, entry.member_ids);
    lines.push(`${lineOf(job, entry)}${people.length > 0 ? `, held by ${people.join(', ')}` : ''}`);
  }
  return text(lines.join('\n'));
}

/** Days with more than one event, and how much of them holds claim besides. */
async function clashes(job: Job): Promise<Outcome> {
  const { today } = job.business;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    ...{ from: today, to: addDays(today, YEARS), ordering: 'event_date', page_size: MOST },
  });
  if (!page || page.count > page.results.length) return text(notRead('The projects'));
  const days = new Set(page.results.map(({ event_date: day }) => day ?? ''));
  const lines: string[] = [];
  for (const day of days) {
    const rows = page.results.filter(({ event_date: on }) => on === day);
    if (day === '' || rows.length < 2) continue;
    const holds = ((await entries(job, { from: day, to: day })) ?? []).filter(({ layer }) => layer === 'holds');
    const held = holds.length === 0 ? '' : `; held for ${holds.map(({ title }) => title).join(', ')}`;
    lines.push(`${sayDay(day)}: ${rows.map(({ name }) => name).join(' and ')}${held}`);
  }
  const looked = ` I looked at the ${counted(page.results.length, 'event')} of the next two years.`;
  return text(
    listing(lines.length === 0 ? `No two events are on one day.${looked}` : `More than one event on a day:`, lines) +
      (lines.length === 0 ? '' : `\n${looked.trim()} People and things of one time are checked on the calendar itself.`),
  );
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Which Saturdays of a month are free: each one, with what is on it. */
async function freeWeekdays(job: Job, { text: said, span }: Heard): Promise<Outcome | undefined> {
  const wanted = WEEKDAYS.findIndex((day) => new RegExp(`\\b${day}s\\b`).test(said));
  if (!span || wanted < 0 || (Date.parse(span.to) - Date.parse(span.from)) / 86_400_000 > LONGEST) return undefined;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from: span.from, to: span.to, page_size: MOST });
  const all = await entries(job, span);
  if (!page || !all) return text(notRead('Those days'));
  const lines: string[] = [];
  const free: string[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== wanted) continue;
    const events = page.results.filter(({ event_date: on }) => on === day).map(({ name }) => name);
    const holds = all.filter(({ layer, start_day: on }) => layer === 'holds' && on === day).map(({ title }) => `held for ${title}`);
    const taken = [...events, ...holds];
    if (taken.length === 0) free.push(day);
    lines.push(`${sayDay(day)}: ${taken.length === 0 ? 'free' : taken.join(', ')}`);
  }
  return text(listing(`${counted(free.length, 'day')} of ${String(lines.length)} without an event or a hold:`, lines, 10));
}

/** Questions that the calendar answers. */
export const CALENDAR_TOPICS: readonly Topic[] = [
  {
    ...OF_CALENDAR,
    needs: [
      words('who|anyone|anybody|somebody|wer|jemand|quien|alguien'),
      words('off|away|out of (?:the )?office|on holiday|on vacation|on leave|urlaub|abwesend|weg|de vacaciones|fuera'),
    ],
    beside: words("who'?s|is|are|be|will|in|on|from|of us|of the team|on the team|hat|ist|im|esta"),
    names: 'none',
    time: 'must',
    answer: whoIsAway,
  },
  {
    ...OF_CALENDAR,
    needs: [words('when|wann|cuando'), words('next|nachste\\w*|proxim[oa]')],
    beside: words("when'?s|is|the|and|who|goes|go|is going|going|there|ist|der|die|das|und|wer|geht|hin|dabei|es|el|la"),
    never: words('payments?|events?|weddings?|invoices?|instal+ments?|tasks?|deliver\\w*|orders?|leads?'),
    names: 'own',
    answer: nextCalled,
  },
  {
    ...OF_CALENDAR,
    needs: [
      words('who|whom|what'),
      words(
        '(?:am i|are we|do i|do we|have i|have we)(?: got| supposed to| going to)? ?(?:meet|meeting|seeing|see|have|got|talking|talk|speaking|speak|calling|call|phoning|ringing|on with|on the phone)?|(?:is|comes|calls|is coming|is on)',
      ),
      words('at \\d{1,2}(?::\\d\\d)? ?(?:am|pm|o.clock)?'),
    ],
    beside: words("with|to|today|on|the|phone|who's|what's|whats|in|my|calendar|then|for me|call|meeting|again"),
    names: 'own',
    time: 'may',
    answer: async (job, heard) => (heard.names.length > 0 ? undefined : atTime(job, heard)),
  },
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words(
        'double[- ]?booked|double[- ]?bookings?|overbooked|clash(?:es)?|(?:two|several) (?:events|weddings) on (?:one|the same) day|doppelt gebucht|doppelbuchung\\w*',
      ),
    ],
    beside: words('are|we|anywhere|any|have|got|do|is|somewhere|at all|there|sind|wir|irgendwo'),
    names: 'none',
    answer: clashes,
  },
  {
    ...OF_CALENDAR,
    needs: [
      words('(?:sun|mon|tues|wednes|thurs|fri|satur)days'),
      words(
        'free|open|available|left|empty|nothing(?: on| planned| booked)?(?: them)?|unbooked|not (?:booked|taken)|no (?:events?|weddings?)|clear|without (?:an )?events?',
      ),
    ],
    beside: words(
      'which|what|are|is|still|do we have|have we|have|has|any|in|of|left|we|got|on|them|it|there|there is|the|with|all|list|show me|that|give me',
    ),
    names: 'none',
    time: 'must',
    answer: freeWeekdays,
  },
];
