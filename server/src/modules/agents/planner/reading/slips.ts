import { ENGLISH_WORDS } from '../language/english-words.data';
import { wordDistance } from '../word-distance';
import { PLAIN_WORDS } from './lexicon.data';
import { HANG_ON, RIGHT } from './slips.data';

const SHORTEST = 5;
const TARGETS = new Set(HANG_ON);

/**
 * A word in small letters that is none, one letter or one swap away from exactly one of those that questions hang on; undefined for any other.
 *
 * @example unslipped('decmber') // 'december'
 */
export function unslipped(word: string): string | undefined {
  if (word.length < SHORTEST || isWord(word)) return undefined;
  const near = HANG_ON.filter((target) => target[0] === word[0] && wordDistance(word, target, 1) === 1);
  const [only, ...others] = near;
  const isPlural = others.length === 1 && (others[0] === `${only ?? ''}s` || `${others[0] ?? ''}s` === only);
  return others.length === 0 || isPlural ? only : undefined;
}

const isWord = (word: string): boolean =>
  TARGETS.has(word) || RIGHT.has(word) || ENGLISH_WORDS.has(word) || PLAIN_WORDS.has(word) || ENGLISH_WORDS.has(word.replace(/s$/, ''));
