import type { CalendarLayer } from '../../../platform/calendar/calendar-layer';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly event_date: string;
  readonly last_day: string;
  readonly kind: string;
}

/** The days of projects, for the calendar; lost and archived ones are left out. */
export const calendarLayer: CalendarLayer = {
  plugin: 'tenant_crm',
  layers: ['projects'],
  between: async (db, { from, to, projectId }) => {
    const rows = await db.rows<Row>(
      `select p.id, p.name, coalesce(p.event_date, $1::date) as event_date, coalesce(p.event_end_date, p.event_date, $1::date) as last_day, s.kind from tenant_crm_project p
       join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id
       where p.archived_at is null and s.kind <> 'lost' and p.event_date <= $2::date and coalesce(p.event_end_date, p.event_date) >= $1::date
         and ($3::int is null or p.id = $3::int) order by p.event_date, p.id limit 2000`,
      [from, to, projectId],
    );
    return rows.map(({ id, name, event_date, last_day, kind }) => ({
      key: String(id),
      layer: 'projects',
      title: name,
      kind: 'project',
      time: { kind: 'days', from: event_date, to: last_day },
      member_ids: [],
      project_id: id,
      tentative: kind === 'open',
      busy: false,
      link: `/tenant_crm/projects/${id}`,
    }));
  },
};
