import { offsetOf } from '../../../platform/time/local-time';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The first instant at which the clock of a zone shows this or later. A time that a clock change leaves out begins where the change is; one
 * that comes twice means the first.
 *
 * @example firstInstant({ day: '2027-03-14', time: '02:30', tz: 'America/New_York' }) // 2027-03-14T07:00:00Z, as 03:00 comes after 02:00
 */
export function firstInstant({ day, time, tz }: { day: string; time: string; tz: string }): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * MINUTE_MS;
  const [before, after] = [offset(wall - DAY_MS, tz), offset(wall + DAY_MS, tz)];
  const early = wall - before;
  if (before === after || offset(early, tz) === before) return early;
  const late = wall - after;
  if (before > after) return late;
  return offset(late, tz) === after ? late : changeBetween(late, early, tz);
}

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const known = new Map<string, Map<number, number>>();
const MOST_KNOWN = 20_000;

/** Offsets change on the quarter of an hour: one look at the calendar of the world for each. */
function offset(at: number, tz: string): number {
  const quarter = Math.floor(at / (15 * MINUTE_MS));
  const ofZone = known.get(tz) ?? new Map<number, number>();
  if (ofZone.size > MOST_KNOWN) ofZone.clear();
  known.set(tz, ofZone);
  const found = ofZone.get(quarter) ?? offsetOf(new Date(quarter * 15 * MINUTE_MS), tz);
  ofZone.set(quarter, found);
  return found;
}

function changeBetween(from: number, to: number, tz: string): number {
  const before = offset(from, tz);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offset(middle, tz) === before) low = middle;
    else high = middle;
  }
  return high;
}
