import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/ui-kit/days';

/** Entries by each of their days within a span, in the order in which they came: one walk over all of them. */
export function entriesByDay(entries: readonly Entry[], { from, to }: { from: string; to: string }): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const last = entry.end_day < to ? entry.end_day : to;
    for (let day = entry.start_day > from ? entry.start_day : from; day <= last; day = addDays(day, 1)) {
      const on = found.get(day);
      if (on) on.push(entry);
      else found.set(day, [entry]);
    }
  }
  return found;
}
