import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { membersOf } from '../asks/team';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, type Heard, type Topic } from './topic';

const USUAL = 5;
const MOST = 20;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 };
const COUNT = '\\d{1,2}|two|three|four|five|six|seven|eight|ten|couple of|few';
const WHO =
  /\b(?:who|whose|owners?|in charge|responsible|runs?|handl\w+|leads?|wer|zustandig|verantwortlich|leitet|quien|encargad\w+|lleva)\b/;
const KINDS: readonly (readonly [said: RegExp, type: string])[] = [
  [/\b(?:weddings?|hochzeiten|bodas)\b/, 'wedding'],
  [/\b(?:memorials?|funerals?|trauerfeiern|funerales)\b/, 'funeral'],
  [/\b(?:corporate|firmenfeiern)\b/, 'corporate'],
  [/\b(?:workshops?)\b/, 'workshop'],
];

/** The events that come next, so many as were asked for, with who is in charge of each where that was asked. */
async function nextEvents(job: Job, { text: said }: Heard): Promise<Outcome> {
  const [counted = ''] = new RegExp(`\\b(?:${COUNT})\\b`).exec(said) ?? [];
  const wanted = Math.min(MOST, NUMBERS[counted] ?? (Number(counted) || USUAL));
  const type = KINDS.find(([pattern]) => pattern.test(said))?.[1];
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    ...{ from: job.business.today, ordering: 'event_date', page_size: 100 },
    ...(type ? { event_type: type } : {}),
  });
  if (!page) return text(notRead('The projects'));
  const rows = page.results.filter(({ event_date: day }) => day !== null).slice(0, wanted);
  if (rows.length === 0) return text('No event with a day is to come.');
  const people = WHO.test(said) ? await membersOf(job) : undefined;
  const ownerOf = ({ owner_id: id }: ProjectRow) => people?.find((one) => one.id === id)?.name ?? 'nobody is in charge yet';
  const lines = rows.map((row) =>
    [sayDay(row.event_date ?? ''), row.name, row.venue_text, people ? ownerOf(row) : ''].filter(Boolean).join(' · '),
  );
  return text(listing(rows.length === 1 ? 'The next event:' : `The next ${String(rows.length)} events:`, lines, MOST), {
    cards: { data: rows.map(({ id, name }) => ({ id, name, url: `/tenant_crm/projects/${String(id)}` })) },
  });
}

const EVENTS =
  'events?|weddings?|memorials?|funerals?|workshops?|corporate|jobs|gigs|veranstaltungen|hochzeiten|trauerfeiern|eventos|bodas';

/** Questions about the events that come next. */
export const NEXT_EVENTS_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words(`(?:(?:next|coming|upcoming|nachsten|kommenden|proxim[oa]s) (?:${COUNT}|zwei|drei|vier|funf|dos|tres|cuatro|cinco))`),
      words(EVENTS),
    ],
    beside: words(
      `who|whose|owners?|in charge|responsible|runs?|running|handl\\w+|leads?|leading|doing|each|them|every|one|of|the|our|my|are|is|what|which|list|show|and|with|for|their|coming up|wer|ist|sind|fur|die|unsere\\w*|zustandig|verantwortlich|leitet|jeweils|und|welche|was|quien|es|son|los|las|nuestr[oa]s|encargad\\w+|lleva|cada|uno|una|de|y|cuales`,
    ),
    never: words('leads? (?:are|have|came)|tasks?|meetings?|money|owe\\w*|budget|margin|flowers'),
    names: 'none',
    answer: nextEvents,
  },
];
