import { daysOfText, readRule, type Event, type NewEvent } from '@butterfly/contracts/calendar_meeting';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import { AppError } from '../../../platform/http/app-error';
import { instantOf } from '../../../platform/time/local-time';

const MOST_DAYS = 60;
export const FAR = '9999-12-31';

export type When = Pick<Event, 'all_day' | 'end_day' | 'end_time' | 'start_day' | 'start_time' | 'tz'>;
type Moments = Pick<Event, 'end_at' | 'start_at'>;

/** The moments of something on one of its days; of whole days there are none. A clock that is moved meanwhile is minded. */
export function momentsOn(when: When, day: string): Moments {
  if (when.all_day || when.start_time === null || when.end_time === null) return { start_at: null, end_at: null };
  const last = addDays(day, daysBetween(when.start_day, when.end_day));
  return {
    start_at: instantOf({ day, time: when.start_time, tz: when.tz }).toISOString(),
    end_at: instantOf({ day: last, time: when.end_time, tz: when.tz }).toISOString(),
  };
}

const wrong = (field: string, message: string) => new AppError('invalid_input', { fields: { [field]: [message] } });

/**
 * When something is, checked and whole. Of whole days no time is kept.
 *
 * @throws AppError `invalid_input` by field
 */
export function checkedWhen(wish: Pick<NewEvent, keyof When>, tz: string): When & Moments {
  const { all_day, start_day, end_day } = wish;
  const length = daysBetween(start_day, end_day);
  if (length < 0) throw wrong('end_day', 'must not be before it begins');
  if (length > MOST_DAYS) throw wrong('end_day', `must be at most ${MOST_DAYS} days later`);
  if (start_day < '1900-01-01' || end_day > '9990-01-01') throw wrong('start_day', 'is too far away');
  const zone = wish.tz ?? tz;
  if (all_day) return { all_day, start_day, end_day, start_time: null, end_time: null, tz: zone, start_at: null, end_at: null };
  if (wish.start_time === null) throw wrong('start_time', 'is needed where it does not take whole days');
  if (wish.end_time === null) throw wrong('end_time', 'is needed where it does not take whole days');
  const when = { all_day, start_day, end_day, start_time: wish.start_time, end_time: wish.end_time, tz: zone };
  const moments = momentsOn(when, start_day);
  if (moments.start_at === null || moments.end_at === null || moments.end_at <= moments.start_at)
    throw wrong('end_time', 'must be after it begins');
  return { ...when, ...moments };
}

/** The last day on which a series, or a single event, is; null: it comes again for ever. @throws AppError `invalid_input` */
export function lastDayOf({ start_day, end_day, rrule }: Pick<Event, 'end_day' | 'rrule' | 'start_day'>): string | null {
  if (rrule === null) return end_day;
  const rule = readRule(rrule);
  if ('problem' in rule) throw wrong('rrule', rule.problem);
  const [first] = daysOfText({ text: rrule, start: start_day, from: start_day, to: FAR, most: 1 });
  if (first !== start_day) throw wrong('rrule', 'does not come on the day on which it begins');
  const length = daysBetween(start_day, end_day);
  if (rule.until !== null) return addDays(rule.until, length);
  if (rule.count === null) return null;
  return addDays(daysOfText({ text: rrule, start: start_day, from: start_day, to: FAR, most: 10_000 }).at(-1) ?? start_day, length);
}

/** The days on which an event begins within a span, and which may reach into it. */
export function daysWithin(
  event: Pick<Event, 'end_day' | 'except_days' | 'rrule' | 'start_day'>,
  { from, to }: { from: string; to: string },
): string[] {
  const { start_day, end_day, rrule, except_days } = event;
  const low = addDays(from, -daysBetween(start_day, end_day));
  if (rrule === null) return start_day >= low && start_day <= to ? [start_day] : [];
  const except = new Set(except_days);
  return daysOfText({ text: rrule, start: start_day, from: low, to }).filter((day) => !except.has(day));
}

/** Whether an event is on a day, its days taken off left out. */
export const isOn = (event: Pick<Event, 'end_day' | 'except_days' | 'rrule' | 'start_day'>, day: string): boolean =>
  daysWithin({ ...event, end_day: event.start_day }, { from: day, to: day }).length > 0;
