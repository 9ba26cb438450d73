import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { LeadRow, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../../planner/dates';
import type { Ask } from '../../planner/reading/ask';
import { figureOf, type FigureAsk } from '../../planner/reading/figure-ask';
import { KIND_OF_EVENT } from '../../planner/reading/lexicon.data';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead, notYours } from '../papers/whose';
import { typeIn } from '../projects';
import { localDayOf } from './item';
import { backInTime } from './span';

const MOST = 200;
/** A ranking shows who comes next as well. */
const BESIDE = 2;
const SHOWN = 10;

/** Counts, sums, averages and rankings over everything there is. Undefined: the question is none of them. */
export async function figuresOfAll(job: Job, ask: Ask): Promise<Outcome | undefined> {
  const figure = figureOf(ask);
  // A kind of event that projects are not told apart by would be dropped in silence.
  if (!figure || ask.names.some((word) => KIND_OF_EVENT.test(word) && typeIn(word) === undefined)) return undefined;
  if (figure.of === 'debt') return debts(job, ask, figure);
  return figure.of === 'lead' ? ofLeads(job, ask, figure) : ofProjects(job, ask, figure);
}

interface Ranked {
  readonly id: number;
  readonly name: string;
  readonly figure: number;
  readonly url: string;
}

/** The first one in a sentence, and who follows. */
function ranking(
  rows: readonly Ranked[],
  { figure: { by, top }, say, of }: { figure: FigureAsk; say: (figure: number) => string; of: string },
): Outcome {
  const sorted = rows.toSorted((a, b) => (by === 'most' ? b.figure - a.figure : a.figure - b.figure));
  const [first, ...others] = sorted.slice(0, Math.min(SHOWN, top === 1 ? 1 + BESIDE : top));
  if (!first) return text(`There is nothing to compare: ${of}.`);
  const same = sorted.filter(({ figure }) => figure === first.figure);
  const lines = others.map(({ name, figure }) => `- ${name} · ${say(figure)}`);
  const head =
    top > 1
      ? `The ${by === 'most' ? 'first' : 'last'} ${String(1 + others.length)} of ${of}:\n- ${first.name} · ${say(first.figure)}`
      : `${first.name}: ${say(first.figure)}${same.length > 1 ? ` (as much as ${String(same.length - 1)} more)` : ''}. That is the ${by} of ${of}${lines.length > 0 ? '; then:' : '.'}`;
  return text([head, ...lines].join('\n'), {
    ...(top === 1 && same.length === 1
      ? { projectId: first.url.includes('/projects/') || first.url.includes('/payments/') ? first.id : undefined }
      : {}),
    cards: { data: [first, ...others].map(({ id, name, url }) => ({ id, name, url })) },
  });
}

async function debts(job: Job, { span, states }: Ask, figure: FigureAsk): Promise<Outcome | undefined> {
  if (!job.tools.has('proposal_and_invoice.find_invoices')) return text(notYours('the invoices'));
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  const projects = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  if (!page || page.count > page.results.length) return text(notRead('The invoices'));
  const names = new Map((projects?.results ?? []).map(({ id, name }) => [id, name]));
  const isWanted = ({ balance_cents: left, number, status, due_date: day }: InvoiceRow) =>
    left > 0 &&
    number !== null &&
    status !== 'void' &&
    (!span || (day !== null && day >= span.from && day <= span.to)) &&
    (!states.includes('overdue') || (day !== null && day < job.business.today));
  const sums = new Map<number, { name: string; figure: number }>();
  for (const row of page.results.filter(isWanted)) {
    const before = sums.get(row.project_id)?.figure ?? 0;
    sums.set(row.project_id, { name: names.get(row.project_id) ?? row.title, figure: before + row.balance_cents });
  }
  if (sums.size === 0) return text(`Nobody owes anything${span ? `, ${saySpan(span)}` : ''}.`);
  const rows = [...sums].map(([id, one]) => ({ id, ...one, url: `/payments/dashboard/${String(id)}` }));
  return ranking(rows, {
    figure,
    say: (cents) => `${money(cents, job.business)} open`,
    of: `${String(rows.length)} that owe ${states.includes('overdue') ? 'something overdue' : 'something'}${span ? `, ${saySpan(span)}` : ''}`,
  });
}

