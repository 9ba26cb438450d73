import type { Assignment, OpenHours } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import { localDay } from '../../../platform/time/local-time';
import { openingsBetween, type Opening } from './openings';

const MINUTE_MS = 60_000;

/** Time of a host that is taken, in milliseconds, with the buffers it asks for itself. */
export interface Taken {
  readonly member_id: number;
  readonly from: number;
  readonly until: number;
  readonly before_min: number;
  readonly after_min: number;
  readonly label: string;
}

/** Why a time is not offered. */
export type Obstacle =
  | { readonly kind: 'closes'; readonly at: number }
  | { readonly kind: 'too_soon'; readonly earliest: number }
  | { readonly kind: 'too_far'; readonly days: number }
  | { readonly kind: 'daily_limit' | 'weekly_limit'; readonly limit: number }
  | { readonly kind: 'taken'; readonly by: Taken; readonly before_min: number; readonly after_min: number };

export interface Judged {
  readonly start: number;
  readonly freeHosts: readonly number[];
  /** None: it is offered. */
  readonly obstacles: readonly Obstacle[];
}

/** All that decides which times are offered. */
export interface SlotQuestion {
  readonly hours: OpenHours;
  readonly duration_min: number;
  readonly slot_step_min: number;
  readonly buffer_before_min: number;
  readonly buffer_after_min: number;
  readonly min_notice_min: number;
  readonly max_days_ahead: number;
  readonly daily_limit: number | null;
  readonly weekly_limit: number | null;
  readonly assignment: Assignment;
  readonly host_ids: readonly number[];
  readonly now: number;
  /** Starts that are asked about: from, and before until. */
  readonly from: number;
  readonly until: number;
  readonly taken: readonly Taken[];
  /** Starts of meetings of this kind that live, for the limits. */
  readonly counted: readonly number[];
}

/** Every start on the grid, with whoever is free or what stands against it. */
export function judgeTimes(question: SlotQuestion): Judged[] {
  const rules = rulesOf(question);
  return openingsBetween(question.hours, question).flatMap((opening) =>
    startsOf(opening, question).map((start) => rules.judge(start, opening)),
  );
}

/** The starts that are offered. */
export function offered(question: SlotQuestion): Judged[] {
  return judgeTimes(question).filter(({ obstacles }) => obstacles.length === 0);
}

/** Opening time and so many steps. */
function startsOf({ from: opens, until: closes }: Opening, { from, until, slot_step_min }: SlotQuestion): number[] {
  const step = slot_step_min * MINUTE_MS;
  const starts: number[] = [];
  const first = opens + Math.max(0, Math.ceil((from - opens) / step)) * step;
  for (let start = first; start < Math.min(closes, until); start += step) starts.push(start);
  return starts;
}

function rulesOf(question: SlotQuestion) {
  const { hours, now } = question;
  const dayOf = (at: number) => localDay(new Date(at), hours.tz);
  const lastDay = addDays(dayOf(now), question.max_days_ahead);
  const earliest = now + question.min_notice_min * MINUTE_MS;
  const perDay = countBy(question.counted, dayOf);
  const perWeek = countBy(question.counted, (at) => weekOf(dayOf(at)));
  const against = obstaclesOf(question);
  const general = (start: number, { day, until: closes }: Opening): Obstacle | null => {
    if (start + question.duration_min * MINUTE_MS > closes) return { kind: 'closes', at: closes };
    if (start < earliest) return { kind: 'too_soon', earliest };
    if (day > lastDay) return { kind: 'too_far', days: question.max_days_ahead };
    const { daily_limit: daily, weekly_limit: weekly } = question;
    if (daily !== null && (perDay.get(dayOf(start)) ?? 0) >= daily) return { kind: 'daily_limit', limit: daily };
    if (weekly !== null && (perWeek.get(weekOf(dayOf(start))) ?? 0) >= weekly) return { kind: 'weekly_limit', limit: weekly };
    return null;
  };
  const judge = (start: number, opening: Opening): Judged => {
    const obstacle = general(start, opening);
    if (obstacle) return { start, freeHosts: [], obstacles: [obstacle] };
    const { freeHosts, taken } = against(start);
    return { start, freeHosts, obstacles: suffices(question, freeHosts) ? [] : taken };
  };
  return { judge };
}

/** Whether those who are free are enough to hold it. */
export function suffices({ assignment, host_ids: hosts }: Pick<SlotQuestion, 'assignment' | 'host_ids'>, free: readonly number[]): boolean {
  return assignment === 'collective' ? hosts.length > 0 && free.length === hosts.length : free.length > 0;
}

/** Who is free at a start, and what takes the time of the others; whatever the opening hours and limits say. */
export function obstaclesOf(question: SlotQuestion): (start: number) => { freeHosts: number[]; taken: Obstacle[] } {
  const ofHost = question.host_ids.map((host) => [host, calendarOf(question, host)] as const);
  const { buffer_before_min: before_min, buffer_after_min: after_min } = question;
  return (start) => {
    const against = ofHost.map(([host, takenAt]) => [host, takenAt(start)] as const);
    const freeHosts = against.filter(([, by]) => by === null).map(([host]) => host);
    const taken = against.flatMap(([, by]) => (by === null ? [] : [{ kind: 'taken' as const, by, before_min, after_min }]));
    return { freeHosts, taken };
  };
}

/** The first taken time of a host whose protected window [from − before, until + after) meets that of a start; found by halving. */
function calendarOf(question: SlotQuestion, host: number): (start: number) => Taken | null {
  const mine = question.taken.filter(({ member_id }) => member_id === host).map((taken) => ({ taken, ...windowOf(taken) }));
  mine.sort((a, b) => a.from - b.from);
  // The latest end so far: nothing before it can still reach into a window that begins later.
  const reach: number[] = [];
  for (const { until } of mine) reach.push(Math.max(reach.at(-1) ?? Number.NEGATIVE_INFINITY, until));
  const own = { before: question.buffer_before_min * MINUTE_MS, after: (question.duration_min + question.buffer_after_min) * MINUTE_MS };
  return (start) => {
    const [from, until] = [start - own.before, start + own.after];
    for (let at = firstAbove(reach, from); at < mine.length; at += 1) {
      const window = mine[at];
      if (!window || window.from >= until) return null;
      if (window.until > from && window.until > window.from) return window.taken;
    }
    return null;
  };
}

export function windowOf({ from, until, before_min, after_min }: Taken): { from: number; until: number } {
  return { from: from - before_min * MINUTE_MS, until: until + after_min * MINUTE_MS };
}

function firstAbove(sorted: readonly number[], wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

function countBy(starts: readonly number[], keyOf: (at: number) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const start of starts) counts.set(keyOf(start), (counts.get(keyOf(start)) ?? 0) + 1);
  return counts;
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
