import { BEGINNING, type Span } from '../../planner/dates';

const HALF_A_YEAR = 182 * 86_400_000;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** "Before October" of what has been or is due has no beginning, and is the October that was. */
export function openBefore(span: Span | undefined, today: string): Span | undefined {
  if (!span || !/^(?:before|until|till|up to|prior to) /i.test(span.text) || !MONTH.test(span.text)) return span;
  const isFar = Date.parse(span.to) - Date.parse(today) > HALF_A_YEAR && !/\b20\d\d\b|\bnext\b/i.test(span.text);
  return { ...span, from: BEGINNING, to: isFar ? `${String(Number(span.to.slice(0, 4)) - 1)}${span.to.slice(4)}` : span.to };
}

/** "In October" of what has been is the one before, not the one to come. */
export function backInTime(span: Span | undefined, today: string): Span | undefined {
  if (!span || span.from <= today || !MONTH.test(span.text) || /\b20\d\d\b|\bnext\b/i.test(span.text)) return span;
  const lastYear = (day: string) => `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return { ...span, from: lastYear(span.from), to: lastYear(span.to) };
}
