import type { Span } from '../../planner/dates';

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** "In October" of what has been is the one before, not the one to come. */
export function backInTime(span: Span | undefined, today: string): Span | undefined {
  if (!span || span.from <= today || !MONTH.test(span.text) || /\b20\d\d\b|\bnext\b/i.test(span.text)) return span;
  const lastYear = (day: string) => `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return { ...span, from: lastYear(span.from), to: lastYear(span.to) };
}
