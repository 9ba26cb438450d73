import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import { daysSaid } from '../../planner/reading/days-said';
import type { Outcome } from '../../runs/turn';
import { readData, type Heard, type Topic } from './topic';
import { untilDay } from '../asks/facts';
import { text, type Job } from '../job';

const OF_PROJECTS = { tool: 'tenant_crm.find_projects', yours: 'the projects' } as const;
const EVENTS = 'wedding|memorial|gala|benefit|elopement|party|job|event|project|launch|hochzeit|feier|boda|fiesta|evento';

/** How long it is until an event, in days and in weeks. */
async function untilEvent(job: Job, { project: row }: Heard): Promise<Outcome | undefined> {
  const project = row && (await readData<ProjectRow>(job, 'tenant_crm.get_project', { id: row.id }));
  if (!project) return undefined;
  const { today } = job.business;
  const { name, event_date: day, id } = project;
  const cards = { projectId: id, cards: { data: [{ id, name, url: `/tenant_crm/projects/${String(id)}` }] } };
  if (day === null) return Promise.resolve(text(`${name} has no date yet.`, cards));
  if (day === today) return text(`${name} is today.`, cards);
  return text(`${untilDay(day, today)} ${name}: it ${day < today ? 'was' : 'is'} on ${sayDay(day)}.`, cards);
}

/** Which day it is so many weeks before or after an event. */
async function daysFromEvent(_job: Job, { project, text: said }: Heard): Promise<Outcome | undefined> {
  const by = daysSaid(said);
  if (!project || by === undefined) return undefined;
  const { name, event_date: day, id } = project;
  const cards = { projectId: id, cards: { data: [{ id, name, url: `/tenant_crm/projects/${String(id)}` }] } };
  if (day === null) return Promise.resolve(text(`${name} has no date yet.`, cards));
  return text(`${by.said} ${name} (${sayDay(day)}) is ${sayDay(addDays(day, by.days))}.`, cards);
}

/** Sums with the day of an event. */
export const DATE_SUM_TOPICS: readonly Topic[] = [
  {
    ...OF_PROJECTS,
    needs: [
      words(
        'how (?:many|much) (?:more )?(?:weeks?|days?|months?|time)|how (?:long|far)(?: off| away| out)?|countdown|(?:weeks?|days?) (?:until|till|to go|left)|wie (?:viele?|lange?) (?:wochen|tage|zeit)?|wie lange|(?:cuant[oa]s?) (?:semanas|dias|tiempo|falta\\w*|queda\\w*)|cuanto',
      ),
      words('until|till|til|to go|before|away|off|left|out|from now|to|bis|noch|hasta|faltan?|quedan?|para'),
    ],
    beside: words(
      `is|it|are|there|we|do|have|got|the|our|is it|it's|still|now|from today|of|for|and|${EVENTS}|sind|es|haben|wir|der|die|das|zur|zum|ist|noch|la|el|los|hay|day|big day|weeks?|days?|till|until|time`,
    ),
    never: words(
      'hours?|open|worked|tasks?|paid|pay|payment|due|invoice|guests?|stems?|deliver\\w*|order\\w*|set ?up|drive|take|takes|last|lasts|late|need',
    ),
    names: 'project',
    answer: untilEvent,
  },
  {
    ...OF_PROJECTS,
    needs: [
      words(
        '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}|eine?n?|zwei|drei|vier|funf|sechs|acht|zehn|una?|dos|tres|cuatro|cinco|seis|ocho|diez) (?:weeks?|days?|months?|fortnights?|wochen?|tage?n?|monate?n?|semanas?|dias?|mes(?:es)?) (?:before|ahead of|prior to|after|past|from|vor|nach|antes(?: de(?:l)?)?|despues(?: de(?:l)?)?)',
      ),
      words("what|which|when|date|day|what's|welche[rs]?|was|wann|que|cual|cuando|fecha"),
    ],
    beside: words(
      `is|the|our|date|day|of|would|be|will|that|it|for|falls?|on|does|do|fall|we|${EVENTS}|ist|der|die|das|dem|den|tag|datum|wird|la|el|es|cae|fecha|dia|seria|de`,
    ),
    never: words('remind|remember|open|due|pay|payment|task|order\\w*|deliver\\w*|who|start|begin'),
    names: 'project',
    answer: daysFromEvent,
  },
];
