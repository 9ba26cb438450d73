import type { Rule } from './rule';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Whether a day lies in one of the weeks that a rule numbers, from the beginning of a year or from its end. Days are counted from 1970. */
export function isInWeeks({ byWeekNo, weekStart }: Pick<Rule, 'byWeekNo' | 'weekStart'>, at: number): boolean {
  const begins = weekOf(at, weekStart);
  // A week belongs to the year in which most of its days lie.
  const year = new Date((begins + 3) * DAY_MS).getUTCFullYear();
  const first = firstWeek(year, weekStart);
  const number = (begins - first) / WEEK + 1;
  const weeks = (firstWeek(year + 1, weekStart) - first) / WEEK;
  return byWeekNo.some((wanted) => wanted === number || wanted === number - weeks - 1);
}

/** The week with the fourth of January is the first. */
const firstWeek = (year: number, weekStart: number): number => weekOf(Math.round(Date.UTC(year, 0, 4) / DAY_MS), weekStart);

function weekOf(at: number, weekStart: number): number {
  const weekday = (((at + 3) % WEEK) + WEEK) % WEEK;
  return at - ((weekday - weekStart + WEEK) % WEEK);
}
