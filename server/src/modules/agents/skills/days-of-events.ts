import { addDays } from '@butterfly/contracts/days';
import type { Job } from './job';
import { projectsIn } from './mentions';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NAME = "(?<name>(?:the )?[\\p{L}\\p{N}&’'. –-]{3,50}?)";
const BESIDE = new RegExp(
  `\\b(?:on )?(?:the )?(?<what>day|morning|night|evening|${WEEKDAYS.join('|')}) (?<way>before|after) ${NAME}(?=$|[?!.,;]| (?:still|free|is|are|and|for|at|we|do|yet|open|available)\\b)`,
  'iu',
);
const OWN = /\b(?:(?:on|for) )?(?:her|his|their|the|that) (?:big |wedding |event |own )?day\b(?! (?:before|after|of)\b)/i;

/**
 * Days that are said by an event, as dates: “the Saturday after the Marlow wedding”, “… Mei Chen for her day”. Undefined: nothing of it is
 * said, or no one event is meant.
 */
export async function withDaysOfEvents(job: Job, message: string): Promise<string | undefined> {
  const beside = BESIDE.exec(message);
  const day = beside ? await dayBeside(job, beside.groups ?? {}) : await ownDay(job, message);
  if (day === undefined) return undefined;
  return beside ? message.replace(beside[0], `on ${day}`) : message.replace(OWN, `on ${day}`);
}

async function dayBeside(
  job: Job,
  { what = '', way = '', name = '' }: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const day = await dayOf(job, name);
  if (day === undefined) return undefined;
  const step = way.toLowerCase() === 'after' ? 1 : -1;
  const weekday = WEEKDAYS.indexOf(what.toLowerCase());
  if (weekday < 0) return addDays(day, step);
  const from = new Date(`${day}T00:00:00Z`).getUTCDay();
  const apart = (step * (weekday - from) + 7) % 7 || 7;
  return addDays(day, step * apart);
}

const ownDay = (job: Job, message: string): Promise<string | undefined> =>
  OWN.test(message) ? dayOf(job, message) : Promise.resolve(undefined);

async function dayOf(job: Job, name: string): Promise<string | undefined> {
  const [only, ...others] = await projectsIn(job, name);
  return others.length === 0 ? (only?.event_date ?? undefined) : undefined;
}
