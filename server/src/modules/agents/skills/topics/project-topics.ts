import type { Payment } from '@butterfly/contracts/payments';
import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { PAPER_KINDS } from '../asks/paper-kinds';
import { proposals } from '../asks/proposals';
import type { Kind } from '../asks/item';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { typeIn } from '../projects';
import { counted, listing, readData, type Heard, type Topic } from './topic';

const OF_PROJECTS = { tool: 'tenant_crm.find_projects', yours: 'the project pipeline' } as const;
const MOST = 200;

/** Who works on a project: in charge of it, and with tasks or a part of its day. */
async function crew(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const of = await readData<Timeline>(job, 'project_view.timeline', { projectId: project.id });
  if (!of) return text(notRead('The timeline'));
  const nameOf = (id: number | null) => of.people.find((person) => person.id === id)?.name;
  const owner = nameOf(project.owner_id);
  const parts = new Map<string, number>();
  for (const { responsible_id: id, responsible_text: other } of of.entries) {
    const who = nameOf(id) ?? other;
    if (who) parts.set(who, (parts.get(who) ?? 0) + 1);
  }
  const lines = [...parts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name}: ${counted(count, 'entry', 'entries')} of the timeline`);
  const head = owner ? `${owner} is in charge of ${project.name}.` : `Nobody is in charge of ${project.name} yet.`;
  const rest = lines.length === 0 ? ' Nobody else is assigned to it: its timeline names nobody.' : ' On its timeline:';
  return text(listing(`${head}${rest}`, lines), { projectId: project.id });
}

const loaded = (job: Job, kind: Kind, projectId: number) =>
  job.tools.has(kind.tool) ? kind.load(job, { projectId, names: [], text: '', past: false }) : Promise.resolve(null);

/** Whether a project stands so that flowers may be ordered: proposal, contract and money as they are. */
async function ready(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const [offers, contracts] = [await loaded(job, proposals, project.id), await loaded(job, PAPER_KINDS.contract, project.id)];
  const isIn = (items: Awaited<ReturnType<typeof loaded>>, state: 'done') => (items ?? []).some(({ states }) => states.includes(state));
  const money = await readData<{ invoiced_cents: number; paid_cents: number }>(job, 'payments.of_project', { projectId: project.id });
  const missing = [
    offers && !isIn(offers, 'done') ? 'no proposal is accepted' : '',
    contracts && !isIn(contracts, 'done') ? 'no contract is signed' : '',
    money && money.paid_cents <= 0 ? 'nothing is paid yet' : '',
  ].filter(Boolean);
  const lines = [...(offers ?? []), ...(contracts ?? [])].map(({ line }) => line);
  const head =
    missing.length === 0
      ? `Nothing of the papers of ${project.name} is missing: a proposal is accepted, a contract signed and money has come.`
      : `Not yet for ${project.name}: ${missing.join(', ')}.`;
  return text(listing(head, lines), { projectId: project.id });
}

async function waiting(job: Job): Promise<Outcome> {
  const all = await proposals.load(job, { projectId: null, names: [], text: '', past: false });
  const rows = (all ?? []).filter(({ states }) => states.includes('open'));
  const stage = (await readData<Stage[]>(job, 'tenant_crm.stages'))?.find(({ name }) => /^proposal sent$/i.test(name));
  const page = stage && (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { stage: stage.id, page_size: MOST }));
  const staged = (page?.results ?? []).filter(({ id }) => !rows.some(({ projectId }) => projectId === id)).map(({ name }) => name);
  const said = listing(
    rows.length === 0 ? 'No proposal is out without an answer.' : `${counted(rows.length, 'proposal')} waiting for an answer:`,
    rows.map(({ line }) => line),
  );
  const more = staged.length > 0 && stage ? `\n${listing(`Besides, in the stage “${stage.name}”:`, staged)}` : '';
  return text(`${said}${more}`, {
    cards: { data: rows.flatMap(({ name, url }, at) => (url ? [{ id: at + 1, name, url }] : [])) },
  });
}

const TYPES: readonly (readonly [type: string, said: string])[] = [
  ['wedding', 'weddings?|hochzeit(?:en)?|bodas?'],
  ['corporate', 'corporates?|corporate events?|firmenfeiern?|corporativ[oa]s?'],
  ['funeral', 'funerals?|memorials?|trauerfeiern?|funerales?'],
  ['social', 'socials?|social events?'],
  ['elopement', 'elopements?'],
];

async function lostStages(job: Job): Promise<ReadonlySet<number> | undefined> {
  const stages = await readData<Stage[]>(job, 'tenant_crm.stages');
  return stages && new Set(stages.filter(({ kind }) => kind === 'lost').map(({ id }) => id));
}

/** Kinds of events side by side: how many and what they are worth, without those that were lost. */
async function compared(job: Job, { text: said, span }: Heard): Promise<Outcome | undefined> {
  const types = TYPES.filter(([, pattern]) => said.search(words(pattern)) >= 0);
  if (types.length < 2) return undefined;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    page_size: MOST,
    ordering: 'event_date',
    ...(span ? { from: span.from, to: span.to } : {}),
  });
  const lost = await lostStages(job);
  if (!page || !lost || page.count > page.results.length) return undefined;
  const lines = types.map(([type]) => {
    const rows = page.results
      .filter((row) => typeIn(row.event_type) === type || row.event_type === type)
      .filter((row) => !lost.has(row.stage_id));
    const value = rows.reduce((sum, { value_cents: cents = 0 }) => sum + cents, 0);
    const names = rows.map(({ name }) => name).join(', ');
    return `${type}: ${counted(rows.length, 'project')}, ${money(value, job.business)}${names ? ` (${names})` : ''}`;
  });
  return text(listing(`By the day of the event${span ? `, ${saySpan(span)}` : ''}, without what was lost:`, lines));
}

/** What came in between two days, and how many events they held. */
async function turnover(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span) return undefined;
  const paid = await readPage<Payment>(job, 'payments.find_payments', { page_size: MOST });
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, from: span.from, to: span.to });
  const lost = await lostStages(job);
  if (!paid || !page || !lost || paid.count > paid.results.length || page.count > page.results.length) return undefined;
  const came = paid.results.filter(({ received_on: day }) => day >= span.from && day <= span.to);
  const cents = came.reduce((sum, { amount_cents: all, refunded_cents: back }) => sum + all - back, 0);
  const rows = page.results.filter((row) => !lost.has(row.stage_id));
  const value = rows.reduce((sum, { value_cents: worth = 0 }) => sum + worth, 0);
  return text(
    `${saySpan(span)}: ${money(cents, job.business)} came in, in ${counted(came.length, 'payment')}, what was paid back taken off. ${counted(rows.length, 'project')} by the day of the event, worth ${money(value, job.business)}, without what was lost.`,
  );
}

/** Questions about one project that its record alone does not answer, and about all proposals. */
export const PROJECT_TOPICS: readonly Topic[] = [
  {
    id: 'crew',
    ...OF_PROJECTS,
    needs: [
      words("who'?s|whos|who is|who are|who|wer|quien(?:es)?"),
      words('working|works?|on the crew|crew|staff(?:ed|ing)?|on the team|arbeite[nt]\\w*|trabajan?|equipo'),
    ],
    beside: words('on|at|the|for|from us|of us|wedding|memorial|gala|hochzeit|boda|event|job|day'),
    never: words('with whom|free|today|tomorrow'),
    names: 'project',
    answer: crew,
  },
  {
    id: 'ready_to_order',
    ...OF_PROJECTS,
    needs: [
      words('ok|okay|safe|ready|clear|good to go|go ahead|can (?:we|i)|should (?:we|i)|konnen wir|durfen wir|podemos'),
      words('order(?:ing)?|buy(?:ing)?|bestellen|pedir|comprar'),
    ],
    beside: words(
      'start(?:ing)?|flowers?|something|anything|still|missing|is|it|or|to|for|here|the|yet|first|falt\\w*|fehlt|noch|blumen|flores|already',
    ),
    names: 'project',
    answer: ready,
  },
  {
    id: 'proposals_waiting',
    tool: 'proposal_and_invoice.find_proposals',
    yours: 'the proposals',
    needs: [
      words('proposals?|quotes?|offers?|angebote?|propuestas?|presupuestos'),
      words(
        "wait(?:ing)?|pending|unanswered|outstanding|not (?:answered|accepted)|no answer|haven'?t (?:answered|replied|accepted)|undecided|open|offen\\w*|warten|sin respuesta|pendientes?",
      ),
    ],
    beside: words(
      'which|still|on|for|an answer|a reply|a response|answer|reply|yes|client|clients|have|are|noch|welche|auf|antwort|todavia|siguen|still out|out there',
    ),
    names: 'none',
    answer: (job) => waiting(job),
  },
  {
    id: 'compare_types',
    ...OF_PROJECTS,
    needs: [words('compare|comparison|vs|versus|against|vergleich\\w*|compara\\w*'), words(TYPES.map(([, said]) => said).join('|'))],
    beside: words(
      'number|numbers|count|money|value|revenue|how many|how much|and|with|vs|versus|against|by|zahl|anzahl|umsatz|wert|mit|con|numero|valor|events?',
    ),
    names: 'none',
    time: 'may',
    answer: compared,
  },
  {
    id: 'turnover',
    tool: 'payments.find_payments',
    yours: 'the payments',
    needs: [
      words('revenue|turnover|income|umsatz|einnahmen|ingresos|facturacion'),
      words('how many|number of|count|jobs?|projects?|anzahl|auftrage?|proyectos?|cuant[oa]s'),
    ],
    beside: words("wie lauft'?s?|how'?s|hows|going|how is|and|und|year|business|it|events?|our|como va|y|numero"),
    names: 'none',
    time: 'must',
    answer: turnover,
  },
];
