import { addDays } from '@butterfly/ui-kit/days';

export const views = { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda', team: 'Team', hours: 'Team day' } as const;
export type View = keyof typeof views;

/** Views in which things stand at their hours. */
export const isByHour = (view: View): boolean => view === 'week' || view === 'day' || view === 'hours';

/** 0 is Sunday. @example weekdayOf('2027-06-12') // 6 */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days that a view shows around a day. */
export function spanOf(view: View, day: string, weekStart: number): { from: string; to: string } {
  if (view === 'day' || view === 'hours') return { from: day, to: day };
  const weekOf = (one: string) => addDays(one, -((weekdayOf(one) - weekStart + 7) % 7));
  if (view === 'month') {
    const from = weekOf(`${day.slice(0, 8)}01`);
    return { from, to: addDays(from, 41) };
  }
  if (view === 'agenda') return { from: day, to: addDays(day, 29) };
  return { from: weekOf(day), to: addDays(weekOf(day), 6) };
}

/** The same view one further, or one before. */
export function stepped(view: View, day: string, by: 1 | -1): string {
  if (view === 'month') {
    const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + by);
    return date.toISOString().slice(0, 10);
  }
  return addDays(day, by * { day: 1, hours: 1, week: 7, team: 7, agenda: 30 }[view]);
}

/** All days of a span. */
export function daysIn({ from, to }: { from: string; to: string }): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) found.push(day);
  return found;
}

/** @example dayText('2027-06-12', 'en-US', 'full') // 'Saturday, June 12, 2027' */
export function dayText(day: string, locale: string, dateStyle: 'full' | 'medium' = 'full'): string {
  return formatOf(locale, { dateStyle }).format(Date.parse(`${day}T00:00:00Z`));
}

/** @example weekdayText('2027-06-12', 'en-US') // 'Sat' */
export function weekdayText(day: string, locale: string): string {
  return formatOf(locale, { weekday: 'short' }).format(Date.parse(`${day}T00:00:00Z`));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than writing a month of days with it. */
function formatOf(locale: string, style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday'>): Intl.DateTimeFormat {
  const key = `${locale} ${style.dateStyle ?? style.weekday}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}
