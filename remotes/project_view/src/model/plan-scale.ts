import { addDays, daysBetween } from '@butterfly/ui-kit/days';

/** The stretch of days a chart shows. */
export interface PlanScale {
  readonly from: string;
  readonly days: number;
}

export interface Tick {
  readonly day: string;
  readonly label: string;
  /** Share of the width, 0 to 1. */
  readonly at: number;
}

interface Dated {
  readonly day: string | null;
  readonly length: number;
}

const MARGIN = 2;

/** A stretch that holds every dated entry and the event, with a little air. Null when nothing has a day. */
export function scaleOf(entries: readonly Dated[], eventDate: string | null): PlanScale | null {
  const starts = [...entries.flatMap(({ day }) => day ?? []), ...(eventDate ? [eventDate] : [])];
  const ends = [...entries.flatMap(({ day, length }) => (day ? addDays(day, length) : [])), ...(eventDate ? [addDays(eventDate, 1)] : [])];
  const [first, last] = [starts.sort()[0], ends.sort().at(-1)];
  if (!first || !last) return null;
  const air = Math.max(MARGIN, Math.round(daysBetween(first, last) * 0.03));
  return { from: addDays(first, -air), days: daysBetween(first, last) + 2 * air };
}

/** Where a day begins, as a share of the width. */
export function shareOf({ from, days }: PlanScale, day: string): number {
  return daysBetween(from, day) / days;
}

/** Days, weeks or months, so that about ten labels fit. */
export function ticksOf(scale: PlanScale, locale: string): Tick[] {
  const days = Array.from({ length: scale.days }, (_, at) => addDays(scale.from, at));
  const step = stepOf(scale.days);
  const shown = days.filter((day) => step === 'day' || (step === 'week' ? weekday(day) === 1 : day.endsWith('-01')));
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(step === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
  });
  const every = Math.ceil(shown.length / 12);
  return shown
    .filter((_, at) => at % every === 0)
    .map((day) => ({ day, label: format.format(new Date(`${day}T00:00:00Z`)), at: shareOf(scale, day) }));
}

function stepOf(days: number): 'day' | 'week' | 'month' {
  if (days <= 16) return 'day';
  return days <= 80 ? 'week' : 'month';
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
