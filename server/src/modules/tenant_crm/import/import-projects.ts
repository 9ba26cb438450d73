import type { Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { ImportedProject } from '../api';
import { takeNumbers } from '../numbering/repository';
import type { CrmRecords } from '../records';
import { stagesOf } from '../stages/repository';
import { insertProjects, insertStageChanges, type ImportedChange } from './repository';

const DAY_MS = 86_400_000;

/**
 * Takes over projects that were kept elsewhere, with the stages they went through. Nothing is announced: for the business
 * these are no news. Ids in the order of the input.
 */
export async function importProjects(
  db: Db,
  { projects, records }: { projects: readonly ImportedProject[]; records: CrmRecords },
): Promise<number[]> {
  if (projects.length === 0) return [];
  const stages = await stagesOf(db);
  const first = await takeNumbers(db, projects.length);
  const numbered = projects.map(({ stages: steps, ...project }, at) => {
    const [start, end] = [steps[0], steps.at(-1)];
    if (!start || !end) throw new Error(`The project ${project.name} stands in no stage`);
    return { ...project, number: first + at, stage_id: stageNamed(stages, end.name).id, stage_since: end.at, created_at: start.at };
  });
  const ids = await insertProjects(db, numbered);
  const creations = numbered.map(({ created_at, owner_id }, at) => ({
    subject_type: 'project' as const,
    subject_id: ids[at] ?? 0,
    at: created_at,
    by_id: owner_id,
  }));
  await records.recordCreations(db, creations);
  const changes = projects.flatMap((project, at) => changesOf(project, { id: ids[at] ?? 0, stages }));
  if (changes.length > 0) await insertStageChanges(db, changes);
  return ids;
}

function changesOf(
  { stages: steps, owner_id }: ImportedProject,
  { id, stages }: { id: number; stages: readonly Stage[] },
): ImportedChange[] {
  return steps.slice(1).map((step, at) => {
    const before = steps[at] ?? step;
    return {
      project_id: id,
      from_stage_id: stageNamed(stages, before.name).id,
      to_stage_id: stageNamed(stages, step.name).id,
      at: step.at,
      by_id: owner_id,
      days_in_previous: Math.max(0, Math.floor((Date.parse(step.at) - Date.parse(before.at)) / DAY_MS)),
    };
  });
}

function stageNamed(stages: readonly Stage[], name: string): Stage {
  const found = stages.find((stage) => stage.name === name);
  if (!found) throw new Error(`No stage is called ${name}`);
  return found;
}
