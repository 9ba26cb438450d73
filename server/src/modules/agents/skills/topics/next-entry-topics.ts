import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf, localTimeOf } from '../asks/item';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

/** Days; the calendar tells no more at once. */
const AHEAD = 90;
const MANY = 6;
const PLURAL = /\b(?:deliveries|productions|production days|markets|lieferungen|entregas|mercados)\b/;

/** Kinds of entries, in plain letters and three languages. */
const KINDS: readonly (readonly [kind: Entry['kind'], name: string, said: string])[] = [
  [
    'delivery',
    'delivery',
    'deliver(?:y|ies)|flower markets?|markets?|lieferung(?:en)?|anlieferung(?:en)?|blumenmarkt|entregas?|mercado(?: de flores)?',
  ],
  ['production', 'production day', 'production(?: days?)?|produktion(?:stage?)?|produccion'],
];

/** The next entry of one kind, from now on; several where several are asked for. */
async function next(job: Job, { text: said }: Heard): Promise<Outcome | undefined> {
  const [kind, name] = KINDS.find(([, , alternatives]) => said.search(words(alternatives)) >= 0) ?? [];
  const { today, tz } = job.business;
  const calendar = await readData<Calendar>(job, 'calendar_meeting.entries', { from: today, to: addDays(today, AHEAD) });
  if (!calendar) return text(notRead('The calendar'));
  const now = new Date().toISOString();
  // Of today what has begun is over; only by a clock that shows the same day.
  const begun = localDayOf(now, tz) === today ? now : '';
  const isAhead = ({ start_at: at, all_day: allDay, start_day: day }: Entry) => (allDay || at === null ? day >= today : at >= begun);
  const when = ({ start_at: at, start_day: day }: Entry) => at ?? day;
  const found = calendar.entries
    .filter((entry) => entry.kind === kind && isAhead(entry))
    .toSorted((a, b) => when(a).localeCompare(when(b)));
  const card = pageCard('The calendar', '/calendar_meeting');
  const [first] = found;
  if (!first) return text(`No ${String(name)} is in the calendar in the next ${String(AHEAD)} days.`, card);
  const line = (entry: Entry) =>
    `${sayDay(entry.start_day)}${entry.start_at && !entry.all_day ? ` ${localTimeOf(entry.start_at, tz)}` : ''} · ${entry.title}`;
  if (!PLURAL.test(said)) return text(`The next ${String(name)} in the calendar: ${line(first)}.`, card);
  return text(listing(`Next in the calendar of the next ${String(AHEAD)} days:`, found.map(line), MANY), card);
}

/** “When is the next delivery”: the next entry of a kind, and not all that is on. */
export const NEXT_ENTRY_TOPICS: readonly Topic[] = [
  {
    tool: 'calendar_meeting.entries',
    yours: 'the calendar',
    needs: [
      words('next|upcoming|nachste[nrms]?|kommende[nrs]?|proxim[oa]s?|siguientes?'),
      words(KINDS.map(([, , said]) => said).join('|')),
    ],
    beside: words(
      "what|whats|what's|when|is|are|the|our|my|do we have|have|wann|ist|sind|die|der|das|unsere?|cual(?:es)?|cuando|es|son|la|las|el|los|nuestr[oa]s?|show|me|tell",
    ),
    never: words('costs?|fees?|charges?|lead|leads|client'),
    names: 'none',
    answer: next,
  },
];
