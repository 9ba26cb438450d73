import type { Dashboard, LeadRow } from '@butterfly/contracts/tenant_crm';
import type { ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf, localTimeOf, type Item, type Kind } from '../asks/item';
import { PAPER_KINDS } from '../asks/paper-kinds';
import { proposals } from '../asks/proposals';
import { TALK_KINDS } from '../asks/talk-kinds';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const SHOWN = 5;

/** The kinds of things that may be open for a project, in the order they are told. */
const KINDS: readonly (readonly [label: string, kind: Kind])[] = [
  ['task', TALK_KINDS.task],
  ['proposal', proposals],
  ['contract', PAPER_KINDS.contract],
  ['questionnaire', PAPER_KINDS.questionnaire],
  ['request', PAPER_KINDS.request],
];
const NO_ANSWER: Readonly<Record<string, string>> = {
  proposal: 'without an answer',
  contract: 'not signed',
  questionnaire: 'not sent back',
};

/** All that is open for one project: tasks, papers, requests and money, and what could not be looked at. */
async function openOf(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const lines: string[] = [];
  const unseen: string[] = [];
  for (const [label, kind] of KINDS) {
    const items = job.tools.has(kind.tool) ? await kind.load(job, { projectId: project.id, names: [], text: '', past: false }) : null;
    if (!items) unseen.push(kind.many);
    else lines.push(...sayOpen(label, openIn(items)));
  }
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: project.id });
  if (!of) unseen.push('payments');
  else if (of.balance_cents > 0) lines.push(sayMoney(job, of));
  const head = lines.length === 0 ? `Nothing is open for ${project.name}.` : `Still open for ${project.name}:`;
  const rest = unseen.length === 0 ? '' : `\nI could not look at its ${unseen.join(', ')}.`;
  return text(`${listing(head, lines, 30)}${rest}`, {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/project_view/${String(project.id)}` }] },
  });
}

const openIn = (items: readonly Item[]): readonly Item[] => items.filter(({ states }) => states.includes('open'));

function sayOpen(label: string, rows: readonly Item[]): readonly string[] {
  if (rows.length === 0) return [];
  const how = NO_ANSWER[label] === undefined ? '' : ` ${NO_ANSWER[label]}`;
  const late = rows.filter(({ states }) => states.includes('overdue')).length;
  const named = rows.slice(0, SHOWN).map(({ line }) => line);
  const more = rows.length > SHOWN ? `; and ${String(rows.length - SHOWN)} more` : '';
  return [`${counted(rows.length, label)}${how}${late > 0 ? `, ${String(late)} overdue` : ''}: ${named.join('; ')}${more}`];
}

function sayMoney({ business: { locale } }: Job, of: ProjectMoney): string {
  const say = (cents: number) => money(cents, { currency: of.currency, locale });
  const late = of.overdue_cents > 0 ? `, ${say(of.overdue_cents)} of it overdue` : '';
  const next = of.next_due ? `, next ${say(of.next_due.cents)} on ${sayDay(of.next_due.due_on)}` : '';
  return `${say(of.balance_cents)} is not paid yet${late}${next}`;
}

/** The lead whose first answer is due before those of all others. */
async function leadFirst(job: Job): Promise<Outcome> {
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status: 'new', page_size: MOST, ordering: '-id' });
  const figures = await readData<Dashboard>(job, 'tenant_crm.figures');
  if (!page || page.count > page.results.length) return text(notRead('The leads'));
  const late = new Set(figures?.leads.late_rows.map(({ id }) => id));
  const rows = page.results
    .filter(({ first_response_at: answered }) => answered === null)
    .toSorted((a, b) => (a.sla_due_at ?? '9').localeCompare(b.sla_due_at ?? '9'));
  const [first] = rows;
  if (!first) return text('Every lead has had an answer.');
  const lines = rows.map((row) => sayDue(job, row, late.has(row.id)));
  return text(listing(`${first.title} is the first to answer:`, lines), {
    cards: { data: rows.slice(0, SHOWN).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${String(id)}` })) },
  });
}

function sayDue({ business: { tz } }: Job, { title, sla_due_at: due }: LeadRow, isLate: boolean): string {
  if (due === null) return `${title}: no time is set for its answer`;
  const at = `${sayDay(localDayOf(due, tz))}, ${localTimeOf(due, tz)}`;
  return `${title}: ${isLate ? `too late, its answer was due ${at}` : `its answer is due ${at}`}`;
}

