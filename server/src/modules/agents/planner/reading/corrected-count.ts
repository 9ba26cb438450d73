import { plainLetters } from './plain-letters';

const CORRECTED =
  /^(?:(?:no|sorry|actually|oh|wait|ok|nein|doch|ach|perdon|mejor|better|rather|lieber|besser|only|nur|solo),? )*(?:(?:make|let) (?:it|that|them)(?: be)?|mach(?:e|en wir)?(?: lieber)?|que sean|haz|say|take|i meant?)? ?(?<n>\d{1,4})(?: (?:instead|please|bitte|of them|then|davon))*[.!]?$/;

/**
 * “Make it 6”, “no, 12”: another count of what was ordered before. Undefined: something else is said.
 *
 * @example correctedCount('better 60') // 60
 */
export function correctedCount(message: string): number | undefined {
  const count = CORRECTED.exec(plainLetters(message))?.groups?.['n'];
  return count === undefined ? undefined : Number(count);
}
