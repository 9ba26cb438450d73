import type { Db } from '../../platform/db/db';

/** Projects of the business that somebody takes care of; archived ones are left out. */
export async function ownedProjects(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows<{ owner_id: number; projects: number }>(
    `select owner_id, count(*)::int as projects from tenant_crm_project
     where owner_id is not null and archived_at is null
       and stage_id in (select id from tenant_crm_project_stage where kind not in ('lost', 'done')) group by owner_id`,
  );
  return new Map(rows.map((row) => [row.owner_id, row.projects]));
}

/** Hands everything one member takes care of to another, open or not. Answers how many projects there were. */
export async function reassignOwner(db: Db, { from, to }: { from: number; to: number }): Promise<number> {
  const moved = await db.rows(
    'update tenant_crm_project set owner_id = $2, version = version + 1, updated_at = now() where owner_id = $1 and archived_at is null returning id',
    [from, to],
  );
  return moved.length;
}
