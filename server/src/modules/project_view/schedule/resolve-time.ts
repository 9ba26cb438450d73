import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { EntryTime } from '@butterfly/contracts/project_view';

/** What times are counted from: the day and the wall-clock start of the event, where they are known. */
export interface EventTime {
  readonly event_date: string | null;
  readonly start_time: string | null;
}

/** The calendar day and, on the event day, the minute that a time means. Null where the event does not say enough. */
export function resolveTime(when: EntryTime, { event_date, start_time }: EventTime): { day: string | null; minute: number | null } {
  switch (when.anchor) {
    case 'event_date':
      return { day: event_date && dayReached(event_date, when.offset_days), minute: null };
    case 'day':
      return { day: when.day, minute: null };
    case 'event_start':
      return { day: event_date, minute: start_time === null ? null : minuteOf(start_time) + when.offset_minutes };
    case 'time':
      return { day: event_date, minute: when.minute };
  }
}

/** Null for a day before the year 1 or after 9999, which no calendar of ours can write. */
function dayReached(from: string, offset: number): string | null {
  const day = addDays(from, offset);
  return daysBetween(from, day) === offset ? day : null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
