import type { Activity } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

/**
 * The moves of a project between stages as events of its timeline, the newest first. A moment is told in milliseconds and kept finer, so that
 * the window begins one later: rows of the same moment come again rather than never.
 */
export function stageEvents(db: Db, projectId: number, { before, limit }: { before: string | null; limit: number }): Promise<Activity[]> {
  return db.rows<Activity>(
    `select 's' || id as key, 'project' as subject_type, project_id as subject_id, 'stage' as kind, at, by_id,
       jsonb_build_object('from_stage_id', from_stage_id, 'to_stage_id', to_stage_id, 'days_in_previous', days_in_previous) as details
     from tenant_crm_stage_change where project_id = $1 and ($2::timestamptz is null or at < $2::timestamptz + interval '1 millisecond')
     order by at desc, id desc limit $3`,
    [projectId, before, limit],
  );
}
