import { addDays } from '@butterfly/contracts/days';
import { plainLetters } from './plain-letters';

const WISH =
  /\b(?:(?:they|she|he|the (?:couple|client|bride|family)|clients?)(?:'d| would| want| wants)?|would|could|can) (?:(?:much |really |even )*(?:rather|prefer|like|want|love|need|move|do|have|make|shift|go|to) ?)+(?:to )?(?:it|this|that|the (?:wedding|event|party|day))?\b.*?\b(?<count>an?|one|two|three|\d{1,2}) (?<unit>days?|weeks?) (?<way>earlier|later|sooner|before|after)\b/;
const ASKS =
  /\b(?:would|does|could|will|might) (?:that|it|this)(?: even| still| actually)? (?:work|be (?:ok|okay|possible|fine|doable)|fit|go|suit)|\b(?:is|are) (?:that|we|it)(?: day| date| even| still)? (?:possible|free|ok|okay|open|available|doable|feasible)|\b(?:can|could) we (?:do|manage|fit|make) (?:that|it)|\bwhat do (?:we have|i have)|\bany (?:problem|clash|conflict)/;
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };

/**
 * So many days a client would have an event earlier (less than none) or later, where somebody asks whether that would do.
 *
 * @example dayWished("they'd rather do it a day earlier. would that work?") // -1
 */
export function dayWished(message: string): number | undefined {
  const said = plainLetters(message);
  const { count = '', unit = '', way = '' } = (ASKS.test(said) ? WISH.exec(said) : null)?.groups ?? {};
  if (unit === '') return undefined;
  const days = (NUMBERS[count] ?? Number(count)) * (unit.startsWith('week') ? 7 : 1);
  return /^(?:earlier|sooner|before)$/.test(way) ? -days : days;
}

/** Whether a number that was said besides (“the 30th”) is the day of the month that comes of it. */
export const isThatDay = (message: string, day: string): boolean =>
  [...message.matchAll(/\b(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)\b/gi)].every(
    ({ groups }) => Number(groups?.['day']) === Number(addDays(day, 0).slice(8)),
  );
