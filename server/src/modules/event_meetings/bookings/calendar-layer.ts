import type { CalendarLayer, LayerItem, LayerSpan } from '../../../platform/calendar/calendar-layer';
import type { Db } from '../../../platform/db/db';

interface BookingRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly status: string;
  readonly host_ids: number[];
  readonly start_at: string;
  readonly end_at: string;
  readonly project_id: number | null;
}

interface AwayRow {
  readonly id: number;
  readonly member_id: number;
  readonly from_at: string;
  readonly until_at: string;
  readonly reason: string;
}

/** Booked meetings, and who is away, for the calendar. */
export const calendarLayer: CalendarLayer = {
  plugin: 'event_meetings',
  layers: ['meetings', 'away'],
  between: async (db, span) => [...(await booked(db, span)), ...(span.projectId === null ? await away(db, span) : [])],
};

async function booked(db: Db, { from, to, projectId }: LayerSpan): Promise<LayerItem[]> {
  const rows = await db.rows<BookingRow>(
    `select id, name, title, status, host_ids, start_at, end_at, project_id from event_meetings_booking
     where status in ('pending', 'accepted', 'completed') and start_at < $2::date + 2 and end_at > $1::date - 1
       and ($3::int is null or project_id = $3::int) order by start_at, id limit 2000`,
    [from, to, projectId],
  );
  return rows.map(({ id, name, title, status, host_ids, start_at, end_at, project_id }) => ({
    key: String(id),
    layer: 'meetings',
    title: `${title}: ${name}`,
    kind: 'booking',
    time: { kind: 'moments', from: start_at, until: end_at },
    member_ids: host_ids,
    project_id,
    tentative: status === 'pending',
    busy: true,
    link: `/event_meetings/bookings/${id}`,
  }));
}

async function away(db: Db, { from, to }: LayerSpan): Promise<LayerItem[]> {
  const rows = await db.rows<AwayRow>(
    `select id, member_id, from_at, until_at, reason from event_meetings_away
     where from_at < $2::date + 2 and until_at > $1::date - 1 order by from_at, id limit 1000`,
    [from, to],
  );
  return rows.map(({ id, member_id, from_at, until_at, reason }) => ({
    key: `booking-${id}`,
    layer: 'away',
    title: reason || 'Away',
    kind: 'away',
    time: { kind: 'moments', from: from_at, until: until_at },
    member_ids: [member_id],
    project_id: null,
    tentative: false,
    busy: true,
    link: null,
  }));
}
