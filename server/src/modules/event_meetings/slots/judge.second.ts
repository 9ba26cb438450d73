import type { OpenHours } from '@butterfly/contracts/event_meetings';
import type { SlotQuestion } from './judge';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const walls = new Map<string, string[]>();
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Which starts are offered, found the slow way for tests: every minute is shown on the clock of the zone, and asked whether it is open and
 * whether it is taken. Shares no arithmetic with what it judges.
 */
export function bruteForce(question: SlotQuestion): number[] {
  const found: number[] = [];
  for (let day = Math.floor(question.from / DAY_MS) - 1; day <= Math.floor(question.until / DAY_MS) + 1; day += 1)
    for (const { first, minutes } of runsNear(question.hours, day)) {
      for (let at = first; minutes.has(at); at += question.slot_step_min * MINUTE_MS)
        if (at >= question.from && at < question.until && isOffered(question, { at, minutes })) found.push(at);
    }
  return [...new Set(found)].sort((a, b) => a - b);
}

function isOffered(question: SlotQuestion, { at, minutes }: { at: number; minutes: ReadonlySet<number> }): boolean {
  const { hours, duration_min, buffer_before_min: before, buffer_after_min: after } = question;
  for (let minute = 0; minute < duration_min; minute += 1) if (!minutes.has(at + minute * MINUTE_MS)) return false;
  if (at < question.now + question.min_notice_min * MINUTE_MS) return false;
  const dayNumber = (when: number) => Date.parse(`${wallAt(when, hours.tz).slice(0, 10)}T00:00:00Z`) / DAY_MS;
  const today = dayNumber(question.now);
  if (dayNumber(at) > today + question.max_days_ahead) return false;
  const week = (when: number) => Math.floor((dayNumber(when) + 3) / 7);
  if (question.daily_limit !== null && question.counted.filter((one) => dayNumber(one) === dayNumber(at)).length >= question.daily_limit)
    return false;
  if (question.weekly_limit !== null && question.counted.filter((one) => week(one) === week(at)).length >= question.weekly_limit)
    return false;
  const isFree = (host: number) =>
    question.taken
      .filter(({ member_id }) => member_id === host)
      .every((taken) => {
        for (let minute = -before; minute < duration_min + after; minute += 1) {
          const now = at + minute * MINUTE_MS;
          if (now >= taken.from - taken.before_min * MINUTE_MS && now < taken.until + taken.after_min * MINUTE_MS) return false;
        }
        return true;
      });
  return question.assignment === 'collective' ? question.host_ids.every(isFree) : question.host_ids.some(isFree);
}

/** Minutes without a break that belong to one day of the schedule and are open, among those around a day of UTC. */
function runsNear(hours: OpenHours, day: number): { first: number; minutes: Set<number> }[] {
  const wanted = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const spans = spansOf(hours, wanted);
  const begun: number[] = [];
  for (const [start, end] of spans) {
    // From the first minute that shows the opening or later, to the first that shows the closing or later.
    const from = firstShowing(`${wanted} ${start}`, { hours, day });
    const until = firstShowing(end === '24:00' ? `${new Date((day + 1) * DAY_MS).toISOString().slice(0, 10)} 00:00` : `${wanted} ${end}`, {
      hours,
      day,
    });
    for (let at = from; at < until; at += MINUTE_MS) begun.push(at);
  }
  const open = new Set(begun);
  return [...open]
    .filter((at) => !open.has(at - MINUTE_MS))
    .map((first) => {
      const minutes = new Set<number>();
      for (let at = first; open.has(at); at += MINUTE_MS) minutes.add(at);
      return { first, minutes };
    });
}

function spansOf({ rules, overrides }: OpenHours, day: string): [string, string][] {
  const own = overrides.filter(({ date }) => date === day);
  if (own.length > 0) return own.flatMap(({ start, end }): [string, string][] => (start !== null && end !== null ? [[start, end]] : []));
  return rules.filter(({ weekday }) => weekday === new Date(`${day}T12:00:00Z`).getUTCDay()).map(({ start, end }) => [start, end]);
}

function firstShowing(wall: string, { hours: { tz }, day }: { hours: OpenHours; day: number }): number {
  for (let minute = -24 * 60; minute < 48 * 60; minute += 1) {
    const at = day * DAY_MS + minute * MINUTE_MS;
    if (wallAt(at, tz) >= wall) return at;
  }
  throw new Error(`The clock of ${tz} never shows ${wall}.`);
}

/** `2027-03-14 01:59`, read off the calendar of the world minute by minute. */
function wallAt(at: number, tz: string): string {
  const day = Math.floor(at / DAY_MS);
  const key = `${tz} ${day}`;
  const shown = walls.get(key) ?? Array.from({ length: 1440 }, (_, minute) => formatOf(tz).format(day * DAY_MS + minute * MINUTE_MS));
  walls.set(key, shown);
  return shown[Math.floor((at - day * DAY_MS) / MINUTE_MS)] ?? '';
}

function formatOf(tz: string): Intl.DateTimeFormat {
  const format = formats.get(tz) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' });
  formats.set(tz, format);
  return format;
}
