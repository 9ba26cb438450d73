import type { CalendarLayer } from '../../../platform/calendar/calendar-layer';

interface Row {
  readonly project_id: number;
  readonly out_on: string;
  readonly back_on: string;
  readonly things: number;
  readonly names: string;
  readonly is_firm: boolean;
}

/** What is lent, for the calendar: of a project the things that go out and come back on the same days are one entry. */
export const calendarLayer: CalendarLayer = {
  plugin: 'inventory',
  layers: ['rentals'],
  between: async (db, { from, to, projectId }) => {
    const rows = await db.rows<Row>(
      `select r.project_id, r.out_on, r.back_on, sum(r.qty)::int as things, string_agg(distinct i.name, ', ') as names,
         bool_and(r.state not in ('quoted', 'provisional')) as is_firm
       from inventory_reservation r join inventory_item i on i.tenant_id = r.tenant_id and i.id = r.item_id
       where r.state not in ('closed', 'cancelled') and r.out_on <= $2::date and r.back_on >= $1::date and ($3::int is null or r.project_id = $3::int)
       group by r.project_id, r.out_on, r.back_on order by r.out_on, r.project_id limit 1000`,
      [from, to, projectId],
    );
    return rows.map(({ project_id, out_on, back_on, things, names, is_firm }) => ({
      key: `${project_id}-${out_on}-${back_on}`,
      layer: 'rentals',
      title: `${things} × ${names}`.slice(0, 160),
      kind: 'rental',
      time: { kind: 'days', from: out_on, to: back_on },
      member_ids: [],
      project_id,
      tentative: !is_firm,
      busy: false,
      link: `/inventory/project/${project_id}`,
    }));
  },
};
