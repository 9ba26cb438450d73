import { monthAndYear } from '@butterfly/contracts/days';
import type { Dashboard, LeadRow, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { readPage } from '../skills/find-project';
import type { Job } from '../skills/job';

/** Rows of a report: a label and a figure, money in cents. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly unit: 'count' | 'money';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly value: number; readonly more: readonly (string | number)[] }[];
}

interface ReportKind {
  readonly id: string;
  readonly pattern: RegExp;
  build(job: Job): Promise<Report | null>;
}

const MOST_PAGES = 10;
const PAGE = 200;

/** All rows up to a bound; a report says how many it looked at. */
async function all<T>(job: Job, tool: string, given: Readonly<Record<string, unknown>>): Promise<T[] | null> {
  const rows: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    job.signal.throwIfAborted();
    const found = await readPage<T>(job, tool, { ...given, page, page_size: PAGE });
    if (!found) return null;
    rows.push(...found.results);
    if (rows.length >= found.count || found.results.length === 0) break;
  }
  return rows;
}

const spanOf = ({ plan }: Job) => (plan.span ? { from: plan.span.from, to: plan.span.to } : {});

function grouped<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  valueOf: (row: T) => number,
): { label: string; count: number; value: number }[] {
  const groups = new Map<string, { count: number; value: number }>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? { count: 0, value: 0 };
    groups.set(keyOf(row), { count: group.count + 1, value: group.value + valueOf(row) });
  }
  return [...groups].map(([label, group]) => ({ label, ...group }));
}

async function pipelineByStage(job: Job): Promise<Report | null> {
  const answer = await job.tools.read('tenant_crm.figures');
  if (answer.kind !== 'ok') return null;
  const { stages } = answer.data as Dashboard;
  return {
    id: 'pipeline-by-stage',
    title: 'Pipeline value by stage',
    unit: 'money',
    columns: ['Stage', 'Value', 'Projects', 'Weighted'],
    rows: stages.map(({ stage, count, value_cents, weighted_cents }) => ({
      label: stage.name,
      value: value_cents,
      more: [count, weighted_cents / 100],
    })),
  };
}

async function leadsBySource(job: Job): Promise<Report | null> {
  const leads = await all<LeadRow>(job, 'tenant_crm.find_leads', spanOf(job));
  if (!leads) return null;
  const converted = (label: string) => leads.filter(({ source, status }) => source === label && status === 'converted').length;
  const rows = grouped(
    leads,
    ({ source }) => source,
    () => 0,
  ).sort((a, b) => b.count - a.count);
  return {
    id: 'leads-by-source',
    title: 'Leads by source',
    unit: 'count',
    columns: ['Source', 'Leads', 'Converted'],
    rows: rows.map(({ label, count }) => ({ label: label.replace(/_/g, ' '), value: count, more: [converted(label)] })),
  };
}

async function leadsByStatus(job: Job): Promise<Report | null> {
  const leads = await all<LeadRow>(job, 'tenant_crm.find_leads', spanOf(job));
  return (
    leads && {
      id: 'leads-by-status',
      title: 'Leads by status',
      unit: 'count',
      columns: ['Status', 'Leads'],
      rows: grouped(
        leads,
        ({ status }) => status,
        () => 0,
      ).map(({ label, count }) => ({ label, value: count, more: [] })),
    }
  );
}

async function projectsByMonth(job: Job): Promise<Report | null> {
  const projects = await all<ProjectRow>(job, 'tenant_crm.find_projects', { ...spanOf(job), ordering: 'event_date' });
  if (!projects) return null;
  const rows = grouped(
    projects.filter(({ event_date }) => event_date !== null),
    ({ event_date }) => (event_date ?? '').slice(0, 7),
    ({ value_cents = 0 }) => value_cents,
  ).sort((a, b) => a.label.localeCompare(b.label));
  return {
    id: 'projects-by-month',
    title: 'Projects by month of the event',
    unit: 'count',
    columns: ['Month', 'Projects', 'Value'],
    rows: rows.map(({ label, count, value }) => ({ label: monthAndYear(label, 'short'), value: count, more: [value / 100] })),
  };
}

async function projectsByType(job: Job): Promise<Report | null> {
  const projects = await all<ProjectRow>(job, 'tenant_crm.find_projects', spanOf(job));
  if (!projects) return null;
  const rows = grouped(
    projects,
    ({ event_type }) => event_type,
    ({ value_cents = 0 }) => value_cents,
  ).sort((a, b) => b.value - a.value);
  return {
    id: 'projects-by-type',
    title: 'Project value by type of event',
    unit: 'money',
    columns: ['Type', 'Value', 'Projects'],
    rows: rows.map(({ label, count, value }) => ({ label, value, more: [count] })),
  };
}

/** The first that fits counts; what is asked about nothing in particular is about the pipeline. */
export const REPORTS: readonly ReportKind[] = [
  { id: 'leads-by-status', pattern: /\b(?:leads?|inquir\w+|enquir\w+)\b.*\bstatus\b/i, build: leadsByStatus },
  { id: 'leads-by-source', pattern: /\bleads?\b|\b[ie]nquir|\bsources?\b/i, build: leadsBySource },
  { id: 'projects-by-month', pattern: /\b(?:months?|monthly|seasons?|year|trend|calendar)\b/i, build: projectsByMonth },
  {
    id: 'projects-by-type',
    pattern: /\b(?:types?|kinds?) of (?:event|project)s?\b|\b(?:by|per|each) (?:event )?(?:type|kind)\b|\bevent types?\b/i,
    build: projectsByType,
  },
  { id: 'pipeline-by-stage', pattern: /./, build: pipelineByStage },
];
