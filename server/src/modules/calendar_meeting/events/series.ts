import { daysOfText, endingOn, movedRule, readRule, withCount, type Event, type EventPatch } from '@butterfly/contracts/calendar_meeting';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { StoredEvent } from './repository';

/** The days and the rule of a series that is changed from one of its days on, or as a whole. */
export interface Reshaped {
  readonly start_day: string;
  readonly end_day: string;
  readonly rrule: string | null;
  /** By how many days it moves. */
  readonly shift: number;
}

type Shape = Pick<Event, 'end_day' | 'rrule' | 'start_day'>;

/** What a change that names one of its days makes of a whole series. */
export function reshaped(event: Shape, { patch, day }: { patch: EventPatch; day: string }): Reshaped {
  const shift = patch.start_day === undefined ? 0 : daysBetween(day, patch.start_day);
  const start_day = addDays(event.start_day, shift);
  const length =
    patch.end_day === undefined ? daysBetween(event.start_day, event.end_day) : daysBetween(patch.start_day ?? day, patch.end_day);
  const kept = event.rrule === null || shift === 0 ? event.rrule : movedRule(event.rrule, event.start_day, start_day);
  return { start_day, end_day: addDays(start_day, length), rrule: patch.rrule === undefined ? kept : patch.rrule, shift };
}

/** A series cut in two before one of its days: the rule of what was, and of what comes. */
export function cut({ start_day, rrule }: Shape, day: string): { before: string; after: string } {
  const text = rrule ?? '';
  const rule = readRule(text);
  const gone = daysOfText({ text, start: start_day, from: start_day, to: addDays(day, -1), most: 10_000 }).length;
  const left = 'problem' in rule || rule.count === null ? null : rule.count - gone;
  return {
    before: left === null ? endingOn(text, addDays(day, -1)) : withCount(text, gone),
    after: left === null ? text : withCount(text, left),
  };
}

/** What of a change concerns when it is. */
export const movesIt = (patch: EventPatch): boolean =>
  (['all_day', 'start_day', 'end_day', 'start_time', 'end_time', 'tz', 'rrule'] as const).some((field) => patch[field] !== undefined);

/** The fields of one day of a series, as an event of its own has them. */
export function asOnDay(event: StoredEvent, day: string): StoredEvent {
  return { ...event, start_day: day, end_day: addDays(day, daysBetween(event.start_day, event.end_day)) };
}
