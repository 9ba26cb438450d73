import type { Venue, VenueWindow } from '@butterfly/contracts/event_venues';
import type { Note, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { readPage } from '../find-project';
import { listing, type Heard, type Topic } from './topic';
import { projectMeant, venueMeant } from './venue-meant';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const OF_ACCESS = /\b(?:access|gate|door|dock|load|unload|deliver|key|elevator|lift|arriv|locked|entrance)\w*/i;
const NOTES = 3;

/** When one may be inside a place, on the day that is meant, and what rules and notes say of it. */
async function accessTo(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const venue = await venueMeant(job, names);
  if (!venue) return undefined;
  const project = await projectMeant(
    job,
    names.filter((name) => !venue.name.toLowerCase().includes(name)),
  );
  const day = span && span.from === span.to ? span.from : (project?.event_date ?? undefined);
  const lines = [
    ...windowsOn(job, venue, day),
    ...venue.rules
      .filter(({ text: rule, topic }) => topic === 'loading_dock' || OF_ACCESS.test(rule))
      .map(({ text: rule }) => `Rule: ${rule}`),
    ...(project ? await notesOf(job, project) : []),
  ];
  const when = day === undefined ? '' : `, ${sayDay(day)}`;
  return text(listing(`${venue.name}${when}:`, lines, 12), {
    cards: { data: [{ id: venue.id, name: venue.name, url: `/event_venues/${String(venue.id)}` }] },
  });
}

function windowsOn(job: Job, { windows }: Venue, day: string | undefined): readonly string[] {
  if (windows.length === 0) return ['No hours of access are noted.'];
  if (day === undefined)
    return windows.map((window) => `${dayOf(window)}in from ${window.from}, out by ${window.until}${feeOf(job, window)}`);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const own = windows.filter(({ weekday: on }) => on !== null && on % 7 === weekday);
  const meant = own.length > 0 ? own : windows.filter(({ weekday: on }) => on === null);
  if (meant.length === 0) return [`No hours of access are noted for a ${DAYS[weekday] ?? 'day'}.`];
  return meant.map((window) => `In from ${window.from}, out by ${window.until}${feeOf(job, window)}`);
}

const dayOf = ({ weekday }: VenueWindow): string => (weekday === null ? 'Other days ' : `${DAYS[weekday % 7] ?? ''} `);
const feeOf = ({ business }: Job, { late_fee_cents: fee }: VenueWindow): string =>
  fee === null || fee === 0 ? '' : `; being late costs ${money(fee, business)}`;

/** What is noted of a project that may say another hour than the place does. */
async function notesOf(job: Job, { id }: ProjectRow): Promise<readonly string[]> {
  if (!job.tools.has('tenant_crm.project_notes')) return [];
  const page = await readPage<Note>(job, 'tenant_crm.project_notes', { subject_type: 'project', subject_id: id });
  return (page?.results ?? [])
    .filter(({ body }) => OF_ACCESS.test(body))
    .slice(0, NOTES)
    .map(({ body }) => `Noted with the project: “${body.replace(/\s+/g, ' ').slice(0, 200)}”`);
}

const GETS_IN =
  'get into|get in|get inside|be in|be inside|be at|come in|go in|get access|access(?: times?)?|load(?:ing)?(?:[- ]in)?|load-?in|unload|set ?up|start setting up|arrive|open(?:s)?(?: the doors| up)?|doors? open|let us in|in (?:die|den|das)(?= (?:scheune|kirche|halle|location|saal|kapelle))|rein|hinein|reinkommen|zugang|aufbau\\w*|aufbauen|entrar|acceder|acceso|montar|montaje|llegar';
const GETS_OUT =
  'be out|get out|out by|out again|leave|clear(?:ed)? out|strike|tear ?down|breakdown|break down|load(?:ing)?[- ]?out|pick ?up|raus|heraus|draussen|abbau\\w*|abbauen|salir|desmontar|desmontaje|fuera|recoger';

/** Questions about when one gets into the place of an event, and when one has to be out. */
export const ACCESS_TOPICS: readonly Topic[] = [
  {
    tool: 'event_venues.find_venues',
    yours: 'the venues',
    needs: [
      words(`${GETS_IN}|${GETS_OUT}`),
      words(
        'when|what time|which times?|from when|how (?:early|late|long)|until when|by when|times?|hours?|earliest|latest|wann|ab wann|bis wann|um wie ?viel uhr|wie (?:fruh|spat)|zeiten|cuando|a que hora|desde cuando|hasta cuando|horas?|horario\\w*',
      ),
    ],
    beside: words(
      `${GETS_IN}|${GETS_OUT}|can|could|may|must|should|do|does|have to|need to|allowed to|we|the|crew|van|team|to|at|for|in|into|and|there|on|of|is|are|by|kann|konnen|durfen|mussen|wir|die|der|das|den|dem|in|ins|und|am|bei|fur|sein|wieder|podemos|tenemos que|hay que|debemos|el|la|los|al|en|para|y|de|que|estar|wedding|memorial|gala|event|hochzeit|boda|again|earliest|latest|everything|with everything|stuff|back`,
    ),
    never: words(
      'invoice|paid|flowers|order|stock|remind|meeting|answer|office|holiday|reply|lead|text|guests?|ceremony|start|starts|vacation|warehouse',
    ),
    names: 'own',
    time: 'may',
    answer: accessTo,
  },
];
