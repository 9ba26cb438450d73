import type { Availability } from '@butterfly/contracts/manage_members';

/** A moment as the clock on the wall shows it. */
export interface WallClock {
  readonly day: string;
  readonly weekday: number;
  readonly minute: number;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function wallClock(at: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: WEEKDAYS.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Why somebody is not there at this moment; null: they are. Days off come before the hours of the week. Nobody who noted no hours is refused for them. */
export function absenceAt(entries: readonly Availability[], { day, weekday, minute }: WallClock): string | null {
  const covers = ({ from_minute: from, to_minute: to }: Availability) => from <= minute && minute < to;
  const today = entries.filter(
    ({ kind, from_day: from, to_day: to }) => kind === 'exception' && from !== null && to !== null && from <= day && day <= to,
  );
  const off = today.find((entry) => entry.state === 'unavailable' && covers(entry));
  if (off) return off.note === '' ? 'is away' : `is away: ${off.note}`;
  if (today.some((entry) => entry.state === 'available' && covers(entry))) return null;
  const weekly = entries.filter(({ kind }) => kind === 'weekly');
  const working = weekly.filter(({ state, weekday: own }) => state !== 'unavailable' && own === weekday);
  return weekly.length > 0 && !working.some(covers) ? 'does not work at this hour' : null;
}
