import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { TALK_KINDS } from '../asks/talk-kinds';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { meetingsIn, partsDueIn } from '../overview';
import { awayIn } from './crew-away';
import { membersOf } from '../asks/team';
import type { Heard, Topic } from './topic';

const LONGEST_DAYS = 45;
const EACH = 4;
const FEWEST = 3;
const DAY_MS = 86_400_000;

/** A time in a handful of lines: events, meetings, money, tasks, and who is away. */
async function inShort(job: Job, { span, names, text: said }: Heard): Promise<Outcome | undefined> {
  if (!span || names.length > 0) return undefined;
  if ((Date.parse(span.to) - Date.parse(span.from)) / DAY_MS > LONGEST_DAYS) return undefined;
  const most = Math.max(FEWEST, linesWanted(said) ?? 5);
  const lines = [
    await eventLine(job, span),
    await meetingLine(job, span),
    await moneyLine(job, span),
    await taskLine(job, span),
    await awayLine(job, span),
  ]
    .filter((line) => line !== '')
    .slice(0, most);
  const head = saySpan(span);
  return text(lines.length === 0 ? `${head}: nothing is planned.` : `${head}\n${lines.map((line) => `- ${line}`).join('\n')}`, {
    agenda: { from: span.from, to: span.to },
  });
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
function linesWanted(said: string): number | undefined {
  const found = new RegExp(`\\b(?<count>\\d{1,2}|${NUMBERS.join('|')}|drei|vier|funf|sechs|tres|cuatro|cinco|seis) (?:${UNITS})`).exec(said)
    ?.groups?.['count'];
  if (found === undefined) return undefined;
  const foreign: Readonly<Record<string, number>> = { drei: 3, vier: 4, funf: 5, sechs: 6, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
  return /\d/.test(found) ? Number(found) : (foreign[found] ?? NUMBERS.indexOf(found));
}

const some = (title: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `${title}: ${rows.slice(0, EACH).join('; ')}${rows.length > EACH ? `; and ${String(rows.length - EACH)} more` : ''}`;

async function eventLine(job: Job, { from, to }: Span): Promise<string> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from, to, ordering: 'event_date' });
  return some(
    'Events',
    (page?.results ?? []).map(
      ({ name, event_date: day, venue_text: place }) => `${day ? `${sayDay(day)} ` : ''}${name}${place ? `, ${place}` : ''}`,
    ),
  );
}

async function meetingLine(job: Job, span: Span): Promise<string> {
  const { lines } = await meetingsIn(job, span);
  return some(
    'Meetings and calendar',
    lines.map((line) => line.replace(/ · /g, ' ')),
  );
}

async function moneyLine(job: Job, span: Span): Promise<string> {
  const due = (await partsDueIn(job, span)) ?? [];
  return some(
    'Payments due',
    due.map(({ line }) => line.replace(/ · /g, ' ')),
  );
}

async function taskLine(job: Job, { from, to }: Span): Promise<string> {
  if (!job.tools.has('project_view.timeline')) return '';
  const all = (await TALK_KINDS.task.load(job, { projectId: null, names: [], text: '', past: false })) ?? [];
  const due = all.filter(({ day, states }) => day !== null && day >= from && day <= to && states.includes('open'));
  return some(
    'Tasks due',
    due.map(({ line }) => line.replace(/ · /g, ' ')),
  );
}

async function awayLine(job: Job, span: Span): Promise<string> {
  const team = await membersOf(job);
  const away = await awayIn(job, team, span);
  return some(
    'Away',
    team.filter(({ id }) => away.has(id)).map(({ id, name }) => `${name} (${away.get(id) ?? ''})`),
  );
}

const UNITS = 'lines?|bullets?|bullet points|points?|sentences?|rows?|zeilen|satze[n]?|stichpunkte[n]?|punkte[n]?|lineas?|frases?|puntos?';

/** Questions for a time in a few lines. */
export const BRIEF_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words(
        `(?:in |en |as )?(?:max(?:imum|imal)?\\.? |at most |no more than |hochstens )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|drei|vier|funf|sechs|tres|cuatro|cinco|seis|pocas) (?:${UNITS})(?: max(?:imum|imal)?\\.?| at most| or less| maximo)?|in short|in brief|briefly|brief|short version|quick (?:look|overview|summary|version)|summary|summari[sz]e|sum up|recap|short|tl;?dr|kurz(?:e|er|es)?(?: gesagt)?|in kurze|kurzuberblick|zusammenfassung|zusammengefasst|auf einen blick|fass\\w*|stichworte[n]?|resumen|resumid[oa]|resume|breve(?:mente)?|en breve|en corto`,
      ),
    ],
    beside: words(
      "what|what's|whats|is|are|on|for|of|the|me|us|give|show|tell|our|coming up|up|ahead|planned|happening|going on|how|look|looks|like|just|only|please|a|an|gib|mir|uns|zusammen|bitte|was|steht|an|ein|eine|einen|die|der|den|das|uberblick|ansteht|dame|un|una|de|la|el|lo|las|los|que|hay|proximas|proximos|overview|and|week|weeks|days|max",
    ),
    never: words('leads?|invoices?|recipe|proposal|mail|text|note|board|payments? (?:came|received)|stock'),
    names: 'own',
    time: 'must',
    answer: inShort,
  },
];
