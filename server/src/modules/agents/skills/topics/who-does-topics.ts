import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { openTasks } from '../asks/open-tasks';
import { groupedBy } from '../grouped-by';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, type Heard, type Topic } from './topic';

const NOBODY = 'nobody yet';

/** Who has which open task of a project. */
async function whoDoes(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const tasks = await openTasks(job, project.id);
  if (!tasks) return text(notRead('The timeline'));
  const extra = {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/project_view/${String(project.id)}` }] },
  };
  if (tasks.length === 0) return text(`No task of ${project.name} is open, so nobody has one.`, extra);
  const groups = groupedBy(tasks, ({ people: [who] }) => who ?? NOBODY);
  const lines = [...groups]
    .toSorted(([one], [other]) => Number(one === NOBODY) - Number(other === NOBODY))
    .map(([who, of]) => `${who}: ${of.map(({ name }) => name).join('; ')}`);
  return text(
    listing(`${counted(tasks.length, 'open task')} of ${project.name}, by who has ${tasks.length === 1 ? 'it' : 'them'}:`, lines, 12),
    extra,
  );
}

/** Open tasks that nobody has, of a project or of all. */
async function nobodysTasks(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  const tasks = await openTasks(job, project?.id ?? null);
  if (!tasks) return text(notRead('The tasks'));
  const free = tasks.filter(({ people }) => people.length === 0);
  const of = project ? ` of ${project.name}` : '';
  return text(
    listing(
      free.length === 0 ? `Every open task${of} has somebody.` : `${counted(free.length, 'open task')}${of} that nobody has:`,
      free.map(({ line }) => line),
      12,
    ),
    project ? { projectId: project.id } : {},
  );
}

/** Questions about who has which task. */
export const WHO_DOES_TOPICS: readonly Topic[] = [
  {
    tool: 'project_view.open_tasks',
    yours: 'the tasks',
    needs: [
      words('tasks?|to-?dos?|aufgaben?|tareas?'),
      words(
        '(?:nobody|no one|noone)(?: (?:has|is|was|else))*|unassigned|not (?:yet )?assigned|without (?:anybody|anyone|an owner|a person)|niemand\\w*|nicht zugewiesen|ohne zustandige\\w*|nadie|sin asignar|sin responsable',
      ),
    ],
    beside: words(
      'which|what|are|is|have|has|had|that|to|on|them|it|assigned|yet|still|open|we|the|of|for|there|any|do|how many|doing|taken|list|show|welche|sind|haben|hat|noch|que|cuales|tienen|estan|hay|asignado|wedding|gala|memorial|project',
    ),
    names: 'may',
    answer: nobodysTasks,
  },
  {
    tool: 'project_view.timeline',
    yours: 'the timeline',
    needs: [
      words("who|who's|whose|wer|quien(?:es)?"),
      words('tasks?|to-?dos?|left to do|to do|those|aufgaben?|tareas?'),
      words('does|do|doing|has|have|got|took|takes|is on|are on|are|responsible|assigned|which|what|on|macht|hat|hace|tiene'),
    ],
    beside: words(
      'the|of|for|open|which|what|and|each|every|still|left|all|them|on|wedding|gala|memorial|job|project|is|it|are|to|noch|offene?n?|welche|fur|die|der|und|las|los|que|de|para|cada',
    ),
    never: words('most|busiest|overdue|late|due|can|could|should|free|my|mine|add|new|else'),
    names: 'project',
    answer: whoDoes,
  },
];