async function ofProjects(job: Job, ask: Ask, figure: FigureAsk): Promise<Outcome | undefined> {
  if (!job.tools.has('tenant_crm.find_projects')) return text(notYours('the project pipeline'));
  const { span, text: said } = ask;
  const type = typeIn(said);
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    ...{ page_size: MOST, ordering: figure.measure === 'value' && figure.by === 'most' ? '-value_cents' : 'event_date' },
    ...(type ? { event_type: type } : {}),
    ...(span ? { from: span.from, to: span.to } : {}),
  });
  if (!page) return text(notRead('The projects'));
  if (page.count > page.results.length) return undefined;
  const stages = await stagesOf(job);
  const stage = [...stages.values()].find(({ name }) => said.includes(name.toLowerCase()));
  const kept = page.results.filter(({ stage_id: id }) => (stage ? id === stage.id : stages.get(id)?.kind !== 'lost'));
  const known = kept.flatMap((row) => {
    const value = figure.measure === 'guests' ? row.guest_count : row.value_cents;
    // A value of nothing is none yet.
    return value === null || value === undefined || (figure.by === 'least' && value === 0)
      ? []
      : [
          {
            id: row.id,
            name: row.event_date ? `${row.name} (${sayDay(row.event_date)})` : row.name,
            figure: value,
            url: `/tenant_crm/projects/${String(row.id)}`,
          },
        ];
  });
  const kinds = `${String(kept.length)} ${type ? `${type} ` : ''}project${kept.length === 1 ? '' : 's'}${stage ? ` in ${stage.name}` : ''}${span ? `, ${saySpan(span)}` : ''}${stage ? '' : ' (without those that are lost)'}`;
  if (known.length === 0)
    return text(figure.measure === 'value' ? `Of ${kinds} no value is known to you.` : `Of ${kinds} no number of guests is noted.`);
  const say = (value: number): string =>
    figure.measure === 'guests' ? `${String(Math.round(value))} guests` : money(Math.round(value), job.business);
  const sum = known.reduce((total, { figure: value }) => total + value, 0);
  if (figure.by === 'average')
    return text(`On average ${say(sum / known.length)}: ${kinds}, ${say(sum)} in all.${unknownOf(kept.length - known.length)}`);
  if (figure.by === 'sum')
    return text(
      [
        `${say(sum)} in all: ${kinds}.${unknownOf(kept.length - known.length)}`,
        ...known.slice(0, SHOWN).map((row) => `- ${row.name} · ${say(row.figure)}`),
      ].join('\n'),
    );
  return ranking(known, { figure, say, of: kinds });
}

const unknownOf = (count: number): string => (count > 0 ? ` Of ${String(count)} of them it is not noted.` : '');

async function stagesOf(job: Job): Promise<ReadonlyMap<number, Stage>> {
  const answer = await job.tools.read('tenant_crm.stages');
  return new Map((answer.kind === 'ok' ? (answer.data as Stage[]) : []).map((stage) => [stage.id, stage]));
}

const STILL_OPEN = new Set<string>(['new', 'contacted', 'qualified']);

/** Leads by the day they came, and by what they can spend. */
async function ofLeads(job: Job, { span: asked, text: said }: Ask, figure: FigureAsk): Promise<Outcome | undefined> {
  if (!job.tools.has('tenant_crm.find_leads')) return text(notYours('the leads'));
  const type = typeIn(said);
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', {
    page_size: MOST,
    ordering: '-id',
    ...(type ? { event_type: type } : {}),
  });
  if (!page) return text(notRead('The leads'));
  if (page.count > page.results.length) return undefined;
  const came = (row: LeadRow): string => localDayOf(row.created_at, job.business.tz);
  const span = backInTime(asked, job.business.today);
  const rows = page.results.filter((row) => !span || (came(row) >= span.from && came(row) <= span.to));
  const when = span ? `, ${saySpan(span)}` : '';
  if (figure.measure === 'value') {
    const known = rows.flatMap((row) =>
      row.budget_max_cents === null || !STILL_OPEN.has(row.status)
        ? []
        : [{ id: row.id, name: row.title, figure: row.budget_max_cents, url: `/tenant_crm/leads/${String(row.id)}` }],
    );
    return ranking(known, {
      figure,
      say: (cents) => `up to ${money(cents, job.business)}`,
      of: `${String(known.length)} open leads with a budget${when}`,
    });
  }
  const many = `${rows.length === 0 ? 'No' : String(rows.length)} ${type ? `${type} ` : ''}lead${rows.length === 1 ? '' : 's'} came in${when}`;
  const lines = rows.slice(0, SHOWN).map((row) => `- ${sayDay(came(row))} · ${row.title} · ${row.status}`);
  const more = rows.length > SHOWN ? [`… and ${String(rows.length - SHOWN)} more.`] : [];
  return text([`${many}${rows.length === 0 ? '.' : ':'}`, ...lines, ...more].join('\n'), {
    ...(rows.length > 0
      ? { cards: { data: rows.slice(0, SHOWN).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${String(id)}` })) } }
      : {}),
  });
}
