import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { findProject } from './find-project';
import type { Job } from './job';
import { projectsIn } from './mentions';
import { personNamed } from './texting';

const NAME = /\b\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?/gu;

/** The project a sentence is of: it names it, or one of its people; else the open one. `several`: more than one is named. */
export async function projectOf(job: Job): Promise<ProjectRow | 'several' | undefined> {
  const [named, ...others] = await projectsIn(job, job.turn.message);
  if (others.length > 0) return 'several';
  const row = named ?? (await projectOfPerson(job));
  if (row) return row;
  const found = job.turn.projectId === null ? undefined : await findProject(job, undefined);
  return found?.kind === 'one' ? found.row : undefined;
}

/** The only project that has the name of somebody who is named in its own. */
async function projectOfPerson(job: Job): Promise<ProjectRow | undefined> {
  for (const [name] of job.turn.message.matchAll(NAME)) {
    const person = await personNamed(job, name);
    const [only, ...others] = person ? await projectsIn(job, person.name) : [];
    if (only && others.length === 0) return only;
  }
  return undefined;
}

/** The one project a sentence is of; undefined: none, or several would do. */
export async function oneProjectOf(job: Job): Promise<ProjectRow | undefined> {
  const project = await projectOf(job);
  return project === 'several' ? undefined : project;
}

/** A sentence without the words that say when. */
export const untimed = ({ turn, plan }: Job): string => (plan.span ? turn.message.replace(plan.span.text, ' ') : turn.message);

const WEEKDAY = /^(?:on )?(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** The day money moved: the one that was said, today where none was. Undefined: it would be to come. */
export function dayOfMoney({ plan: { span }, business: { today } }: Job): string | undefined {
  if (!span) return today;
  if (span.from !== span.to) return undefined;
  if (span.from <= today) return span.from;
  // “Came in on Saturday” is the Saturday that was.
  const week = addDays(span.from, -7);
  return WEEKDAY.test(span.text) && week <= today ? week : undefined;
}
