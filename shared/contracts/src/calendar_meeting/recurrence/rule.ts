/** A rule by which something comes again, as RFC 5545 writes it (RRULE), as far as it speaks of days. */
export interface Rule {
  readonly freq: 'DAILY' | 'MONTHLY' | 'WEEKLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | null;
  /** The last day on which it may come; with `untilAt` the day after it, since zones differ. */
  readonly until: string | null;
  /** Where the rule ends at a moment. */
  readonly untilAt: string | null;
  /** `weekday` 0 is Monday; `nth` 0 is each. */
  readonly byDay: readonly { readonly nth: number; readonly weekday: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  /** Days of a year, from its first, or from its last backwards. */
  readonly byYearDay: readonly number[];
  /** Weeks of a year; the first is the one with four of its days. */
  readonly byWeekNo: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
}

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const MOST_COUNT = 10_000;
const MOST_INTERVAL = 1_000;

/**
 * Reads a rule; what it cannot follow it says in words.
 *
 * @example readRule('FREQ=WEEKLY;BYDAY=MO,TH') // { freq: 'WEEKLY', byDay: [{ nth: 0, weekday: 0 }, …], … }
 * @example readRule('FREQ=SECONDLY') // { problem: 'comes more often than daily' }
 */
export function readRule(text: string): Rule | { readonly problem: string } {
  const parts = partsOf(text);
  if (parts === null) return { problem: 'is not a rule of repetition' };
  const unknown = [...parts.keys()].find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return { problem: `uses ${unknown.slice(0, 20)}, which is not supported` };
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  if (!freq) return { problem: /^(SECOND|MINUTE|HOUR)LY$/.test(parts.get('FREQ') ?? '') ? 'comes more often than daily' : 'has no FREQ' };
  const byDay = weekdays(parts.get('BYDAY'));
  const byMonthDay = numbers(parts.get('BYMONTHDAY'), 31);
  const byMonth = numbers(parts.get('BYMONTH'), 12);
  const byYearDay = numbers(parts.get('BYYEARDAY'), 366);
  const byWeekNo = numbers(parts.get('BYWEEKNO'), 53);
  const bySetPos = numbers(parts.get('BYSETPOS'), 366);
  const interval = whole(parts.get('INTERVAL') ?? '1', MOST_INTERVAL);
  const count = parts.has('COUNT') ? whole(parts.get('COUNT') ?? '', MOST_COUNT) : null;
  const end = untilOf(parts.get('UNTIL'));
  const weekStart = WEEKDAYS.indexOf((parts.get('WKST') ?? 'MO') as 'MO');
  const lists = byDay &&
    byMonthDay &&
    byMonth &&
    byYearDay &&
    byWeekNo &&
    bySetPos && { byMonthDay, byMonth, byYearDay, byWeekNo, bySetPos };
  if (!lists || interval === undefined || count === undefined || !end || weekStart < 0)
    return { problem: 'has a part that cannot be read' };
  if (lists.byMonth.some((month) => month < 1)) return { problem: 'names a month that there is not' };
  if (count !== null && end.until !== null) return { problem: 'ends twice' };
  const rule = { freq, interval, count, ...end, byDay, ...lists, weekStart };
  return problemOf(rule) ?? rule;
}

const KNOWN = new Set([
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'],
  ...['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS'],
]);

function problemOf({ freq, byDay, byMonthDay, byYearDay, byWeekNo, bySetPos }: Rule): { readonly problem: string } | null {
  const isNumbered = byDay.some(({ nth }) => nth !== 0);
  if (isNumbered && (freq === 'DAILY' || freq === 'WEEKLY')) return { problem: 'numbers weekdays of no month' };
  if (isNumbered && byMonthDay.length > 0) return { problem: 'numbers weekdays and days at once' };
  if (freq === 'WEEKLY' && byMonthDay.length > 0) return { problem: 'names days of a month by weeks' };
  const isOfYear = byYearDay.length > 0 || byWeekNo.length > 0;
  if (isOfYear && freq !== 'YEARLY') return { problem: 'names days or weeks of no year' };
  if (isOfYear && isNumbered) return { problem: 'numbers weekdays and weeks at once' };
  if (bySetPos.length > 0 && !isOfYear && byDay.length === 0 && byMonthDay.length === 0) return { problem: 'chooses among nothing' };
  return null;
}

function partsOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const part of text
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? [];
    if (name === '' || found.has(name)) return null;
    found.set(name, value);
  }
  return found;
}

