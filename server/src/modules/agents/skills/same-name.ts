import { peopleNamed } from './asks/whom';
import type { Job } from './job';
import { wordsOf } from './name-similarity';

const MOST = 5;

/** Everybody who has this one word as their first name; several mean that nobody could tell who is meant. */
export async function firstNamed(job: Job, name: string): Promise<readonly string[]> {
  const [first, ...others] = wordsOf(name);
  if (first === undefined || others.length > 0) return [];
  const people = (await peopleNamed(job, [first])).map((one) => one.name);
  return [...new Set(people)].filter((one) => wordsOf(one)[0] === first);
}

/** Asks which of several people is meant; undefined: it is clear. */
export async function whichOfThem(job: Job, name: string): Promise<string | undefined> {
  const people = await firstNamed(job, name);
  if (people.length < 2) return undefined;
  return `Whom do you mean: ${people.slice(0, MOST).join(' or ')}? Nothing was sent.`;
}
