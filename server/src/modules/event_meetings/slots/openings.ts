import type { OpenHours } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import { localDay } from '../../../platform/time/local-time';
import { firstInstant, minutesOf } from './wall-clock';

/** Open from a moment to another, in milliseconds; on one day of the schedule. */
export interface Opening {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

/** When a schedule is open on one of its days; hours that touch are one. */
export function openingsOf({ tz, rules, overrides }: OpenHours, day: string): Opening[] {
  const own = overrides.filter(({ date }) => date === day);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const hours: readonly { start: string | null; end: string | null }[] =
    own.length > 0 ? own : rules.filter((rule) => rule.weekday === weekday);
  const open = hours
    .flatMap(({ start, end }) => (start === null || end === null ? [] : [[minutesOf(start), minutesOf(end)] as const]))
    .sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, until] of open) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else joined.push([from, until]);
  }
  return joined
    .map(([from, until]) => ({ day, from: instant(day, from, tz), until: instant(day, until, tz) }))
    .filter((opening) => opening.from < opening.until);
}

/** The openings that reach into a span of time. */
export function openingsBetween(hours: OpenHours, { from, until }: { from: number; until: number }): Opening[] {
  const last = localDay(new Date(until), hours.tz);
  const found: Opening[] = [];
  for (let day = localDay(new Date(from), hours.tz); day <= last; day = addDays(day, 1)) found.push(...openingsOf(hours, day));
  return found;
}

function instant(day: string, minute: number, tz: string): number {
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return firstInstant({ day, time, tz });
}
