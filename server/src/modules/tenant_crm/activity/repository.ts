import type { Activity, Subject } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

type NewActivity = Pick<Activity, 'subject_type' | 'subject_id' | 'kind' | 'details'>;

export async function insertActivity(db: Db, { subject_type, subject_id, kind, details }: NewActivity): Promise<void> {
  await db.rows(
    'insert into tenant_crm_activity (subject_type, subject_id, kind, by_id, details) values ($1, $2, $3, $4, $5::jsonb)',
    [subject_type, subject_id, kind, db.memberId, JSON.stringify(details)],
  );
}

export interface Window {
  readonly before: string | null;
  readonly limit: number;
}

/**
 * The activity of a record and, for a project, its moves between stages, the newest first. A moment is told in milliseconds
 * and kept finer, so that the window begins one later: rows of the same moment come again rather than never.
 */
export function activityOf(db: Db, { subject_type, subject_id }: Subject, { before, limit }: Window): Promise<Activity[]> {
  return db.rows<Activity>(
    `select * from (
       (select 'a' || id as key, subject_type, subject_id, kind, at, by_id, details from tenant_crm_activity
        where subject_type = $1 and subject_id = $2 and ($3::timestamptz is null or at < $3::timestamptz + interval '1 millisecond') order by at desc, id desc limit $4)
       union all
       (select 's' || id, 'project', project_id, 'stage', at, by_id,
          jsonb_build_object('from_stage_id', from_stage_id, 'to_stage_id', to_stage_id, 'days_in_previous', days_in_previous)
        from tenant_crm_stage_change
        where $1 = 'project' and project_id = $2 and ($3::timestamptz is null or at < $3::timestamptz + interval '1 millisecond') order by at desc, id desc limit $4)
     ) timeline order by at desc, key desc limit $4`,
    [subject_type, subject_id, before, limit],
  );
}

/** Many records that came into being elsewhere, with when and by whom. */
export async function insertCreations(db: Db, creations: readonly (Subject & { readonly at: string; readonly by_id: number | null })[]): Promise<void> {
  await db.rows(
    `insert into tenant_crm_activity (subject_type, subject_id, kind, at, by_id)
     select subject_type, subject_id, 'created', at, by_id from jsonb_to_recordset($1::jsonb) as creation (subject_type text, subject_id int, at timestamptz, by_id int)`,
    [JSON.stringify(creations)],
  );
}
