import type { Booking, Dashboard } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { localDay } from '../../../platform/time/local-time';
import { bookings } from '../repository';
import { daysOf } from '../types/service';

const MINUTE_MS = 60_000;
const DAYS = 7;

interface Figures {
  readonly asked: number;
  readonly answered_in_a_day: number;
  readonly held: number;
  readonly no_shows: number;
}

/** Today, the week from today, what waits for an answer, and how it went lately. */
export async function dashboardOf(db: Db, { tz, now }: { tz: string; now: Date }): Promise<Dashboard> {
  const today = localDay(now, tz);
  const span = daysOf({ from: today, to: addDays(today, DAYS - 1), tz });
  const rows = await db.rows<Booking>(
    `select ${bookings.columns} from ${bookings.name} where status in ('pending', 'accepted', 'completed', 'no_show')
       and start_at >= $1::timestamptz and start_at < $2::timestamptz order by start_at, id limit 500`,
    [new Date(span.from).toISOString(), new Date(span.until).toISOString()],
  );
  const dayOf = ({ start_at }: Booking) => localDay(new Date(start_at), tz);
  const week = Array.from({ length: DAYS }, (_, at) => addDays(today, at)).map((day) => {
    const on = rows.filter((row) => dayOf(row) === day);
    return {
      day,
      count: on.length,
      minutes: on.reduce((sum, { start_at, end_at }) => sum + (Date.parse(end_at) - Date.parse(start_at)) / MINUTE_MS, 0),
    };
  });
  const to_confirm = await db.rows<Booking>(
    `select ${bookings.columns} from ${bookings.name} where status = 'pending' order by created_at, id limit 50`,
  );
  const [figures] = await db.rows<Figures>(
    `select count(*) filter (where asked)::int as asked,
       count(*) filter (where asked and answered_at <= created_at + interval '24 hours')::int as answered_in_a_day,
       count(*) filter (where status = 'completed')::int as held, count(*) filter (where status = 'no_show')::int as no_shows
     from ${bookings.name} where status <> 'rescheduled' and created_at > $1::timestamptz - interval '30 days'`,
    [now.toISOString()],
  );
  return {
    tz,
    today: rows.filter((row) => dayOf(row) === today),
    week,
    to_confirm,
    ...(figures ?? { asked: 0, answered_in_a_day: 0, held: 0, no_shows: 0 }),
  };
}
