import type { Span } from '../dates';

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;
const SAYS_YEAR = /\b20\d\d\b|\b(?:next|this|last) year\b/i;

/**
 * A month or a day without a year, as the rest of a question about a time with one, is the nearest to that: “and November?” after October
 * 2027 is November 2027.
 *
 * @example nearBefore(<November 2026>, <October 2027>) // November 2027
 */
export function nearBefore(span: Span, before: Span): Span {
  if (!MONTH.test(span.text) || SAYS_YEAR.test(span.text) || !SAYS_YEAR.test(before.text)) return span;
  const years = [0, 1, 2, -1, -2].flatMap((away) => inYears(span, away) ?? []);
  const [nearest = span] = years.sort((one, other) => distance(one, before) - distance(other, before));
  return nearest;
}

/** Undefined: that year has no such day. */
function inYears({ from, to, text }: Span, years: number): Span | undefined {
  const [first, last] = [dayIn(from, years), dayIn(to, years)];
  const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && dayAfter(to).endsWith('-01');
  if (isMonth && first) return { from: first, to: lastOfMonth(first), text };
  return first && last ? { from: first, to: last, text } : undefined;
}

function dayIn(day: string, years: number): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year + years, month - 1, date));
  return moved.getUTCMonth() === month - 1 ? isoOf(moved) : undefined;
}

const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
const dayAfter = (day: string): string => isoOf(new Date(Date.parse(day) + 86_400_000));
const lastOfMonth = (first: string): string => isoOf(new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)));
const distance = (one: Pick<Span, 'from'>, other: Pick<Span, 'from'>): number => Math.abs(Date.parse(one.from) - Date.parse(other.from));
