import type { OpenTask, OpenTasks, Timeline } from '@butterfly/contracts/project_view';
import { sayDay } from '../../planner/dates';
import type { Job } from '../job';
import type { Item } from './item';

export interface OpenTaskItem extends Item {
  readonly id: number;
  readonly projectId: number;
  readonly projectName: string;
}

/** Tasks that are not done, of all projects at work or of one, by their days; undefined: they could not be read. */
export async function openTasks(job: Job, projectId: number | null = null): Promise<readonly OpenTaskItem[] | undefined> {
  const read = projectId === null ? await ofAll(job) : await ofProject(job, projectId);
  return read?.results.map((task): OpenTaskItem => {
    const { id, title: name, day, project_name: projectName } = task;
    const who = read.people.find((one) => one.id === task.responsible_id)?.name ?? task.responsible_text;
    return {
      ...{ id, name, day, projectId: task.project_id, projectName, people: who ? [who] : [] },
      line: [day && sayDay(day), name, projectId === null && projectName, who].filter(Boolean).join(' · '),
      states: day !== null && day < read.today ? ['open', 'overdue'] : ['open'],
    };
  });
}

type Read = Pick<OpenTasks, 'people' | 'results' | 'today'>;

async function ofAll(job: Job): Promise<Read | undefined> {
  const answer = await job.tools.read('project_view.open_tasks');
  if (answer.kind !== 'ok') return undefined;
  const all = answer.data as OpenTasks;
  // Of a part nobody may say how many there are, or that one is none of them.
  return all.capped ? undefined : all;
}

async function ofProject(job: Job, projectId: number): Promise<Read | undefined> {
  const answer = await job.tools.read('project_view.timeline', { projectId });
  if (answer.kind !== 'ok') return undefined;
  const { entries, project, people, today } = answer.data as Timeline;
  const open = entries.filter(({ lane, done_at: done }) => lane !== 'event_day' && done === null);
  const results = open.map((entry): OpenTask => ({ ...entry, project_id: project.id, project_name: project.name }));
  return { people, today, results: results.sort((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9')) };
}
