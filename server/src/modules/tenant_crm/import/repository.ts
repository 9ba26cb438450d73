import type { Db } from '../../../platform/db/db';
import type { ImportedProject } from '../api';

/** A project of the import with its number and the ids of its stages, the first it stood in to the present one. */
export interface NumberedProject extends Omit<ImportedProject, 'stages'> {
  readonly number: number;
  readonly stage_id: number;
  readonly stage_since: string;
  readonly created_at: string;
}

/** Many projects in one statement. Ids in the order of their numbers. */
export async function insertProjects(db: Db, projects: readonly NumberedProject[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `insert into tenant_crm_project (number, name, event_type, stage_id, stage_since, board_rank, event_date, start_time, venue_text, guest_count,
       budget_cents, currency, tags, owner_id, lost_reason, lost_note, created_at, updated_at, created_by_id)
     select number, name, event_type, stage_id, stage_since, number::bigint * -65536, event_date, start_time, coalesce(venue_text, ''), guest_count,
       budget_cents, currency, coalesce(tags, '{}'), owner_id, lost_reason, coalesce(lost_note, ''), created_at, coalesce(updated_at, stage_since), owner_id
     from jsonb_to_recordset($1::jsonb) as project (number int, name text, event_type text, stage_id int, stage_since timestamptz, event_date date,
       start_time time, venue_text text, guest_count int, budget_cents bigint, currency text, tags text[], owner_id int, lost_reason text, lost_note text,
       created_at timestamptz, updated_at timestamptz)
     order by number returning id, number`,
    [JSON.stringify(projects)],
  );
  return rows.map(({ id }) => id);
}

export interface ImportedChange {
  readonly project_id: number;
  readonly from_stage_id: number;
  readonly to_stage_id: number;
  readonly at: string;
  readonly by_id: number | null;
  readonly days_in_previous: number;
}

export async function insertStageChanges(db: Db, changes: readonly ImportedChange[]): Promise<void> {
  await db.rows(
    `insert into tenant_crm_stage_change (project_id, from_stage_id, to_stage_id, at, by_id, days_in_previous)
     select project_id, from_stage_id, to_stage_id, at, by_id, days_in_previous
     from jsonb_to_recordset($1::jsonb) as change (project_id int, from_stage_id int, to_stage_id int, at timestamptz, by_id int, days_in_previous int)
     order by at`,
    [JSON.stringify(changes)],
  );
}
