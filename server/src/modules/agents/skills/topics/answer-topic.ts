import type { Ask } from '../../planner/reading/ask';
import { uncovered } from '../../planner/reading/cover';
import { ORDERS } from '../../planner/reading/lexicon.data';
import { plainLetters } from '../../planner/reading/plain-letters';
import { digits } from '../../planner/words';
import { readAsk } from '../../planner/reading/read-ask';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { notYours } from '../papers/whose';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { CALENDAR_TOPICS } from './calendar-topics';
import { CATALOGUE_TOPICS } from './catalogue-topics';
import { COOLER_TOPICS } from './cooler-topics';
import { DAY_TOPICS } from './day-topics';
import { FLOWER_TOPICS } from './flower-topics';
import { INCOME_TOPICS } from './income-topics';
import { LEAD_TOPICS } from './lead-topics';
import { MONEY_TOPICS } from './money-topics';
import { projectNamed } from './project-named';
import { RECIPE_TOPICS } from './recipe-topics';
import { RETURN_TOPICS } from './return-topics';
import { OPEN_TOPICS } from './open-topics';
import { OWED_TOPICS } from './owed-topics';
import { PROJECT_TOPICS } from './project-topics';
import { STOCK_TOPICS } from './stock-topics';
import { TASK_TOPICS } from './task-topics';
import { UNREAD_TOPICS } from './unread-topics';
import { VENUE_TOPICS } from './venue-topics';
import type { Heard, Topic } from './topic';

export const TOPICS: readonly Topic[] = [
  ...INCOME_TOPICS,
  ...OPEN_TOPICS,
  ...UNREAD_TOPICS,
  ...MONEY_TOPICS,
  ...OWED_TOPICS,
  ...LEAD_TOPICS,
  ...TASK_TOPICS,
  ...VENUE_TOPICS,
  ...STOCK_TOPICS,
  ...RETURN_TOPICS,
  ...CATALOGUE_TOPICS,
  ...COOLER_TOPICS,
  ...RECIPE_TOPICS,
  ...FLOWER_TOPICS,
  ...CALENDAR_TOPICS,
  ...DAY_TOPICS,
  ...PROJECT_TOPICS,
];

/** The answer of the first topic that accounts for every word of a question. Undefined: none does. */
export async function answerTopic(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message).replace(/[?!.\s]+$/, '');
  if (ORDERS.test(said) && !/^(?:mark|call|book|ring|cancel|order)\w* /.test(said) && !READS.test(said)) return undefined;
  if (job.plan.effect === 'navigate' && OPENS.test(said)) return undefined;
  const span = job.plan.span;
  const rest = withoutTime(said, span?.text);
  for (const topic of TOPICS) {
    const names = fits(topic, rest, span !== undefined) && isAfter(topic, job) ? namesIn(topic, rest) : undefined;
    const outcome = names && (await answered(job, topic, { text: rest, span, project: undefined, names }));
    if (outcome) return outcome;
  }
  return undefined;
}

/** “Open the leads” wants the page, and not the leads that are open. */
const OPENS = /^(?:please |can you |could you )*(?:open|go|take|bring|navigate|switch|jump)\b/;
const READS = /^(?:tell me|let me know)\b/;

/** The time is no word of the question, in whatever language it was said; a number that is left is a part of it. */
export function withoutTime(said: string, time: string | undefined): string {
  if (time === undefined) return said;
  const plain = plainLetters(time);
  if (said.includes(plain)) return said.replace(plain, ' ');
  // “The next two weeks” is kept as “the next 2 weeks”.
  const counted = digits(said);
  if (counted.includes(plain)) return counted.replace(plain, ' ');
  const numbers = new Set(plain.match(/\d+/g) ?? []);
  return said.replace(/\b\d+(?:\.|st|nd|rd|th)?(?=\s|$)/g, (number) => (numbers.has(String(Number.parseInt(number, 10))) ? ' ' : number));
}

function fits({ needs, never, time }: Topic, said: string, hasTime: boolean): boolean {
  if (hasTime ? time === undefined : time === 'must') return false;
  if (never && said.search(never) >= 0) return false;
  return needs.every((pattern) => said.search(pattern) >= 0);
}

function isAfter({ after }: Topic, { turn }: Job): boolean {
  if (!after) return true;
  const ask = before(turn.history);
  return ask !== undefined && (ask.wants.includes('sum') || after.some((object) => ask.objects.includes(object)));
}

function before(history: Job['turn']['history']): Ask | undefined {
  const last = history.findLast(({ role }) => role === 'user');
  return last && readAsk(last.content, { today: '2000-01-01' });
}

/** Undefined: a word is left that such a question does not have. */
function namesIn({ needs, beside, names, after }: Topic, said: string): readonly string[] | undefined {
  const left = uncovered(said, beside ? [...needs, beside] : needs);
  if (/\d/.test(said) && names !== 'own') return undefined;
  return names === 'none' && after === undefined && left.length > 0 ? undefined : left;
}

export async function answered(job: Job, topic: Topic, heard: Heard): Promise<Outcome | undefined> {
  if (topic.names === 'own') return allowed(job, topic, heard);
  const names = heard.names.length === 0 && topic.after ? (before(job.turn.history)?.names ?? []) : heard.names;
  if (names.length > 0 && topic.names === 'none') return undefined;
  const project = names.length > 0 ? await projectNamed(job, names) : await openProject(job, topic);
  if ((names.length > 0 || topic.names === 'project') && !project) return undefined;
  return allowed(job, topic, { ...heard, project });
}

async function allowed(job: Job, topic: Topic, heard: Heard): Promise<Outcome | undefined> {
  return job.tools.has(topic.tool) ? topic.answer(job, heard) : text(notYours(topic.yours));
}

const OF_THIS = /\b(?:here|this|it|that|they|their|for (?:it|this)|hier\w*|dies\w*|dafur|davon|aqui|este|esta|esto)\b/;
async function openProject(job: Job, { names }: Topic): Promise<ProjectRow | undefined> {
  const { projectId, message } = job.turn;
  if (projectId === null || names === 'none') return undefined;
  if (names === 'may' && !OF_THIS.test(plainLetters(message))) return undefined;
  const answer = await job.tools.read('tenant_crm.get_project', { id: projectId });
  return answer.kind === 'ok' ? (answer.data as ProjectRow) : undefined;
}
