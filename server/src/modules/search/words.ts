import { plainText } from '../../platform/records/plain-text';

const MOST_WORDS = 6;
const FEWEST_LETTERS = 2;
const FEWEST_DIGITS = 5;
const NUMBER = /^\+?[\d\s()./-]+$/;

/**
 * What a record has to contain, all of it: the words of a query, or the digits of a telephone number as it stands behind the country's
 * code. Empty for a query that is too short.
 *
 * @example
 * wordsOf('Reyes  Wedding') // ['reyes', 'wedding']
 * wordsOf('(0171) 234-5678') // ['1712345678']
 */
export function wordsOf(query: string): readonly string[] {
  const plain = plainText(query.trim());
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '');
  if (NUMBER.test(plain) && digits.length >= FEWEST_DIGITS) return [digits];
  if (plain.length < FEWEST_LETTERS) return [];
  return plain.split(/\s+/).slice(0, MOST_WORDS);
}
