import type { Plan } from '../../planner/plan';
import { countsLeft } from '../../planner/heed/counts-left';
import { unheeded } from '../../planner/heed/unheeded';
import type { Outcome, Turn } from '../../runs/turn';
import { toldBy } from './told';

/** Who answered: a topic has accounted for every word itself, the table reads by the words of the lexicon, the grammar by its patterns. */
export type By = 'topic' | 'table' | 'grammar';

interface Answered {
  readonly plan: Plan;
  readonly before: Plan | undefined;
  readonly by: By;
  readonly turn: Turn;
  readonly outcome: Outcome;
}

/** What is said of the conversation asks nothing. */
const OF_THE_TALK: ReadonlySet<string> = new Set(['leave_it', 'undo']);

/** The words of a question that its answer does not heed. */
export function leftOf({ plan, before, by, turn, outcome }: Answered): readonly string[] {
  const isQuestion = plan.effect === 'read' || (plan.effect === 'navigate' && ASKS.test(turn.message));
  if (!isQuestion || OF_THE_TALK.has(plan.intent)) return [];
  if (by === 'topic') return ordersLeft(turn);
  const byLexicon = by === 'table';
  const left = unheeded({
    said: plan.isTranslated === true && !byLexicon ? plan.text : turn.message,
    time: ownTime(plan, before),
    told: toldBy(outcome),
    heard: byLexicon ? [] : plan.heard,
    accounted: [...(outcome.heeded ?? []), ...(ownTime(plan, before) !== undefined && plan.isReworded === true ? LATER : [])],
    byLexicon,
  });
  return [
    ...left,
    ...countsLeft({ said: turn.message, time: plan.span?.text, told: toldBy(outcome) }),
    ...turnsLeft(outcome),
    ...(ownTime(plan, before) === undefined ? (turn.message.match(ORDINAL) ?? []) : []),
    ...ordersLeft(turn),
  ];
}

/** A guess says itself which words it passed over; one that turns the question makes it another. */
const turnsLeft = ({ message }: Outcome): readonly string[] =>
  (/I did not heed ([^\n]*)/.exec(message)?.[1]?.match(/[\p{L}']+/gu) ?? []).filter((word) => TURNS_IT.test(word));
const TURNS_IT =
  /^(?:no|not|nobody|none|never|without|before|after|except|only|more|less|fewer|nicht|kein\w*|ohne|vor|nach|nur|sin|nunca|nadie|antes|despues|solo)$/i;

/** “If not, remind her”: an order that hangs on the answer of a question. */
export function ordersLeft({ message }: Turn): readonly string[] {
  const order = DO_IT.exec(message)?.groups?.['order'];
  return order === undefined ? [] : [order.trim()];
}

/** An order after a question: whoever answers that alone has not done it. */
const DO_IT =
  /(?:[.?!,;]|\band\b|\bund\b|\by\b) *(?<order>(?:(?:if|when|falls|wenn|si)\b[^.?!,]{1,40}, *)?(?:then |please |and |bitte )*(?:do (?:it|that|so)|go ahead|send (?:it|them)|fix (?:it|that)|book (?:it|her|him|them)|mach (?:es|das|das bitte)|hazlo)\b[^.?!]*|(?:if|falls|wenn|si) (?:so|not|yes|no|nicht|ja|nein)\b[^.?!]+)[.!?]* *$/i;

/** A question that a page would not answer. */
const ASKS =
  /^(?:did|has|have|had|is|are|was|were|does|do|when|why|how (?:many|much|long|often)|who|hat|haben|ist|sind|wann|warum|wie ?viele?|wer|cuando|por que|cuant[oa]s?|quien)\b(?! you\b)/i;

const ORDINAL = /\b\d{1,2}(?:st|nd|rd|th)\b/gi;

/** “And the week after”: what moves a time is heeded by the time that came of it. */
const LATER = ['after', 'before', 'later', 'earlier', 'siguiente'];

/** The time a fragment has from the turn before is none of its own words. */
function ownTime({ span, isReworded }: Plan, before: Plan | undefined): string | undefined {
  const isBefore = isReworded === true && before?.span?.from === span?.from && before?.span?.to === span?.to;
  return isBefore ? undefined : span?.text;
}
