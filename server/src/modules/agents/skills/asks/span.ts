import type { Span } from '../../planner/dates';

/** "In October" of what has been is the one before, not the one to come. */
export function backInTime(span: Span | undefined, today: string): Span | undefined {
  if (!span || span.from <= today || /\b20\d\d\b/.test(span.text)) return span;
  const lastYear = (day: string) => `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return { ...span, from: lastYear(span.from), to: lastYear(span.to) };
}
