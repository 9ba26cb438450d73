import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { PAPER_KINDS } from '../asks/paper-kinds';
import { TALK_KINDS } from '../asks/talk-kinds';
import type { Item, Kind } from '../asks/item';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, type Heard, type Topic } from './topic';

/** What is still to be done for an event until its day: its open tasks by date, and requests of the client nobody has settled. */
async function leftBefore(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const { id, name, event_date: day } = project;
  const tasks = await openOf(job, TALK_KINDS.task, id);
  if (!tasks) return text(notRead('The tasks'));
  const due = tasks.filter(({ day: on }) => on === null || day === null || on <= day);
  const until = day === null ? '' : ` until the day, ${sayDay(day)}`;
  const head = due.length === 0 ? `No task of ${name} is open${until}.` : `${counted(due.length, 'open task')} of ${name}${until}:`;
  const requests = (job.tools.has(PAPER_KINDS.request.tool) ? await openOf(job, PAPER_KINDS.request, id) : undefined) ?? [];
  const asked =
    requests.length === 0
      ? ''
      : `\n${listing(
          'Requests of the client that are open:',
          requests.map(({ line }) => line),
        )}`;
  const cards = { data: [{ id, name, url: `/project_view/${String(id)}` }] };
  return text(`${listing(head, due.map(sayTask(job)), 20)}${asked}`, { projectId: id, cards });
}

const sayTask =
  ({ business: { today } }: Job) =>
  ({ line, day }: Item): string =>
    day !== null && day < today ? `${line} (overdue)` : line;

async function openOf(job: Job, kind: Kind, projectId: number): Promise<readonly Item[] | undefined> {
  const all = await kind.load(job, { projectId, names: [], text: '', past: false });
  return all?.filter(({ states }) => states.includes('open'));
}

const EVENTS = 'wedding|memorial|gala|benefit|party|job|event|launch|show|hochzeit|trauerfeier|feier|veranstaltung|boda|fiesta|evento';

/** Questions about what is to be done before an event. */
export const BEFORE_DAY_TOPICS: readonly Topic[] = [
  {
    tool: 'project_view.timeline',
    yours: 'the project timeline',
    needs: [
      words(
        'left|to do|to-?dos?|to be done|need to do|have to do|must be done|needs doing|remains?|remaining|outstanding|still open|open|tasks?|unfinished|missing|zu tun|zu erledigen|offen\\w*|aufgaben|fehlt|pendientes?|por hacer|falta|queda|tareas',
      ),
      words(
        `(?:before|by|until|ahead of|prior to) (?:(?:the|this|that|our|its|their) )?(?:big |actual |event )?(?:day|${EVENTS})(?: itself)?|before(?= )|(?:bis|vor) (?:zum|zur|dem|der) (?:(?:grossen )?tag|${EVENTS})|antes (?:del|de la) (?:(?:gran )?dia|${EVENTS})`,
      ),
    ],
    beside: words(
      `what'?s?|whats|what|which|is|are|do|does|we|us|have|has|got|need|still|yet|there|anything|everything|all|for|the|on|to|done|was|ist|sind|wir|noch|haben|mussen|muss|alles|die|der|den|dem|que|hay|nos|aun|todavia|para|lo|el|la|de|me|show|list|${EVENTS}`,
    ),
    never: words(
      'pay\\w*|paid|owe\\w*|money|balance|invoice\\w*|contract\\w*|sign\\w*|who|how much|how many|days?(?= (?:left|are|do|until|till|before))|weeks?|months?|flowers?|stems?|order\\w*|lead|leads|meeting\\w*',
    ),
    names: 'project',
    answer: leftBefore,
  },
];
