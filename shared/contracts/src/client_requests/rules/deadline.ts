import { addDays } from '../../core/days';
import type { RequestType } from '../schema';

/** Kinds of requests that change what was agreed; a question may be asked until the last day. */
const CHANGES: ReadonlySet<RequestType> = new Set(['addition', 'change', 'date_change', 'removal']);

/**
 * The day from which on changes are closed; null where the event has no day, or the kind of request changes nothing.
 *
 * @example lockedFrom({ type: 'change', event_date: '2027-06-12', lock_days: 14 }); // '2027-05-29'
 */
export function lockedFrom({
  type,
  event_date,
  lock_days,
}: {
  readonly type: RequestType;
  readonly event_date: string | null;
  readonly lock_days: number;
}): string | null {
  return event_date === null || !CHANGES.has(type) ? null : addDays(event_date, -lock_days);
}
