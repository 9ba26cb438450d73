import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import type { Heard, Topic } from './topic';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const IS_WORKDAY = words('a weekday|a week day|an einem werktag|un dia de semana|un dia laborable');

/** On which day of the week an event is, or whether that is one of the weekend. */
async function weekdayOf(_job: Job, { project, text: said }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const { name, event_date: day, id } = project;
  const cards = { projectId: id, cards: { data: [{ id, name, url: `/tenant_crm/projects/${String(id)}` }] } };
  if (day === null) return text(`${name} has no day yet, so it has no weekday either.`, cards);
  const at = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWeekend = at === 0 || at === 6;
  const says = `${name} is on a ${DAYS[at] ?? ''}, ${sayDay(day)}.`;
  if (said.search(IS_WORKDAY) < 0) return Promise.resolve(text(says, cards));
  return text(`${isWeekend ? 'No, that is the weekend' : 'Yes'}: ${says}`, cards);
}

/** On which day of the week a date is. */
async function weekdayOfDate(_job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span || span.from !== span.to) return undefined;
  const at = new Date(`${span.from}T00:00:00Z`).getUTCDay();
  return Promise.resolve(text(`${sayDay(span.from)} is a ${DAYS[at] ?? ''}.`));
}

const EVENTS = 'wedding|memorial|gala|benefit|party|job|event|project|launch|hochzeit|feier|boda|fiesta|evento';

/** Questions about the day of the week. */
export const WEEKDAY_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the projects',
    needs: [
      words(
        '(?:what|which) (?:week ?day|day of the week|day of week)|(?:a )?week ?day|day of the week|(?:welche[rmn]?|an welchem|was fur ein(?:em)?) (?:wochentag|tag der woche)|wochentag|(?:an einem )?werktag|(?:que|cual) dia de la semana|dia de la semana|(?:un )?dia (?:de semana|laborable)',
      ),
    ],
    beside: words(
      `is|it|does|do|the|our|on|fall|falls|land|lands|will|be|ist|fallt|an|die|der|das|den|auf|sind|was|es|cae|la|el|en|esta|una?|for|of|that|and|${EVENTS}`,
    ),
    never: words('meeting|call|payment|invoice|due|delivery|birthday|before|after|free|office|works?'),
    names: 'project',
    answer: weekdayOf,
  },
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the projects',
    needs: [
      words(
        '(?:what|which) (?:week ?day|day of the week|day of week|day)|week ?day|day of the week|(?:welche[rmn]?|an welchem|was fur ein(?:em)?) (?:wochen)?tag|wochentag|(?:que|cual) dia(?: de la semana)?',
      ),
    ],
    beside: words('is|it|does|do|the|on|fall|falls|land|lands|will|be|that|ist|fallt|an|der|das|den|auf|cae|el|es|of'),
    names: 'none',
    time: 'must',
    answer: weekdayOfDate,
  },
];
