import type { ProcessingLine, ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { wantsPlan } from '../../planner/reading/plan-wish';
import type { Outcome } from '../../runs/turn';
import { linesOfProject } from '../about/lines-of-project';
import type { Line } from '../about/line';
import { text, type Job } from '../job';
import { oneProjectOf } from '../project-of';
import { counted, readData } from '../topics/topic';

const TOOL = 'floral_recipe_builder.production';
/** How bench work is usually spread: half of it two days before, two fifths the day before, the rest on the day (domain, capacity). */
const SHARES: readonly (readonly [daysBefore: number, share: number])[] = [
  [2, 0.5],
  [1, 0.4],
  [0, 0.1],
];
const STEMS_SHOWN = 6;
const DAY_AFTER = 1;

/**
 * “Give me a production plan for Reyes”: what is to be done on which day until the event is taken down – flowers to order, stems to cut, bench work,
 * what leaves the warehouse, and the steps of the timeline. Undefined: it asks for no plan, or for none of one project with a day.
 */
export async function productionPlan(job: Job): Promise<Outcome | undefined> {
  const wish = wantsPlan(job.turn.message);
  if (!wish || !job.tools.has('tenant_crm.find_projects')) return undefined;
  const project = await oneProjectOf(job);
  if (!project?.event_date) return undefined;
  const sheet = await readData<ProductionSheet>(job, TOOL, { projectId: project.id });
  const dated = [...(await lines(job, project)), ...(sheet ? workOf(sheet, project.event_date) : [])];
  const from = wish === 'day' ? project.event_date : job.business.today;
  if (wish === 'day' && !dated.some(({ of }) => of === 'event_day')) return nothingPlanned(project);
  const days = byDay(dated.filter(({ day }) => day !== null && day >= from && day <= addDays(project.event_date ?? '', DAY_AFTER)));
  if (days.length === 0) return undefined;
  const { id, name } = project;
  return text([headOf(project, wish === 'day' ? undefined : sheet), ...days, DONE_BY_YOU].join('\n'), {
    projectId: id,
    cards: { data: [{ id, name, url: sheet ? `/floral_recipe_builder/production/${String(id)}` : `/project_view/${String(id)}` }] },
  });
}

/** Of the day itself only its timeline knows. */
const nothingPlanned = ({ id, name }: ProjectRow): Outcome =>
  text(`The timeline of ${name} has no steps for the day itself yet, so I know of none. You plan them there: open it below.`, {
    projectId: id,
    cards: { data: [{ id, name, url: `/project_view/${String(id)}` }] },
  });

const DONE_BY_YOU = 'Nothing of it is made a task: say “add a task for …” for what shall be one.';

function headOf({ name, event_date: day, venue_text: venue }: ProjectRow, sheet: ProductionSheet | undefined): string {
  const when = day ? sayDay(day) : '';
  const pieces = sheet?.pieces.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const work = sheet && sheet.minutes > 0 ? ` – ${counted(pieces, 'piece')}, ${hours(sheet.minutes)} of bench work` : '';
  return `${name}, ${when}${venue === '' ? '' : ` at ${venue}`}${work}:`;
}

interface Dated {
  readonly of: Line['of'] | 'work';
  readonly day: string | null;
  readonly minute: number | null;
  readonly text: string;
}

/** What the records say with a day, each line without it. */
async function lines(job: Job, project: ProjectRow): Promise<readonly Dated[]> {
  const wanted = new Set<Line['of']>(['plan', 'event_day', 'order', 'rental', 'calendar']);
  return (await linesOfProject(job, project))
    .filter(({ of, day, text: told }) => wanted.has(of) && day !== null && !told.endsWith(project.name))
    .map(({ of, text: told, day, minute }) => ({
      of,
      day,
      minute: minute ?? null,
      text: day === null ? told : told.replace(`${sayDay(day)} · `, '').replace(`${sayDay(day)} `, ''),
    }));
}

/** Stems by the day they have to be in water, and the bench work as it is usually spread. */
function workOf({ processing, minutes }: ProductionSheet, eventDay: string): readonly Dated[] {
  const on = (day: string | null, told: string): Dated => ({ of: 'work', day, minute: null, text: told });
  const days = [...new Set(processing.map(({ process_on }) => process_on))];
  const cut = days.map((day) => on(day, cutOn(processing.filter(({ process_on }) => process_on === day))));
  const shares = minutes === 0 ? [] : SHARES;
  return [...cut, ...shares.map(([before, share]) => on(addDays(eventDay, -before), `Bench work, about ${hours(minutes * share)}`))];
}

function cutOn(stems: readonly ProcessingLine[]): string {
  const shown = stems.slice(0, STEMS_SHOWN).map(({ name, units }) => `${String(units)} ${name}`);
  const more = stems.length > STEMS_SHOWN ? ` and ${counted(stems.length - STEMS_SHOWN, 'other kind')}` : '';
  return `Cut and put into water: ${shown.join(', ')}${more}`;
}

function hours(minutes: number): string {
  const quarters = Math.max(1, Math.round(minutes / 15)) / 4;
  return `${String(quarters)} h`;
}

/** A heading a day, its lines by the clock. */
function byDay(all: readonly Dated[]): readonly string[] {
  const days = [...new Set(all.map(({ day }) => day ?? ''))].sort();
  return days.map((day) => {
    const own = all.filter((one) => one.day === day).toSorted((a, b) => (a.minute ?? -1) - (b.minute ?? -1));
    return [`${sayDay(day)}`, ...new Set(own.map(({ text: told }) => `- ${told}`))].join('\n');
  });
}
