import { peopleNamed } from './asks/whom';
import type { Job } from './job';
import { nameSimilarity, wordsOf } from './name-similarity';

const MOST = 5;
/** As like as this, two names are one person who was written down twice. */
const TWICE = 0.85;

/** Everybody who has this one word as their first name; several mean that nobody could tell who is meant. */
export async function firstNamed(job: Job, name: string): Promise<readonly string[]> {
  const [first, ...others] = wordsOf(name);
  if (first === undefined || others.length > 0) return [];
  const people = (await peopleNamed(job, [first])).map((one) => one.name);
  return people.filter((one, nth) => wordsOf(one)[0] === first && !people.slice(0, nth).some((other) => isTwice(one, other)));
}

const isTwice = (one: string, other: string): boolean => one === other || nameSimilarity(one, other) >= TWICE;

/** Asks which of several people is meant; undefined: it is clear. */
export async function whichOfThem(job: Job, name: string): Promise<string | undefined> {
  const people = await firstNamed(job, name);
  if (people.length < 2) return undefined;
  return `Whom do you mean: ${people.slice(0, MOST).join(' or ')}? Nothing was sent.`;
}
