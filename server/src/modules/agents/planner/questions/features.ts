import { factsIn } from '../flower-facts';
import { ARRANGEMENTS } from '../arrangements';
import { plainLetters } from '../reading/plain-letters';

/** Days and times are of one kind, whichever is said. In plain letters. */
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|thurs|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?$/;
const MONTH =
  /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|marz|apr(?:il)?|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;

/** The words of a sentence without what differs from one to the next: figures, days, flowers and pieces are only kinds. */
export const questionWords = (said: string): string[] => (plainLetters(said).match(/\p{L}[\p{L}'-]*|\d+/gu) ?? []).map(kindOf);

function kindOf(word: string): string {
  if (/^\d/.test(word)) return '<n>';
  const bare = word.replace(/'s$/, '').replace(/^'|'$/g, '');
  if (WEEKDAY.test(bare)) return '<weekday>';
  if (MONTH.test(bare)) return '<month>';
  if (factsIn(bare).length > 0) return '<flower>';
  if (ARRANGEMENTS.some(({ pattern }) => pattern.test(bare))) return '<piece>';
  return bare;
}

/** Words, their beginnings, pairs of words and pairs with one between: what the kind of a question is told by. */
export function questionFeatures(said: string): string[] {
  const words = questionWords(said);
  const found = new Set<string>();
  words.forEach((word, at) => {
    found.add(word);
    if (word.length > 5 && !word.startsWith('<')) found.add(`${word.slice(0, 5)}*`);
    found.add(`${words[at - 1] ?? '^'} ${word}`);
    const skipped = words[at - 2];
    if (skipped !== undefined) found.add(`${skipped} _ ${word}`);
  });
  return [...found];
}
