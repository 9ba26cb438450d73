import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/ui-kit/days';
import { wallTime } from '@butterfly/ui-kit/wall-time';

export const DAY_MINUTES = 1_440;
/** Something shorter is drawn as long as this: a line of text needs it. */
const SHORTEST = 25;

/** Part of an entry that lies on one day, in minutes of that day. */
export interface Timed {
  readonly entry: Entry;
  readonly from: number;
  readonly until: number;
}

/** Where a part stands among those beside it. */
export interface Placed extends Timed {
  readonly lane: number;
  readonly lanes: number;
}

export interface HourDay {
  readonly whole: readonly Entry[];
  readonly placed: readonly Placed[];
  /** How many more there are than are drawn side by side. */
  readonly more: number;
}

interface Asked {
  readonly days: readonly string[];
  /** By whose clock the hours are read. */
  readonly zone: string;
  /** So many stand side by side at most. */
  readonly most: number;
}

/** Entries on the days of an hour grid: whole days apart, hours side by side where they overlap. */
export function placeByHours(entries: readonly Entry[], { days, zone, most }: Asked): ReadonlyMap<string, HourDay> {
  const whole = new Map<string, Entry[]>(days.map((day) => [day, []]));
  const timed = new Map<string, Timed[]>(days.map((day) => [day, []]));
  const shown = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  for (const entry of entries) {
    if (entry.start_at === null || entry.end_at === null)
      for (const day of daysFrom(entry.start_day, entry.end_day, shown)) whole.get(day)?.push(entry);
    else {
      const walls = [wallTime(zone, new Date(entry.start_at)), wallTime(zone, new Date(entry.end_at))] as const;
      for (const day of daysFrom(walls[0].slice(0, 10), walls[1].slice(0, 10), shown)) timed.get(day)?.push(...partOn(entry, day, walls));
    }
  }
  return new Map(days.map((day) => [day, { whole: whole.get(day) ?? [], ...sideBySide(timed.get(day) ?? [], most) }]));
}

/** The days of something that are shown: it may last for years. */
function daysFrom(first: string, last: string, { from, to }: { from: string; to: string }): string[] {
  const found: string[] = [];
  for (let day = first > from ? first : from; day <= (last < to ? last : to); day = addDays(day, 1)) found.push(day);
  return found;
}

/** What lasts over midnight has a part on each day; what ends at midnight has none on the next. */
function partOn(entry: Entry, day: string, [first, last]: readonly [string, string]): Timed[] {
  const [isFirst, isLast] = [first.startsWith(day), last.startsWith(day)];
  const from = isFirst ? minuteOf(first) : 0;
  const until = isLast ? minuteOf(last) : DAY_MINUTES;
  // The hour that comes twice may end before it begins on the wall.
  return until > from || (isFirst && isLast) ? [{ entry, from, until: Math.max(until, from) }] : [];
}

/** @example minuteOf('2027-06-12T09:30') // 570 */
export const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Those that overlap share the width; each takes the first place that is free. */
function sideBySide(timed: readonly Timed[], most: number): Pick<HourDay, 'more' | 'placed'> {
  const sorted = [...timed].sort((a, b) => a.from - b.from || b.until - a.until);
  const placed: Placed[] = [];
  let group: Omit<Placed, 'lanes'>[] = [];
  let ends: number[] = [];
  let more = 0;
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, lanes: ends.length })));
    [group, ends] = [[], []];
  };
  for (const one of sorted) {
    if (ends.every((end) => end <= one.from)) close();
    const free = ends.findIndex((end) => end <= one.from);
    const lane = free < 0 ? ends.length : free;
    if (lane >= most) more += 1;
    else {
      ends[lane] = Math.max(one.until, one.from + SHORTEST);
      group.push({ ...one, lane });
    }
  }
  close();
  return { placed, more };
}
