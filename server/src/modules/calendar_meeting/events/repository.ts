import type { Channel, Event, Minutes } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** With what nobody is answered. `original_time`: by the clock of its series, of one that differs from it. */
export type StoredEvent = Event & { readonly site: string; readonly original_time: string | null };

/** An event as it is answered. */
export const shownEvent = ({ site: _site, original_time: _time, ...event }: StoredEvent): Event => event;

export const events = new RecordTable<StoredEvent>({
  name: 'calendar_meeting_event',
  reads: {
    id: true,
    title: true,
    kind: true,
    all_day: true,
    start_day: true,
    end_day: true,
    start_time: true,
    end_time: true,
    tz: true,
    location: true,
    video_url: true,
    notes: true,
    project_id: true,
    visibility: true,
    status: true,
    member_ids: true,
    guests: true,
    reminders: true,
    rrule: true,
    responses: true,
    start_at: true,
    end_at: true,
    owner_id: true,
    parent_id: true,
    original_day: true,
    except_days: true,
    ics_uid: true,
    ics_sequence: true,
    site: true,
    original_time: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    title: 'text',
    kind: 'text',
    all_day: 'boolean',
    start_day: 'date',
    end_day: 'date',
    start_time: 'text',
    end_time: 'text',
    tz: 'text',
    start_at: 'timestamptz',
    end_at: 'timestamptz',
    last_day: 'date',
    location: 'text',
    video_url: 'text',
    notes: 'text',
    project_id: 'int',
    owner_id: 'int',
    visibility: 'text',
    status: 'text',
    member_ids: 'int[]',
    guests: 'jsonb',
    responses: 'jsonb',
    reminders: 'jsonb',
    rrule: 'text',
    except_days: 'text[]',
    parent_id: 'int',
    original_day: 'date',
    original_time: 'text',
    ics_uid: 'text',
    ics_sequence: 'int',
    site: 'text',
  },
});

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** More than this of one answer nobody reads. */
export const MOST_EVENTS = 5_000;

/** What may be on some days, a day wider: zones differ. */
export function eventsBetween(
  db: Db,
  { from, to, projectId = null }: Span & { readonly projectId?: number | null },
): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(
    `select ${events.columns} from ${events.name} where status <> 'cancelled' and start_day <= $2::date + 1
       and (last_day is null or last_day >= $1::date - 1) and ($3::int is null or project_id = $3::int) order by start_day, id limit ${MOST_EVENTS}`,
    [from, to, projectId],
  );
}

interface OfMembers extends Span {
  readonly memberIds: readonly number[];
}

/** What comes again, or takes whole days, and takes time of members: the days have to be worked out. Nothing is left out. */
export function unfoldedTaking(db: Db, { from, to, memberIds }: OfMembers): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(
    `select ${events.columns} from ${events.name} where status <> 'cancelled' and (rrule is not null or (all_day and kind = 'out_of_office'))
       and member_ids && $3::int[] and start_day <= $2::date + 1 and (last_day is null or last_day >= $1::date - 1) order by start_day, id`,
    [from, to, memberIds],
  );
}

interface TakenRow {
  readonly member_id: number;
  /** In milliseconds; the same place of each list is the same time. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  readonly ids: readonly number[];
  readonly labels: readonly string[];
}

/**
 * Hours of single events that members have not declined. Nothing is left out: a time that is taken must not be offered. A row for each member:
 * thousands of rows take longer to be read than to be found. Members are unfolded beside the event: joined to it, each event would be a call
 * of its own. Arrays are made of whole numbers and turned into JSON once: half the time of making the JSON bit by bit.
 */
export function hoursTaken(
  db: Db,
  { from, to, memberIds, start, end }: OfMembers & { readonly start: string; readonly end: string },
): Promise<TakenRow[]> {
  return db.rows<TakenRow>(
    `select member_id, array_to_json(array_agg((date_part('epoch', start_at) * 1000)::bigint)) as begins,
       array_to_json(array_agg((date_part('epoch', end_at) * 1000)::bigint)) as ends, array_to_json(array_agg(id)) as ids,
       array_to_json(array_agg(label)) as labels
     from (select unnest(member_ids) as member_id, id, start_at, end_at, responses, case visibility when 'team' then title else 'Busy' end as label
       from ${events.name} where status <> 'cancelled' and rrule is null and not all_day and start_day <= $2::date + 1 and last_day >= $1::date - 1
         and start_at < $5::timestamptz and end_at > $4::timestamptz) as one
     where member_id = any ($3::int[]) and responses ->> member_id::text is distinct from 'declined' group by member_id`,
    [from, to, memberIds, start, end],
  );
}

/** Those with reminders that begin within some days. */
export function eventsToRemind(db: Db, { from, to }: Span): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(
    `select ${events.columns} from ${events.name} where status <> 'cancelled' and reminders <> '[]'::jsonb and start_day <= $2::date
       and (last_day is null or last_day >= $1::date) order by id limit ${MOST_EVENTS}`,
    [from, to],
  );
}

interface Reminded {
  readonly eventId: number;
  readonly beginsAt: string;
  readonly minutes: number;
  readonly channel: Channel;
  /** `member:7`, or `guest:` with a hash of the address. */
  readonly person: string;
}

/** True once for each reminder of somebody. */
export async function noteReminded(db: Db, { eventId, beginsAt, minutes, channel, person }: Reminded): Promise<boolean> {
  const rows = await db.rows(
    `insert into calendar_meeting_reminded (event_id, begins_at, minutes, channel, person) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning event_id`,
    [eventId, beginsAt, minutes, channel, person],
  );
  return rows.length > 0;
}

/** Those of a series that differ from it, from a day on. */
export const differing = (db: Db, { id, from }: { id: number; from: string }): Promise<StoredEvent[]> =>
  db.rows<StoredEvent>(
    `select ${events.columns} from ${events.name} where parent_id = $1 and original_day >= $2::date and status <> 'cancelled' order by original_day for update`,
    [id, from],
  );

type StoredMinutes = Omit<Minutes, 'id'> & { readonly id: number };
export const minutesTable = new RecordTable<StoredMinutes>({
  name: 'calendar_meeting_minutes',
  reads: { id: true, text: true, items: true, version: true, updated_at: true },
  writes: { event_id: 'int', day: 'date', text: 'text', items: 'jsonb' },
});

/** What was written about a day of an event. */
export async function minutesOf(db: Db, { eventId, day, lock = false }: { eventId: number; day: string; lock?: boolean }) {
  const sql = `select ${minutesTable.columns} from ${minutesTable.name} where event_id = $1 and day = $2::date${lock ? ' for update' : ''}`;
  return (await db.rows<StoredMinutes>(sql, [eventId, day]))[0];
}
