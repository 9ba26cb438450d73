import type { NewStage, Stage, StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { defaultStages } from './default-stages';

const columns = 'id, name, position, color, kind, probability_bps, rotting_days, required_fields';

/** The stages in their order. A business without any gets the default pipeline with its first look at it. */
export async function stagesOf(db: Db): Promise<Stage[]> {
  const found = await readStages(db);
  if (found.length > 0) return found;
  await insertDefaultStages(db);
  return readStages(db);
}

/** A stage that projects may come to, held so that it is not deleted meanwhile. */
export async function findStage(db: Db, id: number): Promise<Stage | undefined> {
  const [found] = await db.rows<Stage>(
    `select ${columns} from tenant_crm_project_stage where id = $1 and deleted_at is null for key share`,
    [id],
  );
  return found;
}

function readStages(db: Db): Promise<Stage[]> {
  return db.rows<Stage>(`select ${columns} from tenant_crm_project_stage where deleted_at is null order by position, id`);
}

/** Two first looks at once insert each stage once: names are unique per business. */
async function insertDefaultStages(db: Db): Promise<void> {
  await db.rows(
    `insert into tenant_crm_project_stage (name, position, color, kind, probability_bps, rotting_days)
     select name, position, color, kind, probability_bps, rotting_days
     from jsonb_to_recordset($1::jsonb)
       as default_stage (name text, position int, color text, kind text, probability_bps int, rotting_days int)
     on conflict (tenant_id, name) where deleted_at is null do nothing`,
    [JSON.stringify(defaultStages.map((stage, position) => ({ ...stage, position })))],
  );
}

export async function findStageRecord(db: Db, id: number): Promise<StageRecord | undefined> {
  const [stage] = await db.rows<StageRecord>(
    `select ${columns}, updated_at, updated_by_id, version,
       (select count(*)::int from tenant_crm_project p where p.tenant_id = s.tenant_id and p.stage_id = s.id) as project_count
     from tenant_crm_project_stage s where id = $1 and deleted_at is null`,
    [id],
  );
  return stage;
}

/** All stages in their order, held until the end of the transaction. */
export function lockStages(db: Db): Promise<Stage[]> {
  return db.rows<Stage>(`select ${columns} from tenant_crm_project_stage where deleted_at is null order by position, id for update`);
}

export async function nameTaken(db: Db, { name, own }: { name: string; own: number | null }): Promise<boolean> {
  const found = await db.rows(
    'select 1 from tenant_crm_project_stage where lower(name) = lower($1) and deleted_at is null and ($2::int is null or id <> $2)',
    [name, own],
  );
  return found.length > 0;
}

export async function insertStage(db: Db, stage: Required<NewStage>): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    `insert into tenant_crm_project_stage (name, position, color, kind, probability_bps, rotting_days, required_fields, created_by_id, updated_by_id)
     values ($1, 1000, $2, $3, $4::int, $5::int, $6::text[], $7::int, $7::int) returning id`,
    [stage.name, stage.color, stage.kind, stage.probability_bps, stage.rotting_days, stage.required_fields, db.memberId],
  );
  if (!made) throw new Error('An inserted stage did not come back');
  return made.id;
}

export async function updateStage(db: Db, id: number, patch: StagePatch): Promise<void> {
  await db.rows(
    `update tenant_crm_project_stage set name = coalesce($2, name), color = coalesce($3, color), kind = coalesce($4, kind),
       probability_bps = coalesce($5::int, probability_bps), rotting_days = case when $6 then $7::int else rotting_days end,
       required_fields = coalesce($8::text[], required_fields), version = version + 1, updated_at = now(), updated_by_id = $9::int
     where id = $1`,
    [
      id,
      patch.name ?? null,
      patch.color ?? null,
      patch.kind ?? null,
      patch.probability_bps ?? null,
      patch.rotting_days !== undefined,
      patch.rotting_days ?? null,
      patch.required_fields ?? null,
      db.memberId,
    ],
  );
}

/** Writes the order; the stages are held by the caller. */
export async function placeStages(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(
    `update tenant_crm_project_stage s set position = wanted.place - 1
     from unnest($1::int[]) with ordinality as wanted (id, place) where s.id = wanted.id and s.position <> wanted.place - 1`,
    [ids],
  );
}

export async function hideStage(db: Db, id: number): Promise<void> {
  await db.rows('update tenant_crm_project_stage set deleted_at = now(), updated_at = now(), updated_by_id = $2::int where id = $1', [
    id,
    db.memberId,
  ]);
}

export async function countProjectsIn(db: Db, id: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*)::int as count from tenant_crm_project where stage_id = $1', [id]);
  return row?.count ?? 0;
}

/** All projects of a stage to the end of another, archived ones too, with a line of history for each. */
export async function moveAllProjects(db: Db, { from, to }: { from: number; to: Stage }): Promise<void> {
  await db.rows(
    `insert into tenant_crm_stage_change (project_id, from_stage_id, to_stage_id, by_id, days_in_previous)
     select id, $1::int, $2::int, $3::int, floor(extract(epoch from now() - stage_since) / 86400)::int from tenant_crm_project where stage_id = $1`,
    [from, to.id, db.memberId],
  );
  await db.rows(
    `update tenant_crm_project p set stage_id = $2::int, stage_since = now(), version = version + 1, updated_at = now(), updated_by_id = $3::int,
       board_rank = coalesce((select max(q.board_rank) from tenant_crm_project q where q.tenant_id = p.tenant_id and q.stage_id = $2::int), 0) + moved.place * 65536,
       lost_reason = case when $4 = 'lost' then coalesce(lost_reason, 'other') end, lost_note = case when $4 = 'lost' then lost_note else '' end
     from (select id, row_number() over (order by board_rank, id) as place from tenant_crm_project where stage_id = $1) moved
     where p.id = moved.id`,
    [from, to.id, db.memberId, to.kind],
  );
}
