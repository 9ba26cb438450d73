import { ARRANGEMENTS } from '../arrangements';
import { findSpan } from '../dates';
import { factsIn } from '../flower-facts';
import { ENGLISH_WORDS } from '../language/english-words.data';

/** Features share so many places. */
export const BUCKETS = 2_048;

const NUMBER = /^\d/;
const GRAMMAR_WORDS = new Set(
  'moodboard inquiries enquiries inquiry enquiry leads lead questionnaire questionnaires contract contracts invoices unpaid overdue commission bounced lanterns votives compotes vases tasting consultation unread instagram template templates pipeline portal texted texts'.split(
    ' ',
  ),
);

/** The words of a sentence without what differs from one to the next: names, days, flowers and figures are only kinds. */
export function plainWords(text: string): string[] {
  const span = findSpan(text, '2026-01-15');
  const timeless = span ? text.replace(span.text, ' DAYSAID ') : text;
  return (timeless.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).map(kindOf);
}

function kindOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (word === 'DAYSAID') return '<day>';
  if (NUMBER.test(word)) return '<number>';
  if (GRAMMAR_WORDS.has(lower)) return lower;
  if (factsIn(lower).length > 0) return '<flower>';
  if (ARRANGEMENTS.some(({ pattern }) => pattern.test(lower))) return '<piece>';
  return isEveryday(lower) ? lower : '<name>';
}

const isEveryday = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/(?:ed|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e'), word.replace(/n't$/, '')].some((form) =>
    ENGLISH_WORDS.has(form),
  );

/** Words, pairs of words and the beginnings of long ones, as places of a vector. */
export function featuresOf(text: string): Set<number> {
  const words = plainWords(text);
  const found = new Set<number>();
  words.forEach((word, at) => {
    found.add(place(`w ${word}`));
    found.add(place(`p ${words[at - 1] ?? '^'} ${word}`));
    if (word.length > 5 && !word.startsWith('<')) found.add(place(`s ${word.slice(0, 5)}`));
  });
  found.add(place(`p ${words.at(-1) ?? '^'} $`));
  found.add(place(`f ${words[0] ?? ''}`));
  return found;
}

/** FNV-1a */
function place(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193) >>> 0;
  return hash % BUCKETS;
}
