import { MONTH } from '../language/month-names';
import { plainLetters } from '../reading/plain-letters';

const TIME = `(?:(?:${MONTH})(?: \\d{4})?|(?:this|last|next) (?:week|month|quarter|year)|\\d{4}|(?:diese[mnrs]?|letzte[mnrs]?) (?:woche|monat|quartal|jahr)|(?:este|el) (?:mes|ano)(?: pasado)?)`;
const IN = '(?:in|im|en|for|during|of)';
const WITH = `(?:,? ?(?:compared (?:to|with)|in comparison (?:to|with)|vs\\.?|versus|against|im vergleich (?:zum?|mit)|verglichen mit|gegenuber|comparad[oa] con|en comparacion con|frente a))(?: ${IN})?`;

/** “… in October compared to September”. */
const BEHIND = new RegExp(`^(?<asked>.+?) (?<first>(?:${IN} )?${TIME})${WITH} (?<second>${TIME})$`, 'u');
/** “Compare … in October with September”. */
const BEFORE = new RegExp(
  `^(?:please )?compare (?<asked>.+?) (?<first>(?:${IN} )?${TIME}) (?:with|to|and|against) (?:${IN} )?(?<second>${TIME})$`,
  'u',
);
const PREPOSITION = new RegExp(`^${IN} `, 'u');

/**
 * What is asked of two times, asked of each of them.
 *
 * @example comparedIn('what did we earn in October compared to September?') // ['what did we earn in October', 'what did we earn in September']
 */
export function comparedIn(said: string): readonly [string, string] | undefined {
  const sentence = said.replace(/[\s?!.]+$/u, '').normalize('NFC');
  const plain = [...sentence].map((letter) => plainLetters(letter).charAt(0) || ' ').join('');
  const found = (BEHIND.exec(plain) ?? BEFORE.exec(plain))?.groups;
  if (!found) return undefined;
  const { asked = '', first = '', second = '' } = found;
  const from = plain.indexOf(`${asked} ${first}`);
  const asWritten = (start: number, { length }: string): string => sentence.slice(start, start + length);
  const question = asWritten(from, asked);
  const preposition = PREPOSITION.exec(first)?.[0] ?? '';
  return [
    `${question} ${asWritten(from + asked.length + 1, first)}`,
    `${question} ${preposition}${asWritten(sentence.length - second.length, second)}`,
  ];
}
