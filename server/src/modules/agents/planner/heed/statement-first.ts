import { findSpan } from '../dates';
import { plainLetters } from '../reading/plain-letters';
import type { Explained } from './explains';

/** Tells something, before what is asked. */
const STATES =
  /^(?!(?:what|whats|when|where|who|whose|which|why|how|is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|please|show|tell|give|list|find|open|add|put|move|make|create|write|draft|text|send|remind|book|cancel|mark|note|task|recipe|proposal|in|on|for|of|wann|wo|wer|wie|was|ist|sind|hat|haben|bitte|que|cuando|donde|quien|como|hay|esta)\b).{3,90}?\b(?:is|are|was|were|has|have|had|got|wants?|wanted|needs?|called|asks?|asked|says?|said|will|can't|cannot|won't|isn't|comes?|came|rang|wrote|ist|sind|hat|will|fragt|sagt|es|esta|tiene|quiere|dice|pregunta)\b|^(?:i'?ve|i have|i'?m|i am|we'?ve|we have|we'?re|we are|i'?d|i got|we got|there'?s|it'?s|that'?s)\b/;
const ASKS =
  /^(?:and |so |now |then |please |und |y )*(?:what|whats|when|where|who|whose|which|why|how|is|are|was|were|does|do|did|has|have|can|could|will|would|should|show|tell|give|list|find|walk|run|take me|any|anything|wann|wo|wer|wie|was|welche\w*|ist|sind|hat|haben|gibt|zeig\w*|que|cuando|donde|quien\w*|como|cual\w*|cuant\w*|hay|esta\w*|tenemos)\b/;
const PARTS = /(?<=[\p{L}\d)”"’'])(?:\s*[,;:–—]\s+|[.!]\s+|\s+-\s+)/u;
/** What of a question stands for the time that was told before it. */
const THEN = /\b(?:(?:on |in |for |at )?that (?:day|morning|afternoon|evening|week|weekend|month)|then|that date)\b/i;

/** Somebody is named: what is asked behind it may be about them. */
export const NAMES_SOMEBODY = /(?<=\p{L} )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/**
 * A question behind something that is only told: “June 12 is getting crazy, what do we have on that day”. Undefined: it begins with what it asks.
 *
 * @example statementFirst('Tom is ill, who else works on Tuesday?', today) // { said: 'who else works on Tuesday?', why: 'Tom is ill' }
 */
export function statementFirst(message: string, today: string): Explained | undefined {
  const parts = message.trim().split(PARTS);
  const at = parts.findIndex((part) => ASKS.test(plainLetters(part)));
  if (at < 1 || !parts.slice(0, at).every((part) => STATES.test(plainLetters(part)))) return undefined;
  const why = message.slice(0, message.indexOf(parts[at] ?? '')).replace(/[\s,;:.!–—-]+$/, '');
  const asked = message.slice(message.indexOf(parts[at] ?? ''));
  if (NAMES_SOMEBODY.test(why.replace(findSpan(why, today)?.text ?? '\u0000', ' ')) && !NAMES_SOMEBODY.test(asked)) return undefined;
  const span = findSpan(why, today);
  const said = span && !findSpan(asked, today) ? asked.replace(THEN, `on ${span.from}`) : asked;
  return said.split(/\s+/).length < 3 ? undefined : { said, why };
}
