import type { Span } from '../../planner/dates';
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
import { TOPICS } from './all-topics';
import { FILLERS } from './fillers.data';
import { goesOnWith } from './goes-on';
import { projectNamed } from './project-named';
import type { Heard, Topic } from './topic';

/** The answer of the first topic that accounts for every word of a question. Undefined: none does. */
export async function answerTopic(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message).replace(/[?!.\s]+$/, '');
  if (ORDERS.test(said) && !/^(?:mark|call|book|ring|cancel|order)\w* /.test(said) && !READS.test(said)) return undefined;
  if (job.plan.effect === 'navigate' && OPENS.test(said) && !OPEN_TASKS.test(said)) return undefined;
  const { span } = job.plan;
  return (await firstOf(job, { said: withoutTime(said, span?.text), span })) ?? goesOn(job);
}

async function firstOf(job: Job, { said, span }: { said: string; span: Span | undefined }): Promise<Outcome | undefined> {
  const rest = said.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  for (const topic of TOPICS) {
    const names = fits(topic, rest, span !== undefined) && isAfter(topic, job) ? namesIn(topic, rest) : undefined;
    const outcome = names && (await answered(job, topic, { text: rest, span, project: undefined, names }));
    if (outcome) return outcome;
  }
  return undefined;
}

/** “And October?”, “und mit den Zusagen?”: the question before, which a topic has answered, with what is said now. */
async function goesOn(job: Job): Promise<Outcome | undefined> {
  const both = goesOnWith(job.turn, job.business.today);
  if (!both) return undefined;
  return firstOf(job, { said: `${withoutTime(both.before, both.timeBefore)} ${withoutTime(both.now, both.time)}`, span: both.span });
}

/** “Open the leads” wants the page, and not the leads that are open. */
const OPENS = /^(?:please |can you |could you )*(?:open|go|take|bring|navigate|switch|jump)\b(?! (?:me |us )?(?:through|over) )/;
/** “Open tasks?” are those that are open: there is no page of tasks. */
const OPEN_TASKS = /^open (?:tasks?|to-?dos?)\b/;
const READS = /^(?:tell me|let me know|(?:take|run|talk|walk|lead|guide|go) (?:me |us )?(?:through|over))\b/;

/** The time is no word of the question, in whatever language it was said; a number that is left is a part of it. */
function withoutTime(said: string, time: string | undefined): string {
  if (time === undefined) return said;
  const plain = plainLetters(time);
  if (said.includes(plain)) return said.replace(plain, ' ');
  // “The next two weeks” is kept as “the next 2 weeks”.
  const counted = digits(said);
  if (counted.includes(plain)) return counted.replace(plain, ' ');
  const numbers = new Set(plain.match(/\d+/g) ?? []);
  return said
    .replace(OTHER_TIME, ' ')
    .replace(/\b(?:de )?(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sept?|oct|okt|nov|dec|dez|dic)\b/, ' ')
    .replace(/\b\d+(?:\.|st|nd|rd|th)?(?=\s|$)/g, (number) => (numbers.has(String(Number.parseInt(number, 10))) ? ' ' : number));
}

/** Times that were put into English before they were read, as they were said in German and Spanish. */
const OTHER_TIME =
  /\b(?:(?:in|fur) (?:der|den|dem) )?(?:nachste|kommende|diese|letzte|vergangene)[nrms]? (?:woche|monats?|jahr|wochenende)\b|\b(?:(?:en|para) )?(?:el|la|este|esta) (?:(?:proxim[oa]|pasad[oa]) )?(?:fin de semana|semana|mes|ano)(?: (?:que viene|proxim[oa]|pasad[oa]))?\b|\b(?:(?:am|bis|el|este|para el|del) )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ubermorgen|pasado manana)\b|\b(?:(?:zwischen|von|entre|de|im|en) )?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:und|bis|y|a|hasta) (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b(?:los )?ultimos \d+ (?:dias|meses)\b|\b(?:in den )?letzten (?:\d+|dreissig|drei) (?:tagen?|monaten?)\b/;

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

async function answered(job: Job, topic: Topic, heard: Heard): Promise<Outcome | undefined> {
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
