import type { LeadRow, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { ENGLISH_WORDS } from '../planner/language/english-words.data';
import { colorsIn, flowersIn } from '../planner/flowers';
import type { Job } from './job';
import { nearness, wordsOf } from './name-similarity';

export type Mentioned = { readonly kind: 'project'; readonly row: ProjectRow } | { readonly kind: 'lead'; readonly row: LeadRow };

interface Scored<T> {
  readonly row: T;
  readonly score: number;
}

/** As many as a business has open at a time; a larger one is searched word by word. */
const MOST = 200;
const MOST_WORDS = 6;
/** Below this, a word only sounds like a part of a name. */
const ENOUGH = 0.75;
/** Words of names that name a kind: alone they mean a record only where one of its kind is there. */
const KINDS =
  /^(?:wedding|gala|memorial|elopement|launch|benefit|quinceanera|anniversary|workshop|funeral|quote|foundation|product|corporate|walk|shop|window|school|library|autumn|party|church)$/;
const KIND_WEIGHT = 0.3;

/** The words of a sentence that could be a part of a name, in their order. */
export function namingWords(sentence: string): string[] {
  const plain = sentence.replace(/\b[\w.+-]+@[\w.-]+\b/g, ' ');
  return [...new Set(wordsOf(plain))].filter(
    (word) =>
      word.length > 1 &&
      !/^\d+(?:st|nd|rd|th)?$/.test(word) &&
      (KINDS.test(word) || (!ENGLISH_WORDS.has(word) && flowersIn(word).length === 0 && colorsIn(word).length === 0)),
  );
}

const nearnessTo = (word: string, name: readonly string[]): number =>
  Math.max(0, ...name.map((other) => nearness(word, other) * (KINDS.test(word) ? KIND_WEIGHT : 1)));

function scored<T>(words: readonly string[], rows: readonly T[], nameOf: (row: T) => string): Scored<T>[] {
  return rows
    .map((row) => {
      const name = wordsOf(nameOf(row));
      const found = words.map((word) => nearnessTo(word, name));
      const named = Math.max(0, ...found);
      return { row, score: named < ENOUGH ? 0 : found.filter((one) => one >= KIND_WEIGHT * ENOUGH).reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

const best = <T>(found: readonly Scored<T>[]): Scored<T>[] => found.filter(({ score }) => score > (found[0]?.score ?? 0) - 0.02);

/** Projects whose names a sentence mentions, the best ones only; several where nobody could tell. */
export async function projectsIn(job: Job, sentence: string): Promise<ProjectRow[]> {
  return best(await scoredProjects(job, namingWords(sentence))).map(({ row }) => row);
}

async function scoredProjects(job: Job, words: readonly string[]): Promise<Scored<ProjectRow>[]> {
  if (words.every((word) => KINDS.test(word)) || !job.tools.has('tenant_crm.find_projects')) return [];
  return scored(words, await rowsFor<ProjectRow>(job, 'tenant_crm.find_projects', words), ({ name }) => name);
}

/** The project or lead a sentence is about; several where nobody could tell. A project counts before the lead it was made of. */
export async function mentionedIn(job: Job, sentence: string): Promise<Mentioned[]> {
  const words = namingWords(sentence);
  const projects = await scoredProjects(job, words);
  const canRead = words.some((word) => !KINDS.test(word)) && job.tools.has('tenant_crm.find_leads');
  const leads = canRead
    ? scored(
        words,
        await rowsFor<LeadRow>(job, 'tenant_crm.find_leads', words),
        ({ title, first_name, last_name }) => `${title} ${first_name} ${last_name}`,
      )
    : [];
  const ahead = /\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies))\b/i.test(sentence) ? 0.5 : -0.3;
  const open = leads.filter(({ row }) => row.status !== 'converted');
  const top = Math.max(projects[0]?.score ?? 0, (open[0]?.score ?? -1) + ahead);
  const isTop = (score: number) => score > top - 0.02;
  return [
    ...projects.filter(({ score }) => isTop(score)).map(({ row }) => ({ kind: 'project' as const, row })),
    ...open.filter(({ score }) => isTop(score + ahead)).map(({ row }) => ({ kind: 'lead' as const, row })),
  ];
}

/** All of them where they are few, else those the database finds for a word. */
async function rowsFor<T>(job: Job, tool: string, words: readonly string[]): Promise<T[]> {
  const first = await page<T>(job, tool, { ...(tool.endsWith('projects') ? { ordering: '-updated_at' } : {}) });
  if (first.count <= MOST) return first.results;
  const named = words.filter((word) => !KINDS.test(word)).slice(0, MOST_WORDS);
  const found = await Promise.all(named.map((search) => page<T>(job, tool, { search })));
  return [...found.flatMap(({ results }) => results), ...first.results];
}

async function page<T>(job: Job, tool: string, given: object): Promise<{ count: number; results: T[] }> {
  const answer = await job.tools.read(tool, { page_size: MOST, ...given });
  return answer.kind === 'ok' ? (answer.data as { count: number; results: T[] }) : { count: 0, results: [] };
}
