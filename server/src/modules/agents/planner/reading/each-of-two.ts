import { plainLetters } from './plain-letters';

const WHICH = /^Which one do you mean: (?<said>.+?) or (?<besides>.+?)\?/;
const JOINS = '(?:and|or|und|oder|y|o|&|,)';

/**
 * A question about two that were both named, as a question about each. Undefined: one was meant, and it is not clear which.
 *
 * @example eachOfTwo('anything wrong for Whitcomb or Reyes?', 'Which one do you mean: Reyes wedding or Whitcomb memorial?')
 */
export function eachOfTwo(message: string, answer: string): readonly [string, string] | undefined {
  const { said, besides } = WHICH.exec(answer)?.groups ?? {};
  if (said === undefined || besides === undefined) return undefined;
  const [one, other] = [said, besides].map((name) => name.replace(/ \([^)]*\)$/, '')) as [string, string];
  const [a, b] = [firstWord(one), firstWord(other)];
  if (a === b) return undefined;
  const pair = new RegExp(
    `(?<![\\p{L}])(?:(?:the|los|las|die) )?(?:${a}|${b})(?:'s)?(?: \\p{L}+)? ${JOINS} (?:(?:the|los|las|die) )?(?:${a}|${b})(?:'s)?`,
    'iu',
  );
  const found = pair.exec(message);
  const words = plainLetters(found?.[0] ?? '');
  if (!found || !words.includes(plainLetters(a)) || !words.includes(plainLetters(b))) return undefined;
  const first = words.indexOf(plainLetters(a)) < words.indexOf(plainLetters(b)) ? [one, other] : [other, one];
  const [before, after] = first.map((name) => ofOne(message.replace(found[0], name), name)) as [string, string];
  return [before, after];
}

/** “Do Reyes and Hollis owe” is “does Reyes owe”. */
const ONE: Readonly<Record<string, string>> = { do: 'does', are: 'is', have: 'has', were: 'was' };
const ofOne = (message: string, name: string): string =>
  message.replace(
    new RegExp(`\\b(do|are|have|were) (?=${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'i'),
    (_all, verb: string) => `${ONE[verb.toLowerCase()] ?? verb} `,
  );

const firstWord = (name: string): string => (name.split(/[ –-]/)[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
