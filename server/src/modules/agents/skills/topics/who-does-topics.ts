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

/** Questions about who has which task. */
export const WHO_DOES_TOPICS: readonly Topic[] = [
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
