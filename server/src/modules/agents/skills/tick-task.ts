import { plainLetters } from '../planner/reading/plain-letters';
import { sayDay } from '../planner/dates';
import type { Outcome } from '../runs/turn';
import { openTasks, type OpenTaskItem } from './asks/open-tasks';
import { moveProject } from './changes';
import { ask } from './confirmed-change';
import { text, type Job, type Skill } from './job';
import { projectsIn } from './mentions';
import { wordsOf } from './name-similarity';
import { notRead } from './papers/whose';

const SHOWN = 5;
/** So many of the words tell a task from the others. */
const NEAR = 2;
/** Says that a task is meant, and of none what it is. */
const LITTLE =
  /^(?:thing|task|project|job|to|do|todo|one|job|bit|stuff|item|with|the|a|an|about|for|of|on|off|my|our|that|this|and|from|in|please)$/;
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:ies|es|s|y)$/, '') : word);

/** The open task that is meant is ticked off after a click; of several, a person says which. */
export const tickTask: Skill = async (job) => {
  const { title = '', name } = job.plan.slots;
  const said = [title, name].filter(Boolean).join(' ');
  const heard = await tasksWith(job, said);
  if (!heard) return text(notRead('The tasks'));
  const { found, isNear, project } = heard;
  if (project) return moveProject({ ...job, plan: { ...job.plan, slots: { name: project, stage: 'closed' } } });
  const [first, second] = found;
  const doubt = isNear ? `No open task says exactly “${said}”. ` : '';
  if (!first)
    return text(
      `I find no open task for “${said || 'a task'}”, so there is nothing I could tick off. Which project is it for? I can open its timeline: “open the timeline of …”.`,
    );
  if (!second) return tickOff(job, first, doubt);
  const lines = found.slice(0, SHOWN).map(({ line }) => `- ${line}`);
  const projects = new Map(found.map(({ projectId, projectName }) => [projectId, projectName]));
  return text(
    `${doubt}${String(found.length)} open tasks ${isNear ? 'come near it' : 'have these words'}. Which one is done?\n${lines.join('\n')}${found.length > SHOWN ? `\n… and ${String(found.length - SHOWN)} more.` : ''}\nNothing was changed.`,
    {
      ...(projects.size === 1 ? { projectId: first.projectId } : {}),
      cards: { data: [...projects].map(([id, called]) => ({ id, name: `timeline of ${called}`, url: `/project_view/${String(id)}` })) },
    },
  );
};

/** Asks whether this task is done; the click ticks it off. `doubt`: what is said before. */
export function tickOff(job: Job, { id, name, day, projectId, projectName }: OpenTaskItem, doubt = ''): Outcome {
  return ask(
    job,
    'project_view.tick_task',
    { projectId, id },
    {
      say: `${doubt}Tick off “${name}” of ${projectName}${day ? `, due ${sayDay(day)}` : ''}?`,
      details: [
        { label: 'Task', value: name },
        { label: 'Project', value: projectName },
      ],
      projectId,
    },
  );
}

interface Found {
  readonly found: readonly OpenTaskItem[];
  /** None has all the words; these have more of them than the others. */
  readonly isNear: boolean;
  /** Nothing but this project was named: it is what is done. */
  readonly project?: string | undefined;
}

async function tasksWith(job: Job, said: string): Promise<Found | undefined> {
  const named = await projectsIn(job, said);
  const own = new Set(named.flatMap(({ name }) => wordsOf(name)));
  const words = wordsOf(said)
    .filter((word) => !LITTLE.test(word) && !own.has(word))
    .map(stemOf);
  if (words.length === 0) return { found: [], isNear: false, project: named.length === 1 ? named[0]?.name : undefined };
  const isThere = ({ projectId }: OpenTaskItem) =>
    named.length > 0 ? named.some(({ id }) => id === projectId) : job.turn.projectId === null || projectId === job.turn.projectId;
  const tasks = (await openTasks(job))?.filter(isThere);
  if (!tasks) return undefined;
  const wordsIn = (task: OpenTaskItem) => words.filter((word) => plainLetters(task.name).includes(word)).length;
  const most = Math.max(0, ...tasks.map(wordsIn));
  const isNear = most < words.length;
  return { found: isNear && most < NEAR ? [] : tasks.filter((task) => wordsIn(task) === most), isNear };
}
