import { asAsked } from '../reading/asked-wordings';
import { plainLetters } from '../reading/plain-letters';
import { comparedIn } from './compared';

/** Begins a question or an order of its own. */
const WH =
  "(?:what|whats|what's|when|where|which|who|whos|who's|whose|whom|how|why|wann|wo|wer|wie|wieso|warum|was|welche\\w*|wem|wen|que|cuando|donde|quien\\w*|cual\\w*|cuant\\w+|como|por que)";
const ASKS =
  '(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|ist|sind|hat|haben|kann|konnen|gibt|war|es|esta|estan|hay|tiene|tienen|puede|fue)';
const SUBJECT =
  '(?:it|that|this|they|he|she|we|i|you|there|any(?:body|one|thing)?|all|the|her|his|their|our|my|er|sie|es|das|die|der|wir|ich|jemand|el|la|los|alguien|alguno)';
const FROM_WHOM = '(?:(?:from|to|for|with|at|by|von|mit|fur|bei|de|con|para|a) )?';
const JOINS = '(?:,? (?:and|or|but|und|oder|aber|y|e|o|pero)(?: also| auch| tambien| then| dann)?|,|;)';
const NEXT = new RegExp(
  `^(?:${FROM_WHOM}${WH}(?![\\p{L}'])|(?!do (?:it|that|so)(?!\\p{L}))${ASKS} ${SUBJECT}(?![\\p{L}'])|(?:please )?(?:tell|show|give) (?:me|us) )`,
  'u',
);
const JOIN = new RegExp(`${JOINS} `, 'gu');
const SENTENCE = /(?<=[\p{Ll}\p{N})"”]{2})[.?!]+ +(?=[\p{Lu}¿¡\d])|(?<=\p{L})\? +(?=\p{L})/u;
const SHORTEST = 3;

/** One part of what somebody said. */
export interface Clause {
  readonly said: string;
  /** It asks or orders something; else it only tells something besides. */
  readonly asks: boolean;
}

const STARTS = new RegExp(
  `^(?:and |und |y |if so|falls|wenn (?:ja|so)|si es asi|${FROM_WHOM}${WH}(?![\\p{L}'])|${ASKS}(?![\\p{L}'])|please |bitte )`,
  'u',
);
const isAsked = (said: string): boolean =>
  STARTS.test(plainLetters(said).replace(/^[^\p{L}]+/u, '')) || /\?\s*$/.test(said) || asAsked(said) !== undefined;

/**
 * The questions and statements of what was said, in their order: “… and is any of them overdue?” asks a second time.
 *
 * @example clausesOf('Which leads are new, and is any of them late?') // ['Which leads are new', 'is any of them late?']
 */
export function clausesOf(said: string): readonly Clause[] {
  return said
    .trim()
    .split(SENTENCE)
    .flatMap(partsOf)
    .filter(({ said: part }) => part.length >= SHORTEST);
}

/** What is asked of two times is asked twice, whatever it begins with. */
function partsOf(sentence: string): readonly Clause[] {
  const compared = comparedIn(sentence);
  if (compared) return compared.map((said) => ({ said, asks: true }));
  return joinedIn(sentence)
    .map((part) => part.trim())
    .map((said) => ({ said, asks: isAsked(said) }));
}

/** The questions that “and” joins to the one before. */
function joinedIn(sentence: string): readonly string[] {
  const plain = sameLength(sentence);
  for (const { index, 0: join } of plain.matchAll(JOIN)) {
    const rest = plain.slice(index + join.length);
    if (index < SHORTEST || !NEXT.test(rest)) continue;
    return [sentence.slice(0, index), ...joinedIn(sentence.slice(index + join.length))];
  }
  return [sentence];
}

/** Plain letters in which every letter keeps its place. */
const sameLength = (sentence: string): string => [...sentence].map((letter) => plainLetters(letter).charAt(0) || ' ').join('');
