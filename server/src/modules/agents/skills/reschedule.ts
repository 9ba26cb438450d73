import type { Project, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import { sayDay, type Span } from '../planner/dates';
import { dayMeant } from '../planner/reading/day-meant';
import { ask } from './confirmed-change';
import { findProject } from './find-project';
import { text, type Job, type Skill } from './job';
import { bookedOf, sayBooking, type Booked } from './meetings/booked-of';

const DAY_MS = 86_400_000;

/** Another day or start of an event, with what hangs on it. */
export const reschedule: Skill = async (job) => {
  const { slots, span } = job.plan;
  const found = await findProject(job, slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('tenant_crm.get_project', { id: found.row.id });
  if (answer.kind !== 'ok') return text('The project could not be read just now. Please try again.');
  const project = answer.data as Project;
  const by = slots['by'];
  if (span && /^before\b/i.test(span.text)) return text(`Which day shall ${project.name} be on?`);
  const meant = by || slots['time'] || !span ? undefined : await spanMeant(job, project, span);
  if (typeof meant === 'string') return text(meant);
  const named = slots['time'] ? project.event_date : meant?.day;
  const day = (by ? dayBy(project.event_date, by) : named) ?? null;
  if (day === null) return text(`${project.name} has no date yet. Which day shall it be?`);
  if (day <= job.business.today) return text(`${sayDay(day)} is no day ahead. Which day shall ${project.name} be on? Nothing was changed.`);
  const start = slots['time'] ? timeOf(slots['time']) : undefined;
  const before = [project.event_date ? sayDay(project.event_date) : 'no date', project.start_time ?? ''].filter(Boolean).join(', ');
  const say = start
    ? `I would let ${project.name} start at ${start} on ${sayDay(day)}.`
    : `I would move ${project.name} to ${sayDay(day)}.`;
  return ask(
    job,
    'project_view.change_event_time',
    { projectId: project.id, event_date: day, ...(start ? { start_time: start } : {}) },
    {
      say: `${say} Until now: ${before}. Tasks that hang on the day move with it.`,
      details: [
        { label: 'Project', value: project.name },
        { label: 'Before', value: before },
        { label: 'Day', value: sayDay(day) },
        ...(start ? [{ label: 'Start', value: start }] : []),
      ],
      projectId: project.id,
    },
  );
};

const IS_ON = /\b(?:is|takes place|will be|happens) (?:now )?on\b/i;
const IT = /^(?:it|that|this|this one|that one)?$/i;

/** The day that is meant; a question where another day or a meeting may be meant as well. */
async function spanMeant(job: Job, project: Project, span: Span): Promise<{ day: string } | string> {
  const { days, isWeekday } = dayMeant(span, { today: job.business.today, eventDay: project.event_date });
  const now = project.event_date ? `${project.name} is on ${sayDay(project.event_date)}` : `${project.name} has no date yet`;
  const [day, ...others] = days;
  const meetings = isWeekday && IT.test(job.plan.slots['name'] ?? '') ? await meetingsOf(job, project.id) : [];
  if (meetings.length > 0)
    return `Which shall be moved: ${meetings.map(sayBooking).join(', or ')}, or the event itself? ${now}. Nothing was changed.`;
  if (day === undefined)
    return `${now}, and ${sayDay(span.from)} is no day ahead it could be moved to. Which date shall it be? Nothing was changed.`;
  // “It is on Sunday now” speaks of the Sunday that comes.
  if (others.length > 0 && !IS_ON.test(job.plan.text))
    return `${now}. Which day do you mean: ${days.map(sayDay).join(' or ')}? Nothing was changed.`;
  return { day };
}

/** Meetings that lie ahead with the people of a project. */
async function meetingsOf(job: Job, id: number): Promise<readonly Booked[]> {
  if (!job.tools.has('event_meetings.find_bookings')) return [];
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  const found = await Promise.all(people.map((one) => bookedOf(job, `${one.first_name} ${one.last_name}`)));
  return found.flatMap((all) => all ?? []);
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** "saturday after", "following monday": the nearest one after or before the day it has. */
function nearest(day: string, said: string): string | undefined {
  const wanted = WEEKDAYS.indexOf(/(sun|mon|tue|wed|thu|fri|sat)\w*day/i.exec(said)?.[1]?.toLowerCase() ?? '');
  if (wanted < 0) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  const ahead = (wanted - date.getUTCDay() + 7) % 7 || 7;
  const days = /before/i.test(said) ? ahead - (ahead === 7 ? 14 : 7) : ahead;
  return new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** "by 1 week" from the day it has. */
function dayBy(day: string | null, by: string): string | undefined {
  if (day !== null && !/\d|\ban?\b/.test(by)) return nearest(day, by);
  const [, count, unit] = /(\d+|an?) (day|week|month)/i.exec(by) ?? [];
  if (day === null || count === undefined || unit === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  const number = /^an?$/i.test(count) ? 1 : Number(count);
  if (/month/i.test(unit)) date.setUTCMonth(date.getUTCMonth() + number);
  else date.setTime(date.getTime() + number * (/week/i.test(unit) ? 7 : 1) * DAY_MS);
  return date.toISOString().slice(0, 10);
}

/** "5pm" → "17:00"; without am or pm the hours of an event: 1 to 7 are in the afternoon. */
function timeOf(said: string): string {
  if (/noon|midday/i.test(said)) return '12:00';
  const [, hours = '0', minutes = '00', half = ''] = /(\d{1,2})(?::(\d\d))? ?(am|pm)?/i.exec(said) ?? [];
  const hour = Number(hours) % 24;
  const later = /pm/i.test(half) ? hour < 12 : half === '' && !said.includes(':') && hour >= 1 && hour <= 7;
  const twelveAtNight = /am/i.test(half) && hour === 12;
  return `${String(twelveAtNight ? 0 : hour + (later ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
