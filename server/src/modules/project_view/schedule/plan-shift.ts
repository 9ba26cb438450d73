import type { Entry, EntryTime, Shift } from '@butterfly/contracts/project_view';
import { addDays } from '@butterfly/contracts/days';

type Planned = Pick<Entry, 'id' | 'lane' | 'when' | 'minute' | 'done_at' | 'predecessor_ids'>;

/**
 * The new times when one entry moves. With `following`, in planning and production all that depends on it moves by as many
 * days; on the event day all that is not done and begins no earlier moves by as many minutes. The opposite shift takes it back.
 */
export function planShift(entries: readonly Planned[], { entry_id, by, following }: Shift): Map<number, EntryTime> {
  const moved = entries.find(({ id }) => id === entry_id);
  if (!moved) return new Map();
  const ids = following ? followersOf(moved, entries) : new Set<number>();
  return new Map([moved, ...entries.filter(({ id }) => ids.has(id))].map(({ id, when }) => [id, movedTime(when, by)]));
}

function followersOf(moved: Planned, entries: readonly Planned[]): Set<number> {
  if (moved.lane !== 'event_day') return successorsOf(moved.id, entries);
  const begins = moved.minute ?? Number.POSITIVE_INFINITY;
  return new Set(
    entries
      .filter(({ id, lane, minute, done_at }) => lane === 'event_day' && id !== moved.id && !done_at && minute !== null && minute >= begins)
      .map(({ id }) => id),
  );
}

/** Everything that waits for an entry, directly or not. */
export function successorsOf(entryId: number, entries: readonly Pick<Planned, 'id' | 'predecessor_ids'>[]): Set<number> {
  const found = new Set<number>();
  const waiting = [entryId];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    for (const { id, predecessor_ids } of entries) {
      if (!predecessor_ids.includes(current) || found.has(id) || id === entryId) continue;
      found.add(id);
      waiting.push(id);
    }
  }
  return found;
}

function movedTime(when: EntryTime, by: number): EntryTime {
  switch (when.anchor) {
    case 'event_date':
      return { ...when, offset_days: when.offset_days + by };
    case 'day':
      return { ...when, day: addDays(when.day, by) };
    case 'event_start':
      return { ...when, offset_minutes: when.offset_minutes + by };
    case 'time':
      return { ...when, minute: when.minute + by };
  }
}
