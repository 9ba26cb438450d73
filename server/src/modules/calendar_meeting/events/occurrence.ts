import type { Attendee, NewMinutes, Occurrence } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import type { Platform } from '../../../platform/platform';
import { etagOf } from '../../../platform/records/etag-of';
import { minutesOf, minutesTable, shownEvent, type StoredEvent } from './repository';
import { asOnDay } from './series';
import { isOn, momentsOn } from './when';

const NO_MINUTES = { id: null, text: '', items: [], version: 0, updated_at: null };

/** The day that is asked for, or the first. @throws AppError `calendar_meeting.not_on_this_day` */
export function dayOfEvent(event: StoredEvent, day: string | undefined): string {
  const on = day ?? event.start_day;
  // Of one that was called off, and of days taken off, the minutes can still be read.
  if (event.status !== 'cancelled' && !isOn({ ...event, except_days: [] }, on)) throw new AppError('calendar_meeting.not_on_this_day');
  return on;
}

/** One day of an event with who comes and what was written about it. */
export async function occurrenceOf(
  db: Db,
  { platform, event, day }: { platform: Platform; event: StoredEvent; day: string },
): Promise<Occurrence> {
  const shown = { ...asOnDay(event, day), ...momentsOn(event, day) };
  const found = await minutesOf(db, { eventId: event.id, day });
  return {
    event: shownEvent(shown),
    day,
    attendees: await attendeesOf(db, platform, event),
    minutes: found ?? NO_MINUTES,
    may_change: event.status !== 'cancelled',
  };
}

async function attendeesOf(db: Db, platform: Platform, { member_ids, responses, guests }: StoredEvent): Promise<Attendee[]> {
  const names = await platform.api('auth_and_admin').memberNames(db);
  const members = member_ids.map((id) => ({
    member_id: id,
    name: names.get(id) ?? '',
    email: '',
    contact_id: null,
    response: responses[String(id)] ?? ('needs_action' as const),
  }));
  return [...members, ...guests.map((guest) => ({ member_id: null, ...guest }))];
}

/** Keeps the minutes of a day; what somebody else wrote meanwhile is not written over. */
export async function writeMinutes(
  db: Db,
  { event, day, input, ifMatch }: { event: StoredEvent; day: string; input: NewMinutes; ifMatch: string | undefined },
) {
  // Two who write the first minutes of a day at once: the second waits and sees those of the first.
  await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('calendar_meeting.minutes/' || $2::int))`, [db.tenantId, event.id]);
  const before = await minutesOf(db, { eventId: event.id, day, lock: true });
  if (!before) return minutesTable.insert(db, { event_id: event.id, day, ...input });
  requireIfMatch(ifMatch);
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  return minutesTable.patch(db, { id: before.id, changes: input });
}
