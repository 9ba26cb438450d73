import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/ui-kit/days';
import { instantOf, wallTime } from '@butterfly/ui-kit/wall-time';
import { DAY_MINUTES } from './place';

const MINUTE_MS = 60_000;
/** Things begin and end on the quarter of an hour when they are dragged. */
export const STEP = 15;

/** By how much something is dragged: its beginning by days and minutes, its end by minutes more. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
  readonly longer: number;
}
export const NO_SHIFT: Shift = { days: 0, minutes: 0, longer: 0 };

/** When something is, as a change of an event names it: by the clock of its own zone. */
export interface When {
  readonly start_day: string;
  readonly end_day: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Keeps the beginning on its day, and the end after the beginning. */
export function withinDay(shift: Shift, { from, until }: { from: number; until: number }): Shift {
  const minutes = Math.min(Math.max(shift.minutes, -from), DAY_MINUTES - STEP - from);
  return { ...shift, minutes, longer: Math.max(shift.longer, STEP - (until - from)) };
}

/** When an event is now; null of what is not of this calendar, or takes whole days. */
export function whenOf({ event, start_at, end_at }: Entry): When | null {
  if (event === null || start_at === null || end_at === null) return null;
  return asWhen(wallTime(event.tz, new Date(start_at)), wallTime(event.tz, new Date(end_at)));
}

/**
 * When an event is after a shift on the clock that is shown. On its own clock it stays as long as it was, over a change of the clocks too.
 */
export function shifted(entry: Entry, { shift, zone }: { shift: Shift; zone: string }): When | null {
  const { event, start_at, end_at } = entry;
  const now = whenOf(entry);
  if (event === null || now === null || start_at === null || end_at === null) return null;
  const start = moved(start_at, { ...shift, zone });
  const [before, after] = [`${now.start_day}T${now.start_time}`, wallTime(event.tz, new Date(start))];
  const end = addMinutes(`${now.end_day}T${now.end_time}`, minutesBetween(before, after));
  return asWhen(after, shift.longer === 0 ? end : addMinutes(end, shift.longer));
}

/** The moment at which the clock of a zone shows so many days and minutes more. */
function moved(at: string, { days, minutes, zone }: { days: number; minutes: number; zone: string }): string {
  const wall = wallTime(zone, new Date(at));
  const wanted = addMinutes(`${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`, minutes);
  return instantOf(wanted, zone) ?? at;
}

const minutesBetween = (a: string, b: string): number => (Date.parse(`${b}Z`) - Date.parse(`${a}Z`)) / MINUTE_MS;
const addMinutes = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
const asWhen = (start: string, end: string): When => ({
  start_day: start.slice(0, 10),
  start_time: start.slice(11),
  end_day: end.slice(0, 10),
  end_time: end.slice(11),
});

/** @example clockText(570) // '09:30' */
export function clockText(minute: number): string {
  const within = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** The nearest step. @example inSteps(22) // 15 */
export const inSteps = (minutes: number): number => Math.round(minutes / STEP) * STEP;

/** What is shown while something is dragged. */
export function shiftText({ from, until }: { from: number; until: number }, { minutes, longer }: Shift): string {
  return `${clockText(from + minutes)}–${clockText(until + minutes + longer)}`;
}
