import type { Booking } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../../platform/db/db';

const HOUR_MS = 3_600_000;

/** When a visitor is written to before it begins; what would be due already is left out. */
export async function planReminders(
  db: Db,
  { booking, hours, now }: { booking: Pick<Booking, 'id' | 'start_at'>; hours: readonly number[]; now: Date },
): Promise<void> {
  const due = [...new Set(hours)].map((before) => Date.parse(booking.start_at) - before * HOUR_MS).filter((at) => at > now.getTime());
  if (due.length > 0)
    await db.rows('insert into event_meetings_reminder (booking_id, due_at) select $1, unnest($2::timestamptz[])', [
      booking.id,
      due.map((at) => new Date(at).toISOString()),
    ]);
}

/** Takes what is due of meetings that will be held; each is taken once. */
export async function takeDueReminders(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ booking_id: number }>(
    `update event_meetings_reminder r set sent_at = $1::timestamptz from (
       select w.tenant_id, w.id from event_meetings_reminder w
       join event_meetings_booking b on b.tenant_id = w.tenant_id and b.id = w.booking_id
       where w.sent_at is null and w.due_at <= $1::timestamptz and b.status = 'accepted' and b.start_at > $1::timestamptz
       order by w.due_at, w.id limit 100 for update of w skip locked
     ) due where r.tenant_id = due.tenant_id and r.id = due.id returning r.booking_id`,
    [now.toISOString()],
  );
  return [...new Set(rows.map(({ booking_id }) => booking_id))];
}
