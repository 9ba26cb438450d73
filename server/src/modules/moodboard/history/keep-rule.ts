import type { BoardRow } from '../repository';

const MINUTE = 60_000;
/** Nobody saved for this long: a sitting has ended, and how it ended is worth keeping. */
const SITTING_ENDS = 10 * MINUTE;
/** Within a long sitting, a version this often. */
const AT_LEAST_EVERY = 15 * MINUTE;
/** Another person goes on: what the first one left is kept, unless something was a moment ago. */
const ANOTHER_PERSON = MINUTE;
/** So much goes at once that somebody may want it back. */
const LARGE_REMOVAL = 0.3;
const WORTH_KEEPING_BYTES = 2_000;

/** Should the version that is about to be replaced be kept? Answered from the row alone: most saves cost nothing. */
export function isWorthKeeping(
  before: Pick<BoardRow, 'updated_at' | 'revision_at' | 'saved_by_id' | 'bytes'>,
  { now, bytes, memberId }: { now: Date; bytes: number; memberId: number | null },
): boolean {
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (before.bytes >= WORTH_KEEPING_BYTES && bytes < before.bytes * (1 - LARGE_REMOVAL)) return true;
  if (since(before.revision_at) >= AT_LEAST_EVERY) return true;
  if (since(before.updated_at) >= SITTING_ENDS) return true;
  return before.saved_by_id !== memberId && since(before.revision_at) >= ANOTHER_PERSON;
}
