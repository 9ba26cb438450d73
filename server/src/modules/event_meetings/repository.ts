import type { Away, Booking, BookingQuery, EventType, Schedule } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export type StoredType = Omit<EventType, 'public_path'>;

export const schedules = new RecordTable<Schedule>({
  name: 'event_meetings_schedule',
  reads: {
    id: true,
    name: true,
    tz: true,
    rules: true,
    overrides: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: { name: 'text', tz: 'text', rules: 'jsonb', overrides: 'jsonb' },
});

export const eventTypes = new RecordTable<StoredType>({
  name: 'event_meetings_event_type',
  reads: {
    id: true,
    name: true,
    slug: true,
    description: true,
    duration_min: true,
    location_kind: true,
    location_text: true,
    color: true,
    hosts: true,
    assignment: true,
    schedule_id: true,
    buffer_before_min: true,
    buffer_after_min: true,
    slot_step_min: true,
    min_notice_min: true,
    max_days_ahead: true,
    daily_limit: true,
    weekly_limit: true,
    requires_confirmation: true,
    questions: true,
    price_cents: true,
    cancellation_window_h: true,
    reminder_hours: true,
    creates_lead: true,
    blocked: true,
    when_full_id: true,
    active: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    slug: 'text',
    description: 'text',
    duration_min: 'int',
    location_kind: 'text',
    location_text: 'text',
    color: 'text',
    hosts: 'jsonb',
    assignment: 'text',
    schedule_id: 'int',
    buffer_before_min: 'int',
    buffer_after_min: 'int',
    slot_step_min: 'int',
    min_notice_min: 'int',
    max_days_ahead: 'int',
    daily_limit: 'int',
    weekly_limit: 'int',
    requires_confirmation: 'boolean',
    questions: 'jsonb',
    price_cents: 'bigint',
    cancellation_window_h: 'int',
    reminder_hours: 'int[]',
    creates_lead: 'boolean',
    blocked: 'text[]',
    when_full_id: 'int',
    active: 'boolean',
  },
});

export const bookings = new RecordTable<Booking>({
  name: 'event_meetings_booking',
  reads: {
    id: true,
    event_type_id: true,
    title: true,
    status: true,
    host_ids: true,
    name: true,
    email: true,
    phone: true,
    visitor_tz: true,
    start_at: true,
    end_at: true,
    location_kind: true,
    location_text: true,
    answers: true,
    source: true,
    project_id: true,
    lead_id: true,
    contact_id: true,
    moved_from_id: true,
    reason: true,
    cancelled_by: true,
    outcome: true,
    answered_at: true,
    ics_sequence: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    event_type_id: 'int',
    title: 'text',
    status: 'text',
    uid: 'text',
    host_ids: 'int[]',
    name: 'text',
    email: 'text',
    phone: 'text',
    visitor_tz: 'text',
    start_at: 'timestamptz',
    end_at: 'timestamptz',
    location_kind: 'text',
    location_text: 'text',
    answers: 'jsonb',
    source: 'text',
    utm: 'jsonb',
    site: 'text',
    language: 'text',
    project_id: 'int',
    lead_id: 'int',
    contact_id: 'int',
    moved_from_id: 'int',
    root_id: 'int',
    link_id: 'int',
    form_nonce: 'text',
    reason: { type: 'text', initial: '' },
    cancelled_by: 'text',
    outcome: { type: 'text', initial: '' },
    asked: 'boolean',
    answered_at: 'timestamptz',
    ics_sequence: 'int',
    created_at: 'timestamptz',
  },
});

export const aways = new RecordTable<Away & { readonly version: number }>({
  name: 'event_meetings_away',
  reads: { id: true, member_id: true, from_at: true, until_at: true, reason: true, version: true },
  writes: { member_id: 'int', from_at: 'timestamptz', until_at: 'timestamptz', reason: 'text' },
});

export const typeList = (db: Db, archived: boolean): Promise<StoredType[]> =>
  db.rows<StoredType>(
    `select ${eventTypes.columns} from ${eventTypes.name} where (archived_at is not null) = $1 order by lower(name), id limit 500`,
    [archived],
  );

export const scheduleList = (db: Db): Promise<Schedule[]> =>
  db.rows<Schedule>(`select ${schedules.columns} from ${schedules.name} where archived_at is null order by lower(name), id limit 200`);

/** By the part of its address that the business chose; only what visitors may book. */
export async function typeBySlug(db: Db, slug: string): Promise<StoredType | undefined> {
  const sql = `select ${eventTypes.columns} from ${eventTypes.name} where slug = $1 and active and archived_at is null`;
  return (await db.rows<StoredType>(sql, [slug]))[0];
}

export async function slugIsTaken(db: Db, { slug, exceptId }: { slug: string; exceptId: number | null }): Promise<boolean> {
  // Two that take one address at the same moment: the second waits and sees the first.
  await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('event_meetings/' || $2))`, [db.tenantId, slug]);
  const rows = await db.rows(
    `select 1 as one from ${eventTypes.name} where slug = $1 and archived_at is null and id is distinct from $2::int`,
    [slug, exceptId],
  );
  return rows.length > 0;
}

export const usesOfSchedule = async (db: Db, id: number): Promise<number> =>
  (await db.rows(`select 1 as one from ${eventTypes.name} where schedule_id = $1 and archived_at is null limit 1`, [id])).length;

export const awayList = (db: Db, from: string): Promise<Away[]> =>
  db.rows<Away>(
    'select id, member_id, from_at, until_at, reason from event_meetings_away where until_at > $1::timestamptz order by from_at, id limit 500',
    [from],
  );

export const removeAway = async (db: Db, id: number): Promise<boolean> =>
  (await db.rows('delete from event_meetings_away where id = $1 returning id', [id])).length > 0;

const ORDERS: Readonly<Record<BookingQuery['ordering'], string>> = {
  start_at: 'start_at, id',
  '-start_at': 'start_at desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export const bookingFilter = ({ search, status, when, event_type, host }: BookingQuery, now: Date): Filter =>
  new FilterBuilder(["status <> 'rescheduled'"])
    .add((at) => `(name ilike ${at}::text or email ilike ${at}::text or title ilike ${at}::text)`, search && likePattern(search))
    .add((at) => `status = ${at}::text`, status)
    .add((at) => `end_at >= ${at}::timestamptz`, when === 'upcoming' ? now.toISOString() : undefined)
    // The begin says nothing more, but the list is in its order.
    .add((at) => `start_at < ${at}::timestamptz and end_at < ${at}::timestamptz`, when === 'past' ? now.toISOString() : undefined)
    .add((at) => `event_type_id = ${at}::int`, event_type)
    .add((at) => `${at}::int = any (host_ids)`, host)
    .build();

export function bookingPage(db: Db, { query, now }: { query: BookingQuery; now: Date }): Promise<CountedPage<Booking>> {
  const filter = bookingFilter(query, now);
  return countedPage<Booking>(db, { table: bookings.name, columns: bookings.columns, filter, order: ORDERS[query.ordering], query });
}
