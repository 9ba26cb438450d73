import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { saySpan, type Span } from '../../planner/dates';
import { planOf } from '../../planner/plan';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localTimeOf } from '../asks/item';
import { venueNamed } from '../asks/places';
import { membersOf, memberWith } from '../asks/team';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { overviewOf } from '../overview';
import { notRead } from '../papers/whose';
import { listing, readData, type Heard, type Topic } from './topic';

const OF_CALENDAR = { tool: 'calendar_meeting.entries', yours: 'the calendar' } as const;
const MOST = 200;
const PEOPLE_MEET = /^(?:meeting|consultation|site_visit|call|tasting|production|team|delivery|other)$/;

async function entriesIn(job: Job, { from, to }: Span): Promise<readonly Entry[] | undefined> {
  const all = await readData<Calendar>(job, OF_CALENDAR.tool, { from, to });
  return all?.entries.filter(({ layer, start_day: first, end_day: last }) => layer !== 'busy' && first <= to && last >= from);
}

const hour = (job: Job, { start_at: at, all_day: isAllDay }: Entry): string =>
  at !== null && !isAllDay ? `${localTimeOf(at, job.business.tz)} ` : '';

/** “Tomorrow, do I have to be at the barn?”: what is on then, what of it is at that place, and what has my name on it. */
async function whereToBe(job: Job, { span, names }: Heard): Promise<Outcome | undefined> {
  if (!span) return undefined;
  const venue = names.length > 0 ? await venueNamed(job, names) : undefined;
  if (names.length > 0 && !venue) return undefined;
  const entries = await entriesIn(job, span);
  if (!entries) return text(notRead('The calendar'));
  const day = await overviewOf(job, span);
  const me = await memberWith(job, (id) => id === job.turn.asker.session.memberId);
  const mine = me ? entries.filter(({ member_ids: of }) => of.includes(me.id)) : [];
  const there = venue ? await atPlace(job, entries, venue.name) : [];
  const heads = [
    venue ? sayThere(job, venue.name, there) : '',
    mine.length > 0
      ? `Your name is on ${mine.map((one) => `${hour(job, one)}${one.title}`).join(', ')}.`
      : `Nothing in the calendar has your name on it, ${saySpan(span)}.`,
  ].filter(Boolean);
  return { ...day, message: [...heads, day.message].join('\n') };
}

/** An entry is at a place where its title names it, or the event it belongs to is held there. */
async function atPlace(job: Job, entries: readonly Entry[], place: string): Promise<readonly Entry[]> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const held = new Set((page?.results ?? []).filter(({ venue_text: at }) => at.startsWith(place)).map(({ id }) => id));
  return entries.filter(({ title, project_id: id }) => title.includes(place) || (id !== null && held.has(id)));
}

const sayThere = (job: Job, place: string, there: readonly Entry[]): string =>
  there.length === 0
    ? `The calendar shows no event of ${place} then; where a visit or a meeting is, stands with its entry.`
    : `For ${place} there is ${there.map((one) => `${hour(job, one)}${one.title}`).join(', ')}.`;

/** Who takes part in what is on, in the time that is said or that the question before was about. */
async function whoComes(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  const before = job.turn.history.findLast(({ role }) => role === 'user')?.content;
  const time = span ?? (before === undefined ? undefined : planOf(before, { today: job.business.today }).span);
  if (!time) return text('Which meeting or day do you mean? Say it like “who is coming on Tuesday”.');
  const entries = await entriesIn(job, time);
  if (!entries) return text(notRead('The calendar'));
  const names = new Map((await membersOf(job)).map(({ id, name }) => [id, name]));
  const lines = entries
    .filter(({ layer, kind }) => layer !== 'away' && (layer === 'meetings' || PEOPLE_MEET.test(kind)))
    .map((one) => `${hour(job, one)}${one.title}: ${whoIn(one, names)}`);
  return text(listing(lines.length === 0 ? `Nothing with people is in the calendar, ${saySpan(time)}.` : `${saySpan(time)}:`, lines, 15));
}

function whoIn({ member_ids: of, event }: Entry, names: ReadonlyMap<number, string>): string {
  const team = of.map((id) => names.get(id) ?? 'somebody of the team');
  const guests = event && event.guests > 0 ? [`${String(event.guests)} guest${event.guests === 1 ? '' : 's'}`] : [];
  return [...team, ...guests].join(', ') || 'nobody is entered';
}

/** Questions about where somebody has to be, and who comes. */
export const BEING_THERE_TOPICS: readonly Topic[] = [
  {
    ...OF_CALENDAR,
    needs: [
      words(
        '(?:do|must|should|will|have) i(?: really| even)?(?: have to| need to| got to)?(?: be| go| come| drive)(?: out)?(?: to| at| over to)?|where (?:do|should|must) i (?:have to be|need to be|be|go)|where am i|muss ich (?:in|zu|zur|nach|an)|wo muss ich (?:hin|sein)|wo bin ich|tengo que (?:ir|estar)|donde (?:tengo que estar|debo estar|estoy)',
      ),
    ],
    beside: words(
      'at|to|in|the|what time|and|which time|when|there|then|die|der|das|den|zur|zum|wann|und|el|la|a|en|que|hora|y|anywhere|today|again|hi|supposed to be|on|be',
    ),
    never: words('free|available|pay|paid|invoice|worried|careful|sure|refund|clippers'),
    names: 'own',
    time: 'must',
    answer: whereToBe,
  },
  {
    ...OF_CALENDAR,
    needs: [
      words(
        "who(?: else)?(?:'s| is| will be| all is)?(?: else)?(?: all)? (?:coming|joining|there|going|attending|be there|taking part|with me)(?: along)?|who comes(?: along)?|wer kommt(?: noch| sonst| alles| denn)*(?: mit)?|wer ist(?: noch| alles)? dabei|quien(?:es)?(?: mas)? (?:viene|vienen|va|van|estara|participa\\w*)",
      ),
    ],
    beside: words('too|as well|then|to (?:it|that)|there|and|from us|of us|mit|noch|dazu|y|tambien|mas'),
    never: words('guests?|wedding|paid'),
    names: 'none',
    time: 'may',
    answer: whoComes,
  },
];
