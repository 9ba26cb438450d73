import type { Outcome } from '../../runs/turn';
import { NOT_EXACTLY } from '../not-exactly';

/** An answer that tells nothing: a question back, a refusal, or what it says it does not know. */
const TELLS_NOTHING = new RegExp(
  [
    '^(?:I (?:cannot|do not|did not|know (?:no|nobody)|found (?:no|nobody)|could not|have not|will)|You do not have|Which|What shall|Whom?\\b|Who\\b|When shall|Is it about|Tell me|Please|Nothing waits|All right|Hello|You are welcome|This is what I can)',
    '^(?:A task stands on|For which|Das kann ich nicht|Eso no lo puedo hacer)',
    '^(?!I took this)[^.:\\n]{1,120}\\?',
    '\\? *$',
  ].join('|'),
);

/** Whether an answer claims something: only then a word it passes over matters. */
export const isAnswer = ({ message, action, draft, letter, cards }: Outcome): boolean =>
  action === undefined &&
  draft === undefined &&
  letter === undefined &&
  cards.imageData === undefined &&
  !message.startsWith(NOT_EXACTLY) &&
  !TELLS_NOTHING.test(message);

/** Where an answer says itself which words it passed over, it does not give them. */
const NOT_HEEDED = /I (?:did not heed|cannot narrow)[^\n]*/g;

/** All that an answer shows: its text, and what stands in the rows and sums below it. */
export const toldBy = ({ message, cards }: Outcome): string =>
  [message.replace(NOT_HEEDED, ' '), cards.data, cards.analysisData?.description, cards.analysisData?.jsonSummary]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part ?? '')))
    .join('\n');
