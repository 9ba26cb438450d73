import type { NewStage, Stage, StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { etagOf } from '../../../platform/records/etag-of';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import {
  countProjectsIn,
  findStageRecord,
  hideStage,
  insertStage,
  lockStages,
  moveAllProjects,
  nameTaken,
  placeStages,
  stagesOf,
  updateStage,
} from './repository';

const LIMIT = 30;

export async function readStage(db: Db, id: number): Promise<StageRecord> {
  const stage = await findStageRecord(db, id);
  if (!stage) throw new AppError('not_found');
  return stage;
}

/** A new stage stands at the end of the open ones, or at the end of its own kind. */
export async function createStage(db: Db, input: NewStage): Promise<StageRecord> {
  const stages = await locked(db);
  if (stages.length >= LIMIT) throw new AppError('tenant_crm.too_many_stages', { limit: LIMIT });
  await refuseTakenName(db, input.name, null);
  const kind = input.kind ?? 'open';
  const id = await insertStage(db, {
    color: 'iris',
    probability_bps: { open: 5000, booked: 10_000, done: 10_000, lost: 0 }[kind],
    rotting_days: null,
    required_fields: [],
    ...input,
    kind,
  });
  const after = stages.findLastIndex((stage) => stage.kind === kind);
  const ids = stages.map((stage) => stage.id);
  ids.splice(after < 0 ? ids.length : after + 1, 0, id);
  await placeStages(db, ids);
  return readStage(db, id);
}

export async function changeStage(
  db: Db,
  { id, patch, ifMatch }: { id: number; patch: StagePatch; ifMatch: string | undefined },
): Promise<StageRecord> {
  requireIfMatch(ifMatch);
  const stages = await locked(db);
  const before = await readStage(db, id);
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  if (patch.name) await refuseTakenName(db, patch.name, id);
  if (patch.kind && patch.kind !== 'open') refuseLastOpen(stages, id);
  await updateStage(db, id, patch);
  return readStage(db, id);
}

export async function reorderStages(db: Db, ids: readonly number[]): Promise<Stage[]> {
  const stages = await locked(db);
  const same = ids.length === stages.length && new Set(ids).size === ids.length && stages.every(({ id }) => ids.includes(id));
  if (!same) throw new AppError('invalid_input', { fields: { ids: ['must name every stage once'] } });
  await placeStages(db, ids);
  return stagesOf(db);
}

/** Moves all projects of a stage, then hides it: the history still names it. */
export async function deleteStage(db: Db, { id, moveTo }: { id: number; moveTo: number | null }): Promise<Stage[]> {
  const stages = await locked(db);
  if (!stages.some((stage) => stage.id === id)) throw new AppError('not_found');
  refuseLastOpen(stages, id);
  const count = await countProjectsIn(db, id);
  if (count > 0) {
    const target = stages.find((stage) => stage.id === moveTo && stage.id !== id);
    if (!target && moveTo !== null) throw new AppError('invalid_input', { fields: { move_to: ['is not another stage of your pipeline'] } });
    if (!target) throw new AppError('tenant_crm.stage_in_use', { count });
    await moveAllProjects(db, { from: id, to: target });
  }
  await hideStage(db, id);
  return stagesOf(db);
}

/** All stages, held, so that two changes of the order come one after the other. */
async function locked(db: Db): Promise<Stage[]> {
  await stagesOf(db);
  return lockStages(db);
}

async function refuseTakenName(db: Db, name: string, own: number | null): Promise<void> {
  if (await nameTaken(db, { name, own }))
    throw new AppError('tenant_crm.stage_name_taken', { fields: { name: ['is the name of another stage'] } });
}

function refuseLastOpen(stages: readonly Stage[], id: number): void {
  const others = stages.filter((stage) => stage.kind === 'open' && stage.id !== id);
  if (others.length === 0) throw new AppError('tenant_crm.last_open_stage');
}
