import { sayDay, saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { TALK_KINDS } from '../asks/talk-kinds';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, type Heard, type Topic } from './topic';

/** A sort of meeting by how it is called, with its name in the meetings and in the calendar. */
const SORTS: readonly (readonly [said: string, name: string, text: string])[] = [
  ['consultations?|consults?|beratung(?:en|sgesprache?)?|consultas', 'consultation', 'consultation'],
  ['walk-?throughs?|walk throughs?|begehung(?:en)?', 'walk-through', 'walk-through'],
  ['site visits?|venue visits?|ortstermine?|visitas? (?:al lugar|de obra)', 'site visit', 'site visit'],
];
const SORT = SORTS.map(([said]) => said).join('|');

/** Meetings of one sort that are to come: those that clients booked, and those that only stand in the calendar. */
async function ofSort(job: Job, { text: said, span }: Heard): Promise<Outcome | undefined> {
  const sort = SORTS.find(([pattern]) => said.search(words(pattern)) >= 0);
  if (!sort) return undefined;
  const [, name, sortText] = sort;
  const all = await TALK_KINDS.meeting.load(job, { projectId: null, names: [], text: sortText, past: false });
  if (!all) return text(notRead('The meetings'));
  const [from, to] = [span?.from ?? job.business.today, span?.to ?? '9999'];
  const rows = all
    .filter(({ day }) => day !== null && day >= from && day <= to)
    .toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.line.localeCompare(b.line));
  const when = span ? `, ${saySpan(span)}` : ` from ${sayDay(from)} on`;
  const seen = job.tools.has('calendar_meeting.entries') ? '' : '\nOnly booked meetings are listed: I cannot look at the calendar.';
  const head =
    rows.length === 0
      ? `No ${name} is booked or in the calendar${when}.`
      : `${counted(rows.length, name)}${when}, booked or in the calendar:`;
  const cards = rows.flatMap(({ name: called, url }, at) => (url === undefined ? [] : [{ id: at + 1, name: called, url }]));
  return text(
    `${listing(
      head,
      rows.map(({ line }) => line),
      15,
    )}${seen}`,
    { cards: { data: cards } },
  );
}

/** Which meetings of a sort are to come. */
export const SORT_TOPICS: readonly Topic[] = [
  {
    tool: 'event_meetings.find_bookings',
    yours: 'the meetings',
    needs: [
      words(SORT),
      words(
        'coming up|upcoming|coming|planned|scheduled|booked|ahead|next (?:up|ones?)|do we have|have we got|are there|any|which|what|list|show|all|our|stehen an|anstehend\\w*|geplant\\w*|gibt es|haben wir|welche|proxim[oa]s?|hay|tenemos|que',
      ),
    ],
    beside: words(
      'still|we|have|got|do|are|there|is|the|in|on|for|me|us|up|set up|with|clients|stehen|an|noch|sind|wir|die|las|los|nos|en|de|estan|previstas',
    ),
    never: words(
      'in consultation|in (?:der )?beratung|en consulta|free|slots?|times?|open|book|cancel|how much|how many|cost|price|last|past|missed|no-?shows?|did|was|were|stage|projects?|move|change|who|frei|libres?|next|first',
    ),
    names: 'none',
    time: 'may',
    answer: ofSort,
  },
];
