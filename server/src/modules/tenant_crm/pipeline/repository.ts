import type { PipelineCard, PipelineQuery, ProjectRow, Sums } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

const CARDS_PER_COLUMN = 50;

const value = 'coalesce(p.budget_cents, 0)';
/** Value times probability, rounded once per project, half away from zero (values are never negative). */
const weighted = `(${value} * coalesce(p.probability_bps, s.probability_bps) + 5000) / 10000`;
const daysInStage = 'floor(extract(epoch from now() - p.stage_since) / 86400)::int as days_in_stage';
const ofStage = 'tenant_crm_project p join tenant_crm_project_stage s on s.id = p.stage_id and s.tenant_id = p.tenant_id';

/** Null lets everything pass, so that one prepared statement serves all filters. */
const matches = `p.archived_at is null and ($1::int is null or p.owner_id = $1) and ($2::text is null or p.event_type = $2)
  and ($3::date is null or p.event_date >= $3) and ($4::date is null or p.event_date <= $4)
  and ($5::text is null or $5 = any (p.tags))`;

const filterValues = (query: PipelineQuery) => [
  query.owner ?? null,
  query.event_type ?? null,
  query.from ?? null,
  query.to ?? null,
  query.tag ?? null,
];

export function sumsByStage(db: Db, query: PipelineQuery): Promise<(Sums & { stage_id: number })[]> {
  return db.rows(
    `select p.stage_id, count(*)::int as count, sum(${value})::bigint as value_cents, sum(${weighted})::bigint as weighted_cents
     from ${ofStage} where ${matches} group by p.stage_id`,
    filterValues(query),
  );
}

/** The first cards of every column, in the order of the board. */
export function cardsByStage(db: Db, query: PipelineQuery): Promise<PipelineCard[]> {
  return db.rows(
    `select c.id, c.number, c.name, c.event_type, c.event_date, c.stage_id, c.owner_id, c.value_cents, c.currency, c.probability_bps,
       c.days_in_stage, c.tags
     from (select * from tenant_crm_project_stage where deleted_at is null) s cross join lateral (
       select p.id, p.number, p.name, p.event_type, p.event_date, p.stage_id, p.owner_id, ${value} as value_cents, p.currency,
         p.probability_bps, p.board_rank, p.tags, ${daysInStage}
       from tenant_crm_project p where p.stage_id = s.id and p.tenant_id = s.tenant_id and ${matches}
       order by p.board_rank, p.id limit ${CARDS_PER_COLUMN}
     ) c order by s.position, s.id, c.board_rank, c.id`,
    filterValues(query),
  );
}

const row = `p.id, p.name, p.number, p.event_date, p.event_type, p.stage_id, p.owner_id, p.venue_text, p.guest_count,
  ${value} as value_cents, p.currency, p.updated_at, p.archived_at`;

/** Projects whose event is on or after a day, the next first; lost ones have no event any more. */
export function upcomingProjects(db: Db, { from, to, limit }: { from: string; to: string | null; limit: number }): Promise<ProjectRow[]> {
  return db.rows(
    `select ${row} from ${ofStage}
     where p.archived_at is null and s.kind <> 'lost' and p.event_date >= $1::date and ($2::date is null or p.event_date <= $2)
     order by p.event_date, p.id limit $3`,
    [from, to, limit],
  );
}

/** Those of these projects that the caller sees, archived ones too. */
export function projectsById(db: Db, ids: readonly number[]): Promise<ProjectRow[]> {
  return db.rows(`select ${row} from tenant_crm_project p where p.id = any ($1::int[]) order by p.id`, [ids]);
}

export function changedProjects(db: Db, limit: number): Promise<ProjectRow[]> {
  return db.rows(`select ${row} from tenant_crm_project p where p.archived_at is null order by p.updated_at desc, p.id desc limit $1`, [
    limit,
  ]);
}

/** Open projects that wait in their stage for longer than the stage allows, the longest first. */
export function waitingProjects(db: Db, limit: number): Promise<(ProjectRow & { days_in_stage: number })[]> {
  return db.rows(
    `select ${row}, ${daysInStage} from ${ofStage}
     where p.archived_at is null and s.kind = 'open' and p.stage_since < now() - make_interval(days => s.rotting_days)
     order by p.stage_since, p.id limit $1`,
    [limit],
  );
}
