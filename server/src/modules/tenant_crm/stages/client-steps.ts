import type { Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { missingFields } from '../projects/required-fields';
import type { ProjectService } from '../projects/service';
import { stagesOf } from './repository';

interface Step {
  readonly id: number;
  readonly projects: Pick<ProjectService, 'move' | 'read'>;
}
type Reached = Promise<{ stage_id: number | null }>;

/** Moves a project forward to the stage of those who have said yes; one that has come further, is lost or archived stays where it is. */
export function verbalYes(db: Db, step: Step): Reached {
  return forward(db, step, stageOfYes);
}

/** Moves a project that is still being talked about to the first stage of those that are booked. */
export function booked(db: Db, step: Step): Reached {
  return forward(db, step, (stages) => stages.find(({ kind }) => kind === 'booked'));
}

async function forward(db: Db, { id, projects }: Step, choose: (stages: readonly Stage[]) => Stage | undefined): Reached {
  const project = await projects.read(db, id);
  const stages = await stagesOf(db);
  const now = stages.find((stage) => stage.id === project.stage_id);
  const to = choose(stages);
  const stays = !to || now?.kind !== 'open' || now.position >= to.position || project.archived_at !== null;
  // The client's step counts, whatever a form of the business asks for.
  if (stays || missingFields(to, project).length > 0) return { stage_id: null };
  await projects.move(db, { id, to: { stage_id: to.id, position: 0 } });
  return { stage_id: to.id };
}

/** The open stage that is called so, or else the last open one. */
function stageOfYes(stages: readonly Stage[]): Stage | undefined {
  const open = stages.filter(({ kind }) => kind === 'open');
  return open.find(({ name }) => /verbal|accepted|zusage|akkoord/i.test(name)) ?? open.at(-1);
}
