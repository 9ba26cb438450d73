import { isInWeeks } from './weeks-of-year';
import { readRule, type Rule } from './rule';

const DAY_MS = 86_400_000;
/** How many periods of a rule are gone through at most: 54 years of days. A rule that never comes ends here too. */
const MOST_PERIODS = 20_000;

/** A day as a number, and back: 0 is the first of January 1970. */
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOf = (at: number): string => new Date(at * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (at: number): number => (((at + 3) % 7) + 7) % 7;

interface Asked {
  readonly rule: Rule;
  /** The first day; one that the rule does not name is none of its days. */
  readonly start: string;
  readonly from: string;
  readonly to: string;
  /** More than this are not looked for. */
  readonly most?: number;
}

/**
 * The days of a rule from one day to another, both included. It begins near `from` where it can, so that a rule of long ago costs no more.
 *
 * @example daysOfRule({ rule, start: '2027-01-04', from: '2027-06-01', to: '2027-06-30' }) // every Monday of June
 */
export function daysOfRule({ rule, start, from, to, most = 5_000 }: Asked): string[] {
  const [first, low] = [numberOf(start), numberOf(from)];
  const high = Math.min(numberOf(to), rule.until === null ? Infinity : numberOf(rule.until));
  const found: string[] = [];
  let seen = 0;
  const begin = rule.count === null ? Math.max(0, periodsBefore(rule, first, low)) : 0;
  for (let step = begin; step < begin + MOST_PERIODS; step += 1) {
    const period = periodAt(rule, first, step * rule.interval);
    if (period.begins > high) break;
    for (const at of daysIn(rule, first, period)) {
      if (at < first) continue;
      seen += 1;
      if (at > high || (rule.count !== null && seen > rule.count)) return found;
      if (at >= low) found.push(dayOf(at));
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** As `daysOfRule`, of a rule as it is written; none of one that cannot be read. */
export function daysOfText({ text, ...asked }: Omit<Asked, 'rule'> & { readonly text: string }): string[] {
  const rule = readRule(text);
  return 'problem' in rule ? [] : daysOfRule({ rule, ...asked });
}

interface Period {
  readonly begins: number;
  readonly ends: number;
}

/** How many steps of the rule lie surely before a day. */
function periodsBefore({ freq, interval }: Rule, first: number, low: number): number {
  const length = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[freq] * interval;
  return Math.floor((low - first) / length) - 2;
}

function periodAt({ freq, weekStart }: Rule, first: number, offset: number): Period {
  if (freq === 'DAILY') return { begins: first + offset, ends: first + offset };
  if (freq === 'WEEKLY') {
    const begins = first - ((weekdayOf(first) - weekStart + 7) % 7) + offset * 7;
    return { begins, ends: begins + 6 };
  }
  const date = new Date(first * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return freq === 'MONTHLY'
    ? monthOf(year, month + offset)
    : { begins: monthOf(year + offset, 0).begins, ends: monthOf(year + offset, 11).ends };
}

function monthOf(year: number, month: number): Period {
  const begins = Math.round(Date.UTC(year, month, 1) / DAY_MS);
  return { begins, ends: Math.round(Date.UTC(year, month + 1, 1) / DAY_MS) - 1 };
}

/** The days of a period, in their order, after a choice by position. */
function daysIn(rule: Rule, first: number, period: Period): number[] {
  const days = [...new Set(candidates(rule, first, period))].sort((a, b) => a - b);
  if (rule.bySetPos.length === 0) return days;
  const chosen = rule.bySetPos.map((position) => days.at(position > 0 ? position - 1 : position));
  return [...new Set(chosen.filter((day) => day !== undefined))].sort((a, b) => a - b);
}

function candidates(rule: Rule, first: number, period: Period): number[] {
  const { freq, byDay, byMonth, byMonthDay } = rule;
  if (freq === 'DAILY') return isNamed(rule, period.begins) ? [period.begins] : [];
  if (freq === 'WEEKLY') {
    const wanted = byDay.length > 0 ? byDay.map(({ weekday }) => weekday) : [weekdayOf(first)];
    return each(period).filter((at) => wanted.includes(weekdayOf(at)) && isInMonths(byMonth, at));
  }
  if (rule.byYearDay.length > 0 || rule.byWeekNo.length > 0) return daysOfYear(rule, first, period);
  const isWholeYear = freq === 'YEARLY' && byMonth.length === 0 && byMonthDay.length === 0;
  if (isWholeYear && byDay.length > 0) return byWeekday(rule, period);
  return monthsIn(rule, first, period).flatMap((month) => daysOfMonth(rule, first, month));
}

/** Days of a year by their number, or of its weeks; all other parts choose among them. */
function daysOfYear(rule: Rule, first: number, year: Period): number[] {
  const numbered = rule.byYearDay.map((number) => (number > 0 ? year.begins + number - 1 : year.ends + 1 + number));
  const days = rule.byYearDay.length > 0 ? numbered.filter((at) => at >= year.begins && at <= year.ends) : each(year);
  const isNamedDay = rule.byDay.length > 0 || rule.byMonthDay.length > 0 || rule.byYearDay.length > 0;
  const byDay = isNamedDay ? rule.byDay : [{ nth: 0, weekday: weekdayOf(first) }];
  return days.filter((at) => isNamed({ ...rule, byDay }, at) && (rule.byWeekNo.length === 0 || isInWeeks(rule, at)));
}

/** The months of a period that a rule looks at: those it names, or that of the first day. */
function monthsIn({ freq, byMonth, byMonthDay }: Rule, first: number, { begins }: Period): Period[] {
  const date = new Date(begins * DAY_MS);
  const year = date.getUTCFullYear();
  if (freq === 'MONTHLY') return isInMonths(byMonth, begins) ? [monthOf(year, date.getUTCMonth())] : [];
  const all = byMonthDay.length > 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [new Date(first * DAY_MS).getUTCMonth() + 1];
  return (byMonth.length > 0 ? byMonth : all).map((month) => monthOf(year, month - 1));
}

function daysOfMonth(rule: Rule, first: number, month: Period): number[] {
  if (rule.byMonthDay.length === 0 && rule.byDay.length > 0) return byWeekday(rule, month);
  const numbers = rule.byMonthDay.length > 0 ? rule.byMonthDay : [new Date(first * DAY_MS).getUTCDate()];
  const days = numbers.map((number) => (number > 0 ? month.begins + number - 1 : month.ends + 1 + number));
  const weekdays = rule.byDay.map(({ weekday }) => weekday);
  return days.filter((at) => at >= month.begins && at <= month.ends && (weekdays.length === 0 || weekdays.includes(weekdayOf(at))));
}

/** Each Friday of a month or year, or the second, or the last but one. */
function byWeekday({ byDay }: Rule, { begins, ends }: Period): number[] {
  return byDay.flatMap(({ nth, weekday }) => {
    const days = each({ begins, ends }).filter((at) => weekdayOf(at) === weekday);
    if (nth === 0) return days;
    const one = days.at(nth > 0 ? nth - 1 : nth);
    return one === undefined ? [] : [one];
  });
}

function isNamed({ byDay, byMonth, byMonthDay }: Rule, at: number): boolean {
  if (!isInMonths(byMonth, at)) return false;
  if (byDay.length > 0 && !byDay.some(({ weekday }) => weekday === weekdayOf(at))) return false;
  if (byMonthDay.length === 0) return true;
  const date = new Date(at * DAY_MS);
  const { begins, ends } = monthOf(date.getUTCFullYear(), date.getUTCMonth());
  return byMonthDay.some((number) => at === (number > 0 ? begins + number - 1 : ends + 1 + number));
}

const isInMonths = (months: readonly number[], at: number): boolean =>
  months.length === 0 || months.includes(new Date(at * DAY_MS).getUTCMonth() + 1);

const each = ({ begins, ends }: Period): number[] => Array.from({ length: ends - begins + 1 }, (_, at) => begins + at);
