import { addDays } from '@butterfly/contracts/days';
import { sayDay } from '../planner/dates';
import { remindBefore } from '../planner/reading/remind-before';
import { capital } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { ask } from './confirmed-change';
import { text, type Job } from './job';
import { projectsIn } from './mentions';

/** “Nudge me two weeks before the elopement to order ribbon”: a task of that event on that day. Undefined: no event of that name. */
export async function remindBeforeEvent(job: Job): Promise<Outcome | undefined> {
  const said = remindBefore(job.turn.message);
  if (!said || !job.tools.has('project_view.add_task')) return undefined;
  const [project, ...others] = await projectsIn(job, said.event);
  if (!project || others.length > 0) return undefined;
  const { id, name, event_date: on } = project;
  if (on === null) return text(`${name} has no date yet. On which day shall I remind you?`, { projectId: id });
  const day = addDays(on, said.days);
  if (day < job.business.today)
    return text(`That would have been ${sayDay(day)}: ${name} is on ${sayDay(on)}. On which day shall I remind you?`, { projectId: id });
  const title = capital(said.what);
  return ask(
    job,
    'project_view.add_task',
    { projectId: id, lane: 'planning', title, when: { anchor: 'day', day } },
    {
      say: `I would add the task “${title}” to ${name} for ${sayDay(day)}; the event is on ${sayDay(on)}.`,
      details: [
        { label: 'Project', value: name },
        { label: 'Task', value: title },
        { label: 'Day', value: sayDay(day) },
      ],
      projectId: id,
    },
  );
}
