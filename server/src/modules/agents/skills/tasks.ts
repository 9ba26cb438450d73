import type { Timeline } from '@butterfly/contracts/project_view';
import { sayDay } from '../planner/dates';
import { findProject } from './find-project';
import type { Outcome } from '../runs/turn';
import { dueTasks } from './day-plan';
import { text, type Job, type Skill } from './job';

const SHOWN = 10;

/** What is still to be done for a project, the next first. */
export const listTasks: Skill = async (job) => {
  if (!job.tools.has('project_view.timeline'))
    return text(
      'You do not have the project timeline, so I cannot look at tasks for you. An administrator of your business can give it to you.',
    );
  if (job.plan.slots['name'] === undefined && job.turn.projectId === null) return tasksOfAll(job);
  const found = await findProject(job, job.plan.slots['name']);
  if (found.kind === 'none') return text(found.say);
  const answer = await job.tools.read('project_view.timeline', { projectId: found.row.id });
  if (answer.kind !== 'ok') return text('The timeline could not be read just now. Please try again.');
  const { entries, people, today } = answer.data as Timeline;
  const { span } = job.plan;
  const open = entries.filter(
    ({ done_at, lane, day }) => done_at === null && lane !== 'event_day' && (!span || (day !== null && day >= span.from && day <= span.to)),
  );
  if (open.length === 0)
    return text(`Nothing is open on the timeline of ${found.row.name}${span ? ' in that time' : ''}.`, { projectId: found.row.id });
  const steps = span ? 0 : entries.filter(({ done_at, lane }) => done_at === null && lane === 'event_day').length;
  const beside = steps > 0 ? `\nNot among them: the ${steps} steps of the event day itself.` : '';
  const late = open.filter(({ day }) => day !== null && day < today).length;
  const lines = [...open]
    .sort((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9'))
    .slice(0, SHOWN)
    .map(
      ({ title, day, responsible_id, responsible_text }) =>
        `- ${day ? `${sayDay(day)} · ` : ''}${title}${responsible_id || responsible_text ? ` · ${people.find(({ id }) => id === responsible_id)?.name ?? responsible_text}` : ''}`,
    );
  return text(
    `${open.length} open task${open.length === 1 ? '' : 's'} for ${found.row.name}${late > 0 ? `, ${late} of them late` : ''}:\n${lines.join('\n')}${open.length > lines.length ? `\n… and ${open.length - lines.length} more.` : ''}${beside}`,
    { projectId: found.row.id },
  );
};

/** Without a project: what is due on the timelines of the events that come next. */
async function tasksOfAll(job: Job): Promise<Outcome> {
  const until = job.plan.span?.to ?? job.business.today;
  return text((await dueTasks(job, until)) || `No task is due until ${sayDay(until)}.`);
}
