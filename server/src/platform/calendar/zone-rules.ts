import { offsetOf } from '../time/local-time';

const DAY_MS = 86_400_000;
const STEP_MS = 7 * DAY_MS;
const YEARS_AFTER = 6;

/** What a calendar file says of a zone: each change of its clock from a year before a moment until some years later (VTIMEZONE). */
export function zoneRules(tz: string, near: number): string[] {
  const from = near - 366 * DAY_MS;
  const until = near + YEARS_AFTER * 366 * DAY_MS;
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${tz}`,
    ...observance({ at: from, before: offset(from, tz), after: offset(from, tz), isSummer: false }),
  ];
  for (let at = from; at < until; at += STEP_MS) {
    const [before, after] = [offset(at, tz), offset(at + STEP_MS, tz)];
    if (before !== after) lines.push(...observance({ at: changeIn(at, tz), before, after, isSummer: after > before }));
  }
  return [...lines, 'END:VTIMEZONE'];
}

const offset = (at: number, tz: string): number => offsetOf(new Date(at), tz);

/** The minute at which the clock changes in the week from `start` on. */
function changeIn(start: number, tz: string): number {
  const before = offset(start, tz);
  let [low, high] = [start, start + STEP_MS];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offset(middle, tz) === before) low = middle;
    else high = middle;
  }
  return high;
}

function observance({ at, before, after, isSummer }: { at: number; before: number; after: number; isSummer: boolean }): string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD';
  const local = new Date(at + before).toISOString().slice(0, 16).replace(/[-:]/g, '');
  return [`BEGIN:${name}`, `DTSTART:${local}00`, `TZOFFSETFROM:${clock(before)}`, `TZOFFSETTO:${clock(after)}`, `END:${name}`];
}

/** @example clock(-4 * 3_600_000) // '-0400' */
function clock(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
