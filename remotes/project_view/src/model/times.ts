import type { EntryTime } from '@butterfly/contracts/project_view';

/** `16:30` → 990; null for what is no time. */
export function minuteOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** `90` → `1 h 30 min`. */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** What a time is bound to, in words: `3 weeks before the event`. */
export function boundTo(when: EntryTime): string {
  switch (when.anchor) {
    case 'event_date':
      return distance(when.offset_days, 'day', 'on the event day');
    case 'event_start':
      return distance(when.offset_minutes, 'minute', 'when the event begins');
    case 'day':
    case 'time':
      return 'fixed';
  }
}

function distance(amount: number, unit: 'day' | 'minute', none: string): string {
  if (amount === 0) return none;
  const size = Math.abs(amount);
  const words = unit === 'minute' ? duration(size) : daysText(size);
  return `${words} ${amount < 0 ? 'before' : 'after'} the ${unit === 'day' ? 'event' : 'start'}`;
}

const daysText = (days: number) => (days % 7 === 0 ? plural(days / 7, 'week') : plural(days, 'day'));
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
