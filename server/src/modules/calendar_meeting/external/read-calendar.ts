import { daysOfRule, readRule } from '@butterfly/contracts/calendar_meeting';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import { instantOf, localDay } from '../../../platform/time/local-time';

/** When somebody is busy, and nothing more. */
export interface Busy {
  readonly start_at: string;
  readonly end_at: string;
  readonly all_day: boolean;
}

interface Asked {
  readonly from: string;
  readonly to: string;
  /** Of times that name no zone that there is. */
  readonly tz: string;
}

/** Why a calendar cannot be taken in. */
class CalendarProblem extends Error {
  readonly code = 'calendar_problem';
}

/** The reason in words; null: it is another fault. */
export const reasonOf = (error: unknown): string | null =>
  (error as { code?: unknown }).code === 'calendar_problem' ? (error as Error).message : null;

const MOST_EVENTS = 20_000;
const MOST_BUSY = 5_000;
const MOST_LINE = 4_000;

interface Stamp {
  readonly day: string;
  /** Null: a whole day. */
  readonly time: string | null;
  readonly tz: string;
}

interface Found {
  uid: string;
  start: Stamp | null;
  end: Stamp | null;
  duration: string | null;
  rrule: string | null;
  except: string[];
  replaces: string | null;
  isFree: boolean;
}

/**
 * When a calendar file says that its owner is busy, between two days. It is read line by line; a rule that comes too often, or a file with too
 * much in it, is a problem said in words.
 *
 * @throws CalendarProblem
 */
export function readCalendar(text: string, asked: Asked): { busy: Busy[]; events: number } {
  const found = eventsIn(text, asked.tz);
  const replaced = new Set(found.flatMap(({ uid, replaces }) => (replaces === null ? [] : [`${uid} ${replaces}`])));
  const busy: Busy[] = [];
  for (const event of found) {
    if (event.isFree || event.start === null) continue;
    for (const one of timesOf(event, asked, replaced)) {
      busy.push(one);
      if (busy.length > MOST_BUSY)
        throw new CalendarProblem(`It has more than ${MOST_BUSY.toLocaleString('en-US')} entries in the time to come.`);
    }
  }
  return { busy, events: found.length };
}

function eventsIn(text: string, tz: string): Found[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarProblem('This is not a calendar.');
  const found: Found[] = [];
  let current: Found | null = null;
  let depth = 0;
  for (const line of unfolded(text)) {
    const [name, parameters, value] = parted(line);
    if (name === 'BEGIN' && value === 'VEVENT') [current, depth] = [blank(), 0];
    else if (name === 'BEGIN') depth += 1;
    else if (name === 'END' && value === 'VEVENT' && current) {
      found.push(current);
      current = null;
      if (found.length > MOST_EVENTS) throw new CalendarProblem(`It has more than ${MOST_EVENTS.toLocaleString('en-US')} entries.`);
    } else if (name === 'END') depth -= 1;
    // What is said of an alarm in it is not said of the event.
    else if (current && depth === 0) note(current, { name, parameters, value, tz });
  }
  return found;
}

const blank = (): Found => ({ uid: '', start: null, end: null, duration: null, rrule: null, except: [], replaces: null, isFree: false });

function note(event: Found, { name, parameters, value, tz }: { name: string; parameters: string; value: string; tz: string }): void {
  const stamp = () => stampOf(value, parameters, tz);
  if (name === 'UID') event.uid = value;
  else if (name === 'DTSTART') event.start = stamp();
  else if (name === 'DTEND') event.end = stamp();
  else if (name === 'DURATION') event.duration = value;
  else if (name === 'RRULE') event.rrule = value;
  else if (name === 'RECURRENCE-ID') event.replaces = keyOf(stamp());
  else if (name === 'EXDATE') event.except.push(...value.split(',').flatMap((one) => keyOf(stampOf(one, parameters, tz)) ?? []));
  else if ((name === 'TRANSP' && value === 'TRANSPARENT') || (name === 'STATUS' && value === 'CANCELLED')) event.isFree = true;
}

function* unfolded(text: string): Generator<string> {
  let line = '';
  let from = 0;
  while (from < text.length) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    const raw = text.slice(from, text.charAt(end - 1) === '\r' ? end - 1 : end);
    from = end + 1;
    if (raw.startsWith(' ') || raw.startsWith('\t')) {
      if (line.length < MOST_LINE) line += raw.slice(1);
    } else {
      if (line !== '') yield line;
      line = raw.slice(0, MOST_LINE);
    }
  }
  if (line !== '') yield line;
}

