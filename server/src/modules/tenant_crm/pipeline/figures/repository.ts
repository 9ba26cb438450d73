import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';

/** Projects that were won or lost in the twelve months before `today`, by the day of that decision, as they stand today. */
export async function decidedProjects(db: Db, today: string): Promise<Pick<Dashboard, 'decided' | 'sales_cycle_days'>> {
  const [row] = await db.rows<{ won: number; lost: number; cycle: number | null }>(
    `with won as (
       select p.id, coalesce(min(c.at), p.stage_since) as at, coalesce(l.created_at, p.created_at) as began
       from tenant_crm_project p
       join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id and s.kind in ('booked', 'done')
       left join tenant_crm_lead l on l.tenant_id = p.tenant_id and l.converted_project_id = p.id
       left join tenant_crm_stage_change c on c.tenant_id = p.tenant_id and c.project_id = p.id
         and c.to_stage_id in (select id from tenant_crm_project_stage where kind in ('booked', 'done'))
         and c.from_stage_id not in (select id from tenant_crm_project_stage where kind in ('booked', 'done'))
       group by p.id, p.stage_since, p.created_at, l.created_at
     )
     select
       (select count(*)::int from won where at > $1::date - interval '12 months') as won,
       (select count(*)::int from tenant_crm_project p join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id
        where s.kind = 'lost' and p.stage_since > $1::date - interval '12 months') as lost,
       (select percentile_cont(0.5) within group (order by extract(epoch from at - began) / 86400) from won where at > $1::date - interval '12 months' and at >= began)::float8 as cycle`,
    [today],
  );
  const { won = 0, lost = 0, cycle = null } = row ?? {};
  const all = won + lost;
  return {
    decided: { won, lost, win_rate_bps: all === 0 ? null : Math.floor((won * 10_000 + all / 2) / all) },
    sales_cycle_days: cycle === null ? null : Math.round(cycle * 10) / 10,
  };
}

const LATE = `status = 'new' and first_response_at is null and sla_due_at < now() and deleted_at is null`;

export async function leadFigures(db: Db, { today, rows }: { today: string; rows: number }): Promise<Dashboard['leads']> {
  const [sums] = await db.rows<{ open: number; late: number; median: number | null }>(
    `select count(*) filter (where status in ('new', 'contacted', 'qualified'))::int as open, count(*) filter (where ${LATE})::int as late,
       (percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at) / 60)
          filter (where first_response_at is not null and created_at > $1::date - interval '90 days'))::float8 as median
     from tenant_crm_lead where deleted_at is null`,
    [today],
  );
  const late_rows = await db.rows<Dashboard['leads']['late_rows'][number]>(
    `select id, title, sla_due_at, owner_id from tenant_crm_lead where ${LATE} order by sla_due_at, id limit $1`,
    [rows],
  );
  const sources = await db.rows<Dashboard['leads']['sources'][number]>(
    `select source, count(*)::int as count, count(*) filter (where status = 'converted')::int as converted
     from tenant_crm_lead where deleted_at is null and created_at > $1::date - interval '12 months' group by source order by count desc, source limit 20`,
    [today],
  );
  const { open = 0, late = 0, median = null } = sums ?? {};
  return { open, late, median_first_response_minutes: median === null ? null : Math.round(median), late_rows, sources };
}
