import { addDays } from '@butterfly/contracts/days';
import type { Span } from '../dates';

/** The days that could be meant where an event is moved: one, several to ask about, or none that is still to come. */
interface DayMeant {
  readonly days: readonly string[];
  /** A day of the week was said, and neither a date nor which week. */
  readonly isWeekday: boolean;
}

const WEEKDAY = /^(?:on |to |the )*(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;
/** From so many days on, nobody who says “Friday” means the one of this week. */
const FAR = 10;
const DAY_MS = 86_400_000;

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * “Friday” for an event in January is the Friday of the week it is in, and for one of the next days also the Friday that comes. A day that
 * has begun or is over is never meant.
 *
 * @example dayMeant({ text: 'friday', from: '2026-11-27', to: '2026-11-27' }, { today: '2026-11-27', eventDay: '2027-01-14' }) // 2027-01-15
 */
export function dayMeant({ text, from }: Span, { today, eventDay }: { today: string; eventDay: string | null }): DayMeant {
  if (!WEEKDAY.test(text)) return { days: from > today ? [from] : [], isWeekday: false };
  const coming = from > today ? from : addDays(from, 7);
  if (eventDay === null) return { days: [coming], isWeekday: true };
  const ofItsWeek = addDays(eventDay, weekdayOf(from) - weekdayOf(eventDay));
  const isFar = daysFrom(today, eventDay) > FAR;
  const days = [...new Set(isFar ? [ofItsWeek] : [coming, ofItsWeek])].filter((day) => day > today && day !== eventDay);
  return { days: days.toSorted((a, b) => a.localeCompare(b)), isWeekday: true };
}