function parted(line: string): [name: string, parameters: string, value: string] {
  const [, name = '', parameters = '', value = ''] = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  return [name.toUpperCase(), parameters, value.trim()];
}

function stampOf(value: string, parameters: string, tz: string): Stamp | null {
  const [, year = '', month = '', date = '', hour, minute, , zulu] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (year === '' || Number.isNaN(Date.parse(`${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`))) return null;
  if (hour === undefined || minute === undefined) return { day, time: null, tz };
  const named = zulu ? 'UTC' : (/TZID="?([^";:]+)"?/i.exec(parameters)?.[1] ?? tz);
  return { day, time: `${hour}:${minute}`, tz: isZone(named) ? named : tz };
}

function keyOf(stamp: Stamp | null): string | null {
  if (stamp === null) return null;
  return stamp.time === null ? stamp.day : momentOf(stamp);
}
const momentOf = ({ day, time, tz }: Stamp): string => instantOf({ day, time: time ?? '00:00', tz }).toISOString();

const zones = new Map<string, boolean>();
function isZone(tz: string): boolean {
  const known = zones.get(tz);
  if (known !== undefined) return known;
  let good = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: tz });
  } catch {
    good = false;
  }
  if (zones.size < 500) zones.set(tz, good);
  return good;
}

function* timesOf(event: Found, { from, to, tz }: Asked, replaced: ReadonlySet<string>): Generator<Busy> {
  const { start } = event;
  if (start === null) return;
  const length = lengthOf(event, start);
  const reach = Math.ceil(length / 86_400_000);
  const except = new Set(event.except);
  const days = daysOf(event, start, { from: addDays(from, -reach - 1), to: addDays(to, 1) });
  const first = instantOf({ day: from, time: '00:00', tz }).getTime();
  const last = instantOf({ day: addDays(to, 1), time: '00:00', tz }).getTime();
  for (const { day, endsAt } of days) {
    const key = keyOf({ ...start, day }) ?? day;
    if (except.has(key) || (event.replaces === null && event.rrule !== null && replaced.has(`${event.uid} ${key}`))) continue;
    // A whole day is the day of the business, wherever the other calendar was kept.
    const begins = start.time === null ? instantOf({ day, time: '00:00', tz }).getTime() : Date.parse(momentOf({ ...start, day }));
    const ends = start.time === null ? instantOf({ day: addDays(day, Math.max(1, reach)), time: '00:00', tz }).getTime() : begins + length;
    if (ends <= first || begins >= last || ends <= begins || (endsAt !== null && begins > endsAt)) continue;
    yield { start_at: new Date(begins).toISOString(), end_at: new Date(ends).toISOString(), all_day: start.time === null };
  }
}

function daysOf({ rrule, replaces }: Found, start: Stamp, span: { from: string; to: string }): { day: string; endsAt: number | null }[] {
  if (rrule === null || replaces !== null) return start.day >= span.from && start.day <= span.to ? [{ day: start.day, endsAt: null }] : [];
  const rule = readRule(rrule);
  if ('problem' in rule) throw new CalendarProblem(`One of its rules of repetition ${rule.problem}.`);
  const endsAt = rule.untilAt === null ? null : Date.parse(rule.untilAt);
  const days = daysOfRule({ rule, start: start.day, ...span, most: MOST_BUSY + 1 });
  // The first time counts for every calendar program, also where the rule does not name its day.
  const all = days.includes(start.day) || start.day < span.from || start.day > span.to ? days : [start.day, ...days];
  return all.map((day) => ({ day, endsAt }));
}

const HOUR_MS = 3_600_000;
const LONGEST_MS = 60 * 86_400_000;

function lengthOf({ end, duration }: Found, start: Stamp): number {
  if (end !== null) {
    const length =
      start.time === null ? daysBetween(start.day, end.day) * 86_400_000 : Date.parse(momentOf(end)) - Date.parse(momentOf(start));
    return Math.min(LONGEST_MS, Math.max(0, length));
  }
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+S)?)?$/.exec(duration ?? '') ?? [];
  const length = (Number(weeks ?? 0) * 7 + Number(days ?? 0)) * 24 * HOUR_MS + Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * 60_000;
  return Math.min(LONGEST_MS, length);
}

/** The day of the business, for whoever asks which days are looked at. */
export const spanFrom = (now: Date, tz: string): Asked => {
  const today = localDay(now, tz);
  return { from: addDays(today, -31), to: addDays(today, 366), tz };
};
