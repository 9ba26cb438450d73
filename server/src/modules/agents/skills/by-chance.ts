import { ENGLISH_WORDS } from '../planner/language/english-words.data';
import { words } from '../planner/reading/cover';
import { OBJECTS } from '../planner/reading/lexicon.data';
import { plainLetters } from '../planner/reading/plain-letters';
import type { Outcome } from '../runs/turn';
import { nearness, wordsOf } from './name-similarity';
import { NOT_EXACTLY } from './not-exactly';

const ALIKE = 0.75;
const THINGS = words(OBJECTS.flatMap(([object, said]) => (object === 'stock' || object === 'flower' ? [said] : [])).join('|'));

/**
 * Whether an answer recites a record only because an everyday word of the question stands in its name: “the grant” is no “Iyer & Grant
 * wedding”, and “the lanterns” are no “Lantern walk”.
 */
export function isByChance({ message, action, draft }: Outcome, said: string): boolean {
  if (action || draft || !message.startsWith(NOT_EXACTLY)) return false;
  const [name = ''] = (message.slice(NOT_EXACTLY.length).trim().split('\n', 1)[0] ?? '').split(/ is |: /);
  const inName = wordsOf(name);
  const shared = (said.match(/[\p{L}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) =>
    wordsOf(word).some((plain) => inName.some((other) => other.length > 2 && nearness(plain, other) >= ALIKE)),
  );
  return shared.length > 0 && shared.every((word) => isEveryday(word, said));
}

/** “The grant is”: a thing, where “the Grant wedding” and “the grants” are people. */
const isThing = (word: string, said: string): boolean =>
  new RegExp(`\\b(?:the|a|an|our) ${word}(?= (?:is|are|was|has|left|in|on|for|yet|so|be|this|that)\\b|[?.!, ]*$)`, 'u').test(said) &&
  !word.endsWith('s');

function isEveryday(word: string, said: string): boolean {
  const plain = plainLetters(word);
  const hasCapital = /^\p{Lu}/u.test(word) && !said.startsWith(word);
  if (plain.search(THINGS) >= 0 || isThing(word, said)) return true;
  return !hasCapital && (ENGLISH_WORDS.has(plain) || ENGLISH_WORDS.has(plain.replace(/s$/, '')));
}
