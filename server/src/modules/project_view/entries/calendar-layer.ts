import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { CalendarLayer, LayerItem, LayerSpan } from '../../../platform/calendar/calendar-layer';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { TenantCrmApi } from '../../tenant_crm/api';

const MOST = 2_000;
/** What is still to be done before the event; the day itself has its own sheet. */
const OPEN = `from project_view_entry where removed_at is null and done_at is null and lane in ('planning', 'production')
  and ($1::int is null or project_id = $1::int)`;
const FIELDS = 'id, project_id, title, amount, on_day, responsible_id';

interface Row {
  readonly id: number;
  readonly project_id: number;
  readonly title: string;
  /** Days from the event. */
  readonly amount: number | null;
  readonly on_day: string | null;
  readonly responsible_id: number | null;
}

/** Tasks of timelines that are not done yet, on the day by which they are to be; those of lost and archived projects are left out. */
export const calendarLayer = (api: Platform['api']): CalendarLayer => ({
  plugin: 'project_view',
  layers: ['tasks'],
  between: async (db, span) => {
    const crm = api('tenant_crm');
    const [ofEvents, events] = await beforeEvents(db, { crm, span });
    const ofDays = await onDays(db, span);
    const others = await crm.projectsById(db, [...new Set(ofDays.map(({ project_id }) => project_id))]);
    const lost = new Set((await crm.stages(db)).filter(({ kind }) => kind === 'lost').map(({ id }) => id));
    const open = others.filter(({ archived_at, stage_id }) => archived_at === null && !lost.has(stage_id));
    return [...itemsOf(ofEvents, events, span), ...itemsOf(ofDays, open, span)];
  },
});

/** Those that hang on the day of an event, and the projects whose events are near enough for one of them to fall within the span. */
async function beforeEvents(
  db: Db,
  { crm, span: { from, to, projectId } }: { crm: Pick<TenantCrmApi, 'upcoming'>; span: LayerSpan },
): Promise<[Row[], ProjectRow[]]> {
  const [reach] = await db.rows<{ first: number | null; last: number | null }>(
    `select min(amount)::int as first, max(amount)::int as last ${OPEN} and anchor = 'event_date'`,
    [projectId],
  );
  if (!reach || reach.first === null || reach.last === null) return [[], []];
  const events = await crm.upcoming(db, { from: addDays(from, -reach.last), to: addDays(to, -reach.first), limit: MOST });
  const rows = await db.rows<Row>(
    `select ${FIELDS} ${OPEN} and anchor = 'event_date' and project_id = any ($2::int[]) order by project_id, amount, id limit $3`,
    [projectId, events.map(({ id }) => id), MOST],
  );
  return [rows, events];
}

function onDays(db: Db, { from, to, projectId }: LayerSpan): Promise<Row[]> {
  return db.rows<Row>(`select ${FIELDS} ${OPEN} and anchor = 'day' and on_day between $2::date and $3::date order by on_day, id limit $4`, [
    projectId,
    from,
    to,
    MOST,
  ]);
}

function itemsOf(rows: readonly Row[], projects: readonly ProjectRow[], { from, to }: LayerSpan): LayerItem[] {
  const known = new Map(projects.map((project) => [project.id, project]));
  return rows.flatMap(({ id, project_id, title, amount, on_day, responsible_id }) => {
    const project = known.get(project_id);
    const day = on_day ?? (project?.event_date ? addDays(project.event_date, amount ?? 0) : null);
    if (!project || day === null || day < from || day > to) return [];
    return {
      key: String(id),
      layer: 'tasks',
      title: `${title} · ${project.name}`,
      kind: 'task',
      time: { kind: 'days', from: day, to: day },
      member_ids: responsible_id === null ? [] : [responsible_id],
      project_id,
      tentative: false,
      busy: false,
      link: `/project_view/${project_id}`,
    };
  });
}
