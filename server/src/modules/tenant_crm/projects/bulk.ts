import type { Project, ProjectBulk, ProjectBulkResult } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { findProject } from './repository';
import type { ProjectService } from './service';

/** One change for many projects in one transaction, each by the rules it would follow alone. */
export async function changeManyProjects(
  db: Db,
  { change, service }: { change: ProjectBulk; service: ProjectService },
): Promise<ProjectBulkResult> {
  const changed: ProjectBulkResult['changed'] = [];
  for (const id of new Set(change.ids)) {
    const before = await findProject(db, id);
    if (!before || !applies(before, change)) continue;
    await apply(db, { before, change, service });
    changed.push({ id, owner_id: before.owner_id, stage_id: before.stage_id });
  }
  return { changed };
}

function applies(project: Project, change: ProjectBulk): boolean {
  const archived = project.archived_at !== null;
  if (change.action === 'unarchive') return archived;
  if (archived) return false;
  if (change.action === 'owner') return project.owner_id !== change.owner_id;
  return change.action !== 'stage' || project.stage_id !== change.stage_id;
}

async function apply(
  db: Db,
  { before: { id }, change, service }: { before: Project; change: ProjectBulk; service: ProjectService },
): Promise<void> {
  if (change.action === 'owner') await service.update(db, { id, patch: { owner_id: change.owner_id }, ifMatch: '*' });
  else if (change.action === 'stage')
    await service.move(db, { id, to: { stage_id: change.stage_id, position: 0, lost_reason: change.lost_reason } });
  else await service.archive(db, { id, archived: change.action === 'archive' });
}
