import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Span } from '../../planner/dates';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import type { Job } from '../job';

/** A question as a topic has heard it; every word of it is accounted for. */
export interface Heard {
  /** In plain letters, without the time. */
  readonly text: string;
  readonly span: Span | undefined;
  /** The one project it names, or the open one where it names nothing. */
  readonly project: ProjectRow | undefined;
  /** Words that are no words of the topic: names, for a topic that looks them up itself. */
  readonly names: readonly string[];
}

/** One kind of question in all its wordings, with its own answer. */
export interface Topic {
  /** All of them stand in the sentence. */
  readonly needs: readonly RegExp[];
  /** Other words such a question may have; one that is in none of these makes it another question. */
  readonly beside?: RegExp;
  /** With one of these it is another question. */
  readonly never?: RegExp;
  /** Whom it may name: nobody, one project or nobody, one project or the open one, or names it looks up itself. */
  readonly names: 'none' | 'may' | 'project' | 'own';
  /** Whether it may, must or (without it) must not name a time. */
  readonly time?: 'may' | 'must';
  /** Only as the rest of a question that was about these. */
  readonly after?: readonly Ask['objects'][number][];
  /** Without this tool somebody may not look there. */
  readonly tool: string;
  readonly yours: string;
  /** Undefined: it is another question after all. */
  answer(job: Job, heard: Heard): Promise<Outcome | undefined>;
}

/** What a tool reads; undefined where it could not be read. */
export async function readData<T>(job: Job, tool: string, given: Readonly<Record<string, unknown>> = {}): Promise<T | undefined> {
  const answer = await job.tools.read(tool, given);
  return answer.kind === 'ok' ? (answer.data as T) : undefined;
}

const SHOWN = 8;
/** A headline, and the first rows of a list with how many more there are. */
export function listing(head: string, lines: readonly string[], shown = SHOWN): string {
  const more = lines.length > shown ? [`… and ${String(lines.length - shown)} more.`] : [];
  return [head, ...lines.slice(0, shown).map((line) => `- ${line}`), ...more].join('\n');
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;

/** The page an answer was read from. */
export const pageCard = (name: string, url: string): Pick<Outcome, 'cards'> => ({ cards: { data: [{ id: 1, name, url }] } });

/** A question with a count in it asks for that many: an answer that does not heed it would be another one's. */
export const withoutCounts = (topics: readonly Topic[]): readonly Topic[] =>
  topics.map((topic) => ({
    ...topic,
    answer: (job, heard) => (/\d/.test(heard.text) ? Promise.resolve(undefined) : topic.answer(job, heard)),
  }));
