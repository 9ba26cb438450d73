import { addDays } from '@butterfly/contracts/days';
import { localDay } from '../../../platform/time/local-time';

/** A business with events every day must not stand still for ever: a freeze lasts as long as its events follow each other, but not longer. */
export const LONGEST_DAYS = 14;

/** The freeze of event days that is on now. */
export interface Freeze {
  /** Midnight of the first day, in the business's time zone; milliseconds. */
  readonly since: number;
  readonly days: readonly string[];
}

/**
 * On the day of an event and the day before nothing changes. Days that follow each other are one freeze, counted from
 * its first day.
 */
export function freezeAt(eventDays: readonly string[], { timeZone, now }: { timeZone: string; now: Date }): Freeze | null {
  const events = new Set(eventDays);
  const isQuiet = (day: string): boolean => events.has(day) || events.has(addDays(day, 1));
  const today = localDay(now, timeZone);
  if (!isQuiet(today)) return null;
  let first = today;
  for (let back = 0; back < LONGEST_DAYS && isQuiet(addDays(first, -1)); back += 1) first = addDays(first, -1);
  return { since: midnight(first, timeZone), days: eventDays.filter((day) => day >= first) };
}

/** The moment a day begins in a time zone. */
function midnight(day: string, timeZone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`);
  // Twice, because the first correction may cross the change to summer time.
  return [0, 1].reduce((moment) => guess - offsetAt(moment, timeZone), guess);
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '00';
  return (
    Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`) -
    Math.floor(moment / 1_000) * 1_000
  );
}
