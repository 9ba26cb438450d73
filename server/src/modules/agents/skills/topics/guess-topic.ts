import { TURNS_IT, uncovered } from '../../planner/reading/cover';
import { UNKNOWABLE } from '../../planner/everyday-talk';
import { SMALL_TALK } from '../../planner/heed/small-talk.data';
import { ENGLISH_WORDS } from '../../planner/language/english-words.data';
import { QUESTION_LABELS } from '../../planner/questions/labels.data';
import { speaksFor, whichQuestion } from '../../planner/questions/which-question';
import { ORDERS, ORDERS_AT_END } from '../../planner/reading/lexicon.data';
import { plainLetters } from '../../planner/reading/plain-letters';
import { listed } from '../../planner/words';
import type { Outcome } from '../../runs/turn';
import { isAnswer } from '../heed/told';
import type { Job } from '../job';
import { answered, TOPICS, withoutTime } from './answer-topic';
import type { Topic } from './topic';

/** Below this it is a question and no answer. */
const SURE = 0.6;
/** So many words that a guess passes over make it another question. */
const MOST_LEFT = 2;

/**
 * The answer of the topic that a sentence is most likely a question of, however it is worded, for what nothing else has understood. It says
 * what it took the question for, and which words it has not heeded. Undefined: that is too doubtful, or it is no question of a topic.
 */
export async function guessTopic(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message).replace(/[?!.\s]+$/, '');
  if (ORDERS.test(said) || ORDERS_AT_END.test(said) || UNKNOWABLE.test(said)) return undefined;
  const [best] = whichQuestion(said);
  const topic = best && best.confidence >= SURE ? TOPICS.find(({ id }) => id === best.id) : undefined;
  const { span } = job.plan;
  if (!topic || topic.after || (topic.time === 'must' && !span)) return undefined;
  if (topic.never && said.search(topic.never) >= 0) return undefined;
  const text = topic.time === undefined ? said : withoutTime(said, span?.text);
  const { names, left } = wordsLeft(topic, withoutTime(text, span?.text));
  const unheeded = [...left, ...(topic.time === undefined && span ? [span.text] : [])];
  if (unheeded.length > MOST_LEFT || left.some((word) => TURNS_IT.has(word))) return undefined;
  if (names.length > 0 && topic.names === 'none') return undefined;
  const outcome = await answered(job, topic, { text, span: topic.time === undefined ? undefined : span, project: undefined, names });
  return outcome && isAnswer(outcome) ? asGuess(topic, unheeded, outcome) : undefined;
}

/** What nobody has asked such a question with: names of something, and words that may narrow it. */
function wordsLeft(topic: Topic, said: string): { names: readonly string[]; left: readonly string[] } {
  const strange = uncovered(said, topic.beside ? [...topic.needs, topic.beside] : topic.needs).filter(
    (word) => !SMALL_TALK.has(word) && !speaksFor(word, topic.id),
  );
  return { names: strange.filter((word) => !isEveryday(word)), left: strange.filter(isEveryday) };
}

const isEveryday = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/(?:ed|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e')].some((form) => ENGLISH_WORDS.has(form));

function asGuess({ id }: Topic, unheeded: readonly string[], outcome: Outcome): Outcome {
  const label = QUESTION_LABELS[id] ?? 'that';
  const passed = unheeded.length > 0 ? ` I did not heed ${listed(unheeded.map((word) => `“${word}”`))}.` : '';
  return { ...outcome, message: `I took this as a question about ${label}.${passed}\n${outcome.message}` };
}
