import { ENGLISH_WORDS } from '../language/english-words.data';
import { wordDistance } from '../word-distance';
import { OBJECTS, PLAIN_WORDS, STATES, WANTS } from './lexicon.data';
import { plainLetters } from './plain-letters';

/** A shorter word is mended only where two letters are swapped. */
const LONG = 5;
const VERY_LONG = 9;

/** The words the table hangs on, as far as its patterns spell them out; a beginning where any ending will do. */
const SPELLED = [...OBJECTS, ...WANTS, ...STATES].flatMap(([, words]) => words.split(/[|()]/));
/** Short words that are written wrongly more often than not. */
const COMMON: Readonly<Record<string, string>> = { wich: 'which', wat: 'what', hav: 'have', ofen: 'offen', cuant: 'cuanto' };
const variants = (word: string): string[] => [word.replace(/\?/g, ''), word.replace(/.\?/g, '')].map((one) => one.replace(/^[^a-z]+/, ''));
const WHOLE = new Set(
  [...SPELLED.flatMap((words) => words.split(' ').flatMap(variants)), ...PLAIN_WORDS].filter((word) => /^[a-z]{3,}$/.test(word)),
);
const BEGINNINGS = SPELLED.flatMap((word) => /^([a-z]{5,})\\w[*+]$/.exec(word)?.[1] ?? []);
const TARGETS = [...WHOLE].filter((word) => word.length >= LONG);

const isKnown = (word: string): boolean =>
  WHOLE.has(word) ||
  WHOLE.has(word.replace(/(?:es|s|en|n)$/, '')) ||
  ENGLISH_WORDS.has(word) ||
  BEGINNINGS.some((start) => word.startsWith(start));

/** Words with a capital inside a sentence are names, whatever they look like. */
export function properNames(sentence: string): ReadonlySet<string> {
  const capitals = sentence.match(/(?<=\S\s+)\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return new Set(capitals.map(plainLetters));
}

/**
 * "how mcuh", "ueberfaellig", "wich contarcts": slips in the words a question hangs on. What may be a name is left alone.
 *
 * @example withoutSlips('wieviele gaeste hat chen', new Set()) // 'wieviele gaste hat chen'
 */
export function withoutSlips(text: string, names: ReadonlySet<string>): string {
  return text.replace(/(?<![\p{L}\d'@.-])[a-z]{3,}(?![\p{L}\d'@])/gu, (word) =>
    isKnown(word) && COMMON[word] === undefined ? word : mended(word, names),
  );
}

function mended(word: string, names: ReadonlySet<string>): string {
  const common = COMMON[word];
  if (common !== undefined && !names.has(word)) return common;
  const folded = word.replace(/([aou])e/g, '$1');
  if (folded !== word && isKnown(folded)) return folded;
  if (names.has(word)) return word;
  const swapped =
    swaps(word).find((other) => WHOLE.has(other)) ??
    (word.length >= LONG ? swaps(word).find((other) => ENGLISH_WORDS.has(other)) : undefined);
  if (swapped !== undefined) return swapped;
  if (word.length < LONG) return word;
  const most = word.length >= VERY_LONG ? 2 : 1;
  const near = TARGETS.filter((target) => target[0] === word[0] && wordDistance(word, target, most) <= most);
  const [first] = near.sort((a, b) => wordDistance(word, a, most) - wordDistance(word, b, most));
  return first ?? word;
}

const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_value, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  );
