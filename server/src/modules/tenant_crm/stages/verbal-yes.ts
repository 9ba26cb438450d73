import type { Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { missingFields } from '../projects/required-fields';
import type { ProjectService } from '../projects/service';
import { stagesOf } from './repository';

/** Moves a project forward to the stage of those who have said yes; one that has come further, is lost or archived stays where it is. */
export async function verbalYes(
  db: Db,
  { id, projects }: { id: number; projects: Pick<ProjectService, 'move' | 'read'> },
): Promise<{ stage_id: number | null }> {
  const project = await projects.read(db, id);
  const stages = await stagesOf(db);
  const now = stages.find((stage) => stage.id === project.stage_id);
  const yes = stageOfYes(stages);
  const stays = !yes || now?.kind !== 'open' || now.position >= yes.position || project.archived_at !== null;
  // The client's yes counts, whatever a form of the business asks for.
  if (stays || missingFields(yes, project).length > 0) return { stage_id: null };
  await projects.move(db, { id, to: { stage_id: yes.id, position: 0 } });
  return { stage_id: yes.id };
}

/** The open stage that is called so, or else the last open one. */
function stageOfYes(stages: readonly Stage[]): Stage | undefined {
  const open = stages.filter(({ kind }) => kind === 'open');
  return open.find(({ name }) => /verbal|accepted|zusage|akkoord/i.test(name)) ?? open.at(-1);
}
