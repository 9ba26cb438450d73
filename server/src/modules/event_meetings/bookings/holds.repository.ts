import type { Db } from '../../../platform/db/db';
import type { Taken } from '../slots/judge';

export interface Hold {
  readonly booking_id: number;
  readonly event_type_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly buffer_before_min: number;
  readonly buffer_after_min: number;
  readonly label: string;
  readonly created_at: string;
}

/** Takes the time of hosts. False: somebody else has some of it, and the transaction must come to nothing. */
export async function takeTime(db: Db, { hold, hostIds }: { hold: Hold; hostIds: readonly number[] }): Promise<boolean> {
  const inOrder = [...hostIds].sort((a, b) => a - b);
  const rows = await db.rows(
    `insert into event_meetings_hold (booking_id, event_type_id, member_id, start_at, end_at, buffer_before_min, buffer_after_min, protected, live, label, created_at)
     select $1, $2, member, $4::timestamptz, $5::timestamptz, $6::int, $7::int,
       tstzrange($4::timestamptz - make_interval(mins => $6::int), $5::timestamptz + make_interval(mins => $7::int)), true, $8, $9::timestamptz
     from unnest($3::int[]) with ordinality as wanted (member, position) order by position
     on conflict do nothing returning id`,
    [
      hold.booking_id,
      hold.event_type_id,
      inOrder,
      hold.start_at,
      hold.end_at,
      hold.buffer_before_min,
      hold.buffer_after_min,
      hold.label,
      hold.created_at,
    ],
  );
  return rows.length === inOrder.length;
}

/** The time of a booking is free again. */
export function freeTime(db: Db, bookingId: number): Promise<object[]> {
  return db.rows('update event_meetings_hold set live = false where booking_id = $1 and live', [bookingId]);
}

interface HoldRow {
  readonly member_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly before_min: number;
  readonly after_min: number;
  readonly label: string;
}

interface Span {
  readonly memberIds: readonly number[];
  readonly from: Date;
  readonly until: Date;
  /** The booking that is about to be moved. */
  readonly exceptId: number | null;
}

/** Time of some hosts that bookings and absences take, with those that reach into the span by their buffers. */
export async function takenTimes(db: Db, { memberIds, from, until, exceptId }: Span): Promise<Taken[]> {
  const rows = await db.rows<HoldRow>(
    `select member_id, start_at, end_at, buffer_before_min as before_min, buffer_after_min as after_min, label from event_meetings_hold
     where live and booking_id is distinct from $4::int and member_id = any ($1::int[]) and start_at < $3::timestamptz and start_at > $2::timestamptz - interval '1 day'
     union all
     select member_id, from_at, until_at, 0, 0, case when reason = '' then 'Away' else reason end from event_meetings_away
     where member_id = any ($1::int[]) and from_at < $3::timestamptz and until_at > $2::timestamptz`,
    [memberIds, from.toISOString(), until.toISOString(), exceptId],
  );
  return rows.map(({ start_at, end_at, ...row }) => ({ ...row, from: Date.parse(start_at), until: Date.parse(end_at) }));
}

/** When meetings of a kind begin that live, each once. */
export async function startsOfType(db: Db, { id, from, until, exceptId }: Omit<Span, 'memberIds'> & { id: number }): Promise<number[]> {
  const rows = await db.rows<{ start_at: string }>(
    `select start_at from event_meetings_hold where live and booking_id is distinct from $4::int and event_type_id = $1 and start_at >= $2::timestamptz and start_at < $3::timestamptz group by booking_id, start_at`,
    [id, from.toISOString(), until.toISOString(), exceptId],
  );
  return rows.map(({ start_at }) => Date.parse(start_at));
}

/** How many meetings of a kind each host was given in the last 90 days, and when the last one. */
export async function turnsOf(
  db: Db,
  { id, since }: { id: number; since: Date },
): Promise<Map<number, { count: number; last_at: number }>> {
  const rows = await db.rows<{ member_id: number; count: number; last_at: string }>(
    `select member_id, count(*)::int as count, max(created_at) as last_at from event_meetings_hold
     where event_type_id = $1 and live and created_at > $2::timestamptz group by member_id`,
    [id, since.toISOString()],
  );
  return new Map(rows.map(({ member_id, count, last_at }) => [member_id, { count, last_at: Date.parse(last_at) }]));
}
