import type { MoneyOverview } from '@butterfly/contracts/payments';
import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { TALK_KINDS } from '../asks/talk-kinds';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { readData, type Topic } from './topic';

const SHOWN = 3;
const MOST = 50;

interface Thing {
  readonly line: string;
  readonly url: string;
}

/** What helps most right now, the first before the others: late leads, money that is overdue, tasks that are late, new leads. */
async function mostUseful(job: Job): Promise<Outcome> {
  const late = await leadsWith(job, 'late');
  const lateIds = new Set(late.map(({ id }) => id));
  const fresh = (await leadsWith(job, 'new')).filter(({ id }) => !lateIds.has(id));
  const things: Thing[] = [
    ...late.map((row) => ({ ...leadThing(row), line: `Answer ${nameOf(row)}: the first answer is late.` })),
    ...(await overdue(job)),
    ...(await lateTasks(job)),
    ...fresh.map((row) => ({ ...leadThing(row), line: `Answer ${nameOf(row)}, a new lead.` })),
  ];
  const [first, ...others] = things.slice(0, SHOWN);
  if (!first) return text('Nothing is late: no lead waits, no money is overdue and no task is.');
  const rest = others.map(({ line }) => `- ${line}`);
  return text([`${first.line}${rest.length > 0 ? '\nAfter that:' : ''}`, ...rest].join('\n'), {
    cards: { data: things.slice(0, SHOWN).map(({ line, url }, index) => ({ id: index + 1, name: line, url })) },
  });
}

const nameOf = ({ title, first_name: first, last_name: last }: LeadRow): string => `${`${first} ${last}`.trim() || 'somebody'} (${title})`;
const leadThing = ({ id }: LeadRow): Thing => ({ line: '', url: `/tenant_crm/leads/${String(id)}` });

async function leadsWith(job: Job, status: 'late' | 'new'): Promise<readonly LeadRow[]> {
  if (!job.tools.has('tenant_crm.find_leads')) return [];
  return (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status, ordering: 'sla_due_at', page_size: MOST }))?.results ?? [];
}

async function overdue(job: Job): Promise<readonly Thing[]> {
  const of = job.tools.has('payments.overview') ? await readData<MoneyOverview>(job, 'payments.overview') : undefined;
  return (of?.late ?? []).map(({ project_name: name, project_id: id, open_cents: cents, due_on: due }) => ({
    line: `Ask ${name} for ${money(cents, { currency: of?.currency ?? job.business.currency, locale: job.business.locale })}, due since ${sayDay(due)}.`,
    url: `/payments/dashboard/${String(id)}`,
  }));
}

async function lateTasks(job: Job): Promise<readonly Thing[]> {
  if (!job.tools.has('project_view.timeline')) return [];
  const all = (await TALK_KINDS.task.load(job, { projectId: null, names: [], text: '', past: false })) ?? [];
  return all
    .filter(({ states }) => states.includes('overdue'))
    .map(({ line, projectId }) => ({ line: `Late task: ${line}.`, url: `/project_view/${String(projectId ?? '')}` }));
}

/** Questions after the one thing that helps most. */
export const USEFUL_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words(
        '(?:the )?(?:most|single most|best|biggest) (?:useful|important|helpful|valuable|productive|sensible|urgent|pressing)?(?: thing| task| job| use)?|(?:one|first|next|quickest) (?:useful |important |quick |sensible )?(?:thing|win)|quick win|something (?:useful|quick|productive)|what (?:should|can|could|shall|do) i (?:do|tackle|start|start with|work on|get done) (?:first|quickly)|das (?:nutzlichste|wichtigste|sinnvollste)|womit (?:fange|fang|soll) ich|lo mas (?:util|importante|urgente)',
      ),
      words("i(?:'ve|'ll|'d)?|me|we|ich|kann|puedo|hacer|tun|start|do"),
      words('do|tackle|start|done|work on|tun|machen|anfangen?|fange|erledigen|hacer|win|useful'),
    ],
    beside: words(
      "i've|i have|got|have|only|just|about|ten|five|fifteen|twenty|a few|few|half an hour|an hour|\\d+|minutes?|mins?|hour|spare|to spare|free|time|before|until|the|next|call|meeting|client|lunch|what's|whats|what|is|thing|could|can|should|with|in|that|them|it|right now|now|first|then|ich|habe|hab|noch|zehn|funf|minuten|bis|vor|dem|zum|der|nachsten|termin|anruf|was|ist|jetzt|in|tengo|diez|cinco|minutos|antes|de|la|el|proxima|llamada|reunion|que|es|puedo|ahora|en|gerade|kann|give me|one|tell me|so|which|would be|be|here|at work|today|and",
    ),
    never: words('leads?|tasks? of|money|invoice|wedding|for (?:the|mia|leo)|not|biggest|order'),
    names: 'none',
    time: 'may',
    answer: (job) => mostUseful(job),
  },
];
