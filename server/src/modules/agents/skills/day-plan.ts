import type { Timeline } from '@butterfly/contracts/project_view';
import type { LeadRow, ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { sayDay } from '../planner/dates';
import { readPage } from './find-project';
import { meetingsIn } from './overview';
import { NO_PROJECTS, text, type Job, type Skill } from './job';

const DAYS_AHEAD = 7;
const SHOWN = 6;
/** Timelines that are looked at for tasks: those of the events that come next. */
const PROJECTS = 60;
const TASK_WEEKS = 78;

/** What a day asks for: who waits for an answer, events of the week, tasks that are due, texts nobody has read. */
export const planDay: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.find_projects')) return text(NO_PROJECTS);
  const day = job.plan.span?.from ?? job.business.today;
  const parts = [
    await meetingsOn(job, day),
    await lateLeads(job),
    await eventsAhead(job, day),
    await dueTasks(job, day),
    await newLeads(job),
    await unreadTexts(job),
  ];
  const said = parts.filter((part) => part !== '');
  return text(said.length === 0 ? `Nothing is urgent on ${sayDay(day)}.` : `${sayDay(day)}:\n${said.join('\n')}`);
};

const listOf = <T>(title: string, rows: readonly T[], line: (row: T) => string): string =>
  rows.length === 0
    ? ''
    : `${title}:\n${rows
        .slice(0, SHOWN)
        .map((row) => `- ${line(row)}`)
        .join('\n')}`;

async function leadsWith(job: Job, status: 'late' | 'new'): Promise<readonly LeadRow[]> {
  return job.tools.has('tenant_crm.find_leads')
    ? ((await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status, ordering: 'sla_due_at' }))?.results ?? [])
    : [];
}

const lateLeads = async (job: Job): Promise<string> =>
  listOf('Waiting too long for the first answer', await leadsWith(job, 'late'), ({ title }) => title);

async function newLeads(job: Job): Promise<string> {
  const late = new Set((await leadsWith(job, 'late')).map(({ id }) => id));
  return listOf(
    'New leads',
    (await leadsWith(job, 'new')).filter(({ id }) => !late.has(id)),
    ({ title }) => title,
  );
}

/** Meetings and what else stands in the calendar on the day itself. */
async function meetingsOn(job: Job, day: string): Promise<string> {
  const span = { from: day, to: day, text: '' };
  const { lines } = await meetingsIn({ ...job, plan: { ...job.plan, span } }, span);
  return lines.length === 0 ? '' : `On the day:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

async function eventsAhead(job: Job, day: string): Promise<string> {
  return listOf(
    `Events of the next ${DAYS_AHEAD} days`,
    await projectsBetween(job, day, DAYS_AHEAD),
    ({ name, event_date, venue_text }) => `${event_date ? `${sayDay(event_date)} · ` : ''}${name}${venue_text ? ` at ${venue_text}` : ''}`,
  );
}

async function projectsBetween(job: Job, from: string, days: number): Promise<readonly ProjectRow[]> {
  const to = new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return (
    (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from, to, ordering: 'event_date', page_size: PROJECTS }))?.results ?? []
  );
}

/** Tasks due until a day, of the events of the next weeks; empty where there is none. */
export async function dueTasks(job: Job, day: string): Promise<string> {
  if (!job.tools.has('project_view.timeline')) return '';
  const projects = (await projectsBetween(job, job.business.today, TASK_WEEKS * 7)).slice(0, PROJECTS);
  const due: { readonly day: string; readonly line: string }[] = [];
  for (const { id, name } of projects) {
    const answer = await job.tools.read('project_view.timeline', { projectId: id });
    if (answer.kind !== 'ok') continue;
    const { entries } = answer.data as Timeline;
    for (const { done_at, lane, day: on, title } of entries) {
      if (done_at === null && lane !== 'event_day' && on !== null && on <= day) due.push({ day: on, line: `${title} · ${name}` });
    }
  }
  const lines = due.sort((a, b) => a.day.localeCompare(b.day)).map(({ line }) => line);
  const more = lines.length > SHOWN ? `\n… and ${lines.length - SHOWN} more.` : '';
  return `${listOf('Tasks that are due', lines, (line) => line)}${more}`;
}

async function unreadTexts(job: Job): Promise<string> {
  if (!job.tools.has('twilio_communications.find_conversations')) return '';
  const unread = (await readPage<Conversation>(job, 'twilio_communications.find_conversations', { show: 'unread' }))?.results ?? [];
  return listOf(
    'Texts nobody has read',
    unread,
    ({ contact_name, phone_e164, last_text }) => `${contact_name ?? phone_e164}: “${last_text.slice(0, 120)}”`,
  );
}