function whole(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** Numbers from -most to most without 0; null: something else. */
function numbers(text: string | undefined, most: number): number[] | null {
  if (text === undefined) return [];
  const found = text.split(',').map((part) => (/^[+-]?\d{1,3}$/.test(part) ? Number(part) : 0));
  return found.every((value) => value !== 0 && Math.abs(value) <= most) && found.length <= 60 ? found : null;
}

function weekdays(text: string | undefined): Rule['byDay'][number][] | null {
  if (text === undefined) return [];
  const found: Rule['byDay'][number][] = [];
  for (const part of text.split(',')) {
    const [, nth, name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part) ?? [];
    const weekday = WEEKDAYS.indexOf(name as 'MO');
    if (weekday < 0 || nth === '0' || Math.abs(Number(nth ?? 0)) > 53) return null;
    found.push({ nth: Number(nth ?? 0), weekday });
  }
  return found.length <= 60 ? found : null;
}

function untilOf(text: string | undefined): Pick<Rule, 'until' | 'untilAt'> | null {
  if (text === undefined) return { until: null, untilAt: null };
  const [, year = '', month = '', day = '', hour, minute, second] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`);
  if (Number.isNaN(at)) return null;
  if (hour === undefined) return { until: `${year}-${month}-${day}`, untilAt: null };
  return { until: new Date(at + 86_400_000).toISOString().slice(0, 10), untilAt: new Date(at).toISOString() };
}

/**
 * The rule with another end.
 *
 * @example endingOn('FREQ=DAILY;COUNT=9', '2027-06-12') // 'FREQ=DAILY;UNTIL=20270612'
 */
export function endingOn(text: string, until: string | null): string {
  const kept = text.split(';').filter((part) => !/^(?:COUNT|UNTIL)=/.test(part));
  return [...kept, ...(until === null ? [] : [`UNTIL=${until.replace(/-/g, '')}`])].join(';');
}

/** The rule with another number of times. @example withCount('FREQ=DAILY;COUNT=9', 4) // 'FREQ=DAILY;COUNT=4' */
export function withCount(text: string, count: number): string {
  return `${endingOn(text, null)};COUNT=${count}`;
}

/**
 * The rule of a series that is moved from one day to another: what names the old weekday, or the old day of the month, names the new one.
 *
 * @example movedRule('FREQ=WEEKLY;BYDAY=MO,TH', '2027-06-07', '2027-06-08') // 'FREQ=WEEKLY;BYDAY=TU,FR'
 * @example movedRule('FREQ=MONTHLY;BYDAY=2MO', '2027-06-14', '2027-06-15') // 'FREQ=MONTHLY;BYDAY=3TU'
 */
export function movedRule(text: string, from: string, to: string): string {
  const [before, after] = [Date.parse(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const shift = Math.round((after.getTime() - before) / 86_400_000);
  const date = after.getUTCDate();
  return text
    .replace(
      /BYDAY=([A-Z0-9,+-]+)/,
      (_all, list: string) =>
        `BYDAY=${list
          .split(',')
          .map((part) => movedWeekday(part, shift, date))
          .join(',')}`,
    )
    .replace(/BYMONTHDAY=\d+(?=;|$)/, `BYMONTHDAY=${date}`)
    .replace(/BYMONTH=\d+(?=;|$)/, `BYMONTH=${after.getUTCMonth() + 1}`);
}

function movedWeekday(part: string, shift: number, date: number): string {
  const name = part.slice(-2);
  const nth = part.slice(0, -2);
  const moved = WEEKDAYS[(((WEEKDAYS.indexOf(name as 'MO') + shift) % 7) + 7) % 7] ?? name;
  return `${nth === '' || nth.startsWith('-') ? nth : Math.ceil(date / 7)}${moved}`;
}
