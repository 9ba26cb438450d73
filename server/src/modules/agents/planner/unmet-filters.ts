import { colorsIn, flowersIn } from './flowers';

const NUMBER = '(?:(?:over|above|under|below|more than|less than|fewer than|at least|at most|up to|around|about) )?\\d[\\d.,]*';

/** What people narrow a list of projects or leads by, that neither list can be narrowed by. */
const UNMET: readonly RegExp[] = [
  new RegExp(`\\b(?:(?:with|for|of) )?${NUMBER} (?:guests?|people|persons|heads|pax)\\b`, 'i'),
  /\b(?:(?:not|un|over)[- ]?paid|paid(?: in full)?|unpaid|outstanding (?:balances?|payments?)|(?:with|without)(?: an?| the)? (?:deposit|balance|open invoices?))\b/i,
  /\b(?:(?:un)?signed|(?:with|without)(?: an?| the)? (?:signed )?(?:contract|proposal|questionnaire|timeline|moodboard|recipes?))\b/i,
  /\b(?:outdoors?|indoors?|outside|open[- ]air|destination|local|out of town)\b/i,
  /\b(?:on|at) (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?)\b/i,
  /\bdid (?:the )?[\p{L}'’ ]+? (?:send|refer|bring)(?: (?:us|over))*\b/iu,
  /\b(?:small|tiny|intimate|micro|big|large|luxury|high[- ]end|cheap|same[- ]sex|repeat|returning)(?= (?:weddings?|projects?|events?|jobs?|clients?|leads?|inquiries|enquiries)\b)/i,
];
const WITH_FLOWERS = /\b(?:with|in|using|full of) (?<what>[a-z][a-z ,&-]*)$/i;

/**
 * The parts of a sentence that ask a list to be narrowed by what it cannot be narrowed by, in the words of the sentence. An answer names
 * them: a filter that is dropped in silence makes it a wrong one.
 *
 * @example unmetFilters('weddings in june with more than 100 guests'); // ['with more than 100 guests']
 */
export function unmetFilters(sentence: string): string[] {
  const found = UNMET.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []);
  const flowers = WITH_FLOWERS.exec(sentence.replace(/[?.!]+$/, ''));
  const what = flowers?.groups?.['what'] ?? '';
  if (flowers && (flowersIn(what).length > 0 || colorsIn(what).length > 0) && !found.some((one) => flowers[0].includes(one)))
    found.push(flowers[0]);
  return found.map((one) => one.trim());
}

/** A sentence for the answer; empty where everything was heeded. */
export function sayUnmet(unmet: readonly string[]): string {
  if (unmet.length === 0) return '';
  return `\nI cannot narrow the list by ${unmet.map((one) => `“${one}”`).join(' or ')}: it shows all the others you asked for.`;
}
