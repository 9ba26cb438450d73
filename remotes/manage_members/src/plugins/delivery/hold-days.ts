import { addDays, todayIn } from '@butterfly/ui-kit/days';

/** No hold lasts longer than a year. */
const LONGEST_DAYS = 364;

/** The day as the person's calendar shows it: `2027-06-12`. */
export function today(now = new Date()): string {
  return todayIn(undefined, now);
}

export function lastDay(now = new Date()): string {
  return addDays(today(now), LONGEST_DAYS);
}

/** The last second of a day, where the person is. */
export function untilEndOf(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
