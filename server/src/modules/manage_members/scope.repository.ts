import type { RowScope } from '../../platform/db/worker';
import type { Db } from '../../platform/db/db';

/** The widest of a member's roles; who has none sees what it is assigned to. */
const WIDEST = `case when bool_or(r.is_admin or r.row_scope = 'all') then 'all' when count(r.id) = 0 or bool_or(r.row_scope = 'assigned') then 'assigned' else 'none' end`;
const ROLES = `left join manage_members_member_role h on h.member_id = m.id left join manage_members_role r on r.tenant_id = h.tenant_id and r.id = h.role_id`;

const SCOPE = `select ${WIDEST} as scope from (values ($1::int)) as m(id) ${ROLES} group by m.id`;
const SEEING = `with m as (select m.id, ${WIDEST} as scope from unnest($2::int[]) as m(id) ${ROLES} group by m.id)
  select id from m where scope = 'all'
    or scope = 'assigned' and exists (select from platform_assignment a where a.member_id = m.id and a.project_id = $1::int) order by id`;

export async function scopeOf(db: Db, memberId: number): Promise<RowScope> {
  return (await db.rows<{ scope: RowScope }>(SCOPE, [memberId]))[0]?.scope ?? 'none';
}

/** Those of the members who see a project; without one, those who see all. */
export async function membersSeeing(
  db: Db,
  { projectId, among }: { projectId: number | null; among: readonly number[] },
): Promise<number[]> {
  return (await db.rows<{ id: number }>(SEEING, [projectId, among])).map(({ id }) => id);
}
