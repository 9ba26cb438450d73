import type { TeamMember } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';

/** Everybody a project is assigned to, each once: as its owner before as its team, before as anything else. */
const TEAM = `select distinct on (member_id) member_id, case source when 'tenant_crm_project.owner_id' then 'owner' when 'tenant_crm_project_member.member_id' then 'team' else 'work' end as by
  from platform_assignment where project_id = $1
  order by member_id, source = 'tenant_crm_project.owner_id' desc, source = 'tenant_crm_project_member.member_id' desc`;
const ADD =
  'insert into tenant_crm_project_member (project_id, member_id, created_by_id) values ($1, $2, $3) on conflict (tenant_id, project_id, member_id) do nothing';
const REMOVE = 'delete from tenant_crm_project_member where project_id = $1 and member_id = $2 returning id';

export function teamOf(db: Db, projectId: number): Promise<Omit<TeamMember, 'name'>[]> {
  return db.rows(TEAM, [projectId]);
}

export async function insertTeamMember(db: Db, { projectId, memberId }: { projectId: number; memberId: number }): Promise<void> {
  await db.rows(ADD, [projectId, memberId, db.memberId]);
}

/** False: was not on the team. */
export async function deleteTeamMember(db: Db, { projectId, memberId }: { projectId: number; memberId: number }): Promise<boolean> {
  return (await db.rows(REMOVE, [projectId, memberId])).length > 0;
}
