import type { Lead, Project } from '@butterfly/contracts/tenant_crm';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { findProject } from '../find-project';
import { money, text, type Job } from '../job';
import { mentionedIn, type Mentioned } from '../mentions';
import { readData } from '../topics/topic';

const TOOLS = {
  project: { change: 'tenant_crm.change_project', read: 'tenant_crm.get_project', is: 'Project' },
  lead: { change: 'tenant_crm.change_lead', read: 'tenant_crm.get_lead', is: 'Lead' },
} as const;

/** A project or lead as it is, whatever of it shall change. */
export interface Changing {
  readonly kind: Mentioned['kind'];
  readonly name: string;
  readonly record: Project | Lead;
}

/** The one project or lead that words name, as it is now; else the open project. A question where several would do. Undefined: none. */
export async function changing(job: Job, said: string): Promise<Changing | Outcome | undefined> {
  const found = await mentionedIn(job, said);
  if (found.length > 1)
    return text(`Which do you mean: ${found.slice(0, 5).map(nameOf).join(' or ')}? Say it with its whole name. Nothing was changed.`);
  const [only] = found;
  const open = only || job.turn.projectId === null ? undefined : await findProject(job, undefined);
  const meant: Mentioned | undefined = only ?? (open?.kind === 'one' ? { kind: 'project', row: open.row } : undefined);
  if (!meant || !job.tools.has(TOOLS[meant.kind].change)) return undefined;
  const record = await readData<Project | Lead>(job, TOOLS[meant.kind].read, { id: meant.row.id });
  return record && { kind: meant.kind, name: nameOf(meant), record };
}

export const isChanging = (found: Changing | Outcome): found is Changing => 'record' in found;

const nameOf = ({ kind, row }: Mentioned): string => (kind === 'project' ? row.name : row.title);

interface FieldChange {
  readonly given: Readonly<Record<string, unknown>>;
  /** “the guests” */
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** What should be known beside it. */
  readonly more?: string;
}

/** Shows another value of a field; it is written by the click, and only as long as nobody else has changed the record meanwhile. */
export function askForField(job: Job, { kind, name, record }: Changing, { given, field, before, after, more = '' }: FieldChange): Outcome {
  const { change, is } = TOOLS[kind];
  if (before === after) return text(`${name} has ${field} ${after} already. Nothing was changed.`);
  return ask(
    job,
    change,
    { id: record.id, version: record.version, ...given },
    {
      say: `I would set ${field} of ${name} to ${after}. Until now: ${before}.${more}`,
      details: [
        { label: is, value: name },
        { label: 'Before', value: before },
        { label: 'Then', value: after },
      ],
      ...(kind === 'project' && { projectId: record.id }),
    },
  );
}

export const amountOf = (job: Job, cents: number | null, currency: string): string =>
  cents === null ? 'not said' : money(cents, { ...job.business, currency });
