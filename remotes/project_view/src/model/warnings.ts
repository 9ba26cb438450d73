import type { Entry } from '@butterfly/contracts/project_view';
import { addDays } from '@butterfly/ui-kit/days';

type Checked = Pick<Entry, 'id' | 'title' | 'lane' | 'day' | 'minute' | 'length' | 'is_milestone' | 'done_at' | 'predecessor_ids'>;

/** What is wrong with an entry where it stands, in words; nothing for one that is done. */
export function warningOf(entry: Checked, { entries, today }: { entries: readonly Checked[]; today: string }): string | null {
  if (entry.done_at) return null;
  const blocking = entry.predecessor_ids
    .map((id) => entries.find((other) => other.id === id))
    .find((other) => other && !other.done_at && beginsTooEarly(entry, other));
  if (blocking) return `Begins before “${blocking.title}” is over`;
  return entry.lane !== 'event_day' && entry.day !== null && entry.day < today ? 'Overdue' : null;
}

/** A milestone takes no time, so what follows may begin on its day. */
function beginsTooEarly(entry: Checked, before: Checked): boolean {
  if (entry.day === null || before.day === null) return false;
  if (entry.minute !== null && before.minute !== null) return entry.minute < before.minute + (before.is_milestone ? 0 : before.length);
  const over = before.lane === 'event_day' || before.is_milestone ? before.day : addDays(before.day, before.length - 1);
  return entry.day < over;
}
