import type { Event, Reminder } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import { instantOf } from '../../../platform/time/local-time';
import { daysWithin, momentsOn, type When } from './when';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** A reminder that could not be given for so long is none any more. */
const LATE_MS = 60 * MINUTE_MS;
/** Whole days are reminded of from nine in the morning of their first day backwards. */
const MORNING = '09:00';

/** A reminder whose time has come, and on which of the days of the event. */
export interface Due extends Reminder {
  readonly day: string;
  readonly beginsAt: string;
}

/** Which of its reminders are due now. */
export function dueOf(
  event: Pick<Event, 'except_days' | 'reminders' | 'rrule'> & When,
  { span, now }: { span: { from: string; to: string }; now: Date },
): Due[] {
  return daysWithin(event, span).flatMap((day) => {
    const beginsAt = momentsOn(event, day).start_at ?? instantOf({ day, time: MORNING, tz: event.tz }).toISOString();
    const isDue = ({ minutes }: Reminder) => {
      const at = reminderAt(event, { day, minutes });
      return at <= now.getTime() && at > now.getTime() - LATE_MS;
    };
    return event.reminders.filter(isDue).map((reminder) => ({ ...reminder, day, beginsAt }));
  });
}

/**
 * When somebody is reminded. Days are counted by the calendar, so that a week before nine o'clock is nine o'clock, over a change of the
 * clocks too; minutes are minutes.
 *
 * @example reminderAt({ …'2027-03-20', 09:00, New York }, { day: '2027-03-20', minutes: 10_080 }) // 2027-03-13T14:00:00Z
 */
export function reminderAt(when: When, { day, minutes }: { day: string; minutes: number }): number {
  const time = when.all_day ? MORNING : (when.start_time ?? MORNING);
  const before = instantOf({ day: addDays(day, -Math.floor(minutes / DAY_MINUTES)), time, tz: when.tz });
  return before.getTime() - (minutes % DAY_MINUTES) * MINUTE_MS;
}
