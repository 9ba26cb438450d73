import { plainLetters } from './plain-letters';

const NUMBER = '(?<n>\\d{1,2}[.,]\\d{3}|\\d{1,5})(?![\\d.,:]*\\d)';
const PEOPLE = '(?:guests?|people|persons?|heads|pax|gaste\\w*|personen|leute|invitad[oa]s|personas)';
const FORMS = [
  new RegExp(`${NUMBER} ${PEOPLE}\\b`),
  new RegExp(`${NUMBER} (?:instead of|rather than|not|statt|anstatt|en vez de|en lugar de)\\b`),
  new RegExp(`\\b(?:to|at|auf|a|now|is|are|=|:) ?${NUMBER}`),
];

/**
 * How many guests were said to come; undefined: no number, or several that could be meant.
 *
 * @example guestsSaid('change the guest count of Hollis from 240 to 260') // 260
 */
export function guestsSaid(message: string): number | undefined {
  const said = plainLetters(message);
  const found = FORMS.map((form) => form.exec(said)?.groups?.['n']).find((n) => n !== undefined);
  return found === undefined ? undefined : Number(found.replace(/[.,]/g, ''));
}