/** Where leads came from in the last twelve months, the most first. */
async function sources(job: Job): Promise<Outcome> {
  const figures = await readData<Dashboard>(job, 'tenant_crm.figures');
  if (!figures) return text(notRead('The figures'));
  const rows = figures.leads.sources.toSorted((a, b) => b.count - a.count);
  const [first] = rows;
  if (!first) return text('No lead came in the last twelve months.');
  const most = rows.filter(({ count }) => count === first.count).map(({ source }) => source.replace(/_/g, ' '));
  const lines = rows.map(
    ({ source, count, converted }) =>
      `${source.replace(/_/g, ' ')}: ${counted(count, 'lead')}, ${String(converted)} of them became a project`,
  );
  return text(
    listing(
      `Most leads of the last twelve months came by ${most.join(' and ')}, ${String(first.count)}${most.length > 1 ? ' each' : ''}:`,
      lines,
      20,
    ),
    pageCard('The leads', '/tenant_crm/leads'),
  );
}

const LEADS =
  'leads?|inquir(?:y|ies)|inquries|enquir(?:y|ies)|prospects?|anfragen?|interessent\\w*|consultas|clients|customers|kunden|clientes';

/** Questions about what waits: for one project, and which lead before the others. */
export const OPEN_TOPICS: readonly Topic[] = [
  {
    id: 'open_for_project',
    tool: 'project_view.timeline',
    yours: 'the project timeline',
    needs: [
      words(
        "(?:what(?:'s| is|s)?|anything|was ist|was|que) (?:\\w+ ){0,2}(?:open|outstanding|missing|left|unfinished|pending|offen|pendiente|fehlt|falta)|(?:what|was) (?:fehlt|steht) (?:noch )?(?:aus|offen)?|(?:que|what) (?:queda|falta)(?: por hacer)?",
      ),
    ],
    beside: words(
      'still|here|for|on|with|of|in|to do|everything|all|project|this|it|noch|hier|bei|fur|dies\\w*|alles|todavia|aqui|para|con|de|wedding|memorial|gala|event|hochzeit|boda|right now|yet|projekt|proyecto|pendiente',
    ),
    never: words(
      'paid|pay|money|owed?|invoices?|leads?|tasks?|stock|order(?:ed)?|days?|slots?|calendar|balance|questionnaires?|contracts?',
    ),
    names: 'project',
    answer: openOf,
  },
  {
    id: 'lead_first',
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(LEADS),
      words('first|next|most urgent(?:ly)?|zuerst|als erstes|als nachstes|am dringendsten|primero|antes|mas urgente'),
      words(
        'answer\\w*|repl(?:y|ied)|respond|call|contact|deal with|get back to|urgent(?:ly)?|beantwort\\w*|antworten|anrufen|melden|dringend\\w*|contestar|responder|llamar|urgente',
      ),
    ],
    beside: words(
      'which|what|who|do|i|we|have|to|should|must|need|is|the|most|of|welche\\w*|muss|ich|soll|sollte|wir|am|als|que|cual|debo|tengo|al|es|mas|back|one|ones?',
    ),
    names: 'none',
    answer: leadFirst,
  },
  {
    id: 'lead_channels',
    tool: 'tenant_crm.figures',
    yours: 'the figures of the pipeline',
    needs: [
      words('where|how|which (?:channels?|sources?)|woher|wodurch|de donde|por donde'),
      words(LEADS),
      words(
        'come from|coming from|came from|come in|find us|found us|hear (?:about|of) us|sources?|channels?|kommen|stammen|finden uns|vienen|llegan|nos encuentran',
      ),
    ],
    beside: words(
      'do|does|did|most|mostly|of|our|the|from|usually|mainly|hey|die|meisten|unsere|uns|der|la mayoria de|la mayoria|nuestr[oa]s|los|las|bring|brings|us|best',
    ),
    // “Where do our leads come from” draws the chart.
    never: words('partners?|instagram|which (?:lead|client)|money|won|lost|where do (?:our |the )?(?:leads|inquiries|enquiries) come from'),
    names: 'none',
    answer: sources,
  },
];
