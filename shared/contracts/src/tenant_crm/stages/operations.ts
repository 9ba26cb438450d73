import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { stagePaths } from './paths';
import { newStage, stage, stageOrder, stagePatch, stageRecord } from './schema';

const byId = z.object({ id: idParam });

export const stageOperations = defineRoutes(stagePaths, {
  listStages: { summary: 'The stages of the pipeline in their order', access: 'plugin', ok: z.array(stage) },
  createStage: {
    summary: 'Add a stage before the closed and lost ones; at most 30',
    access: 'plugin',
    idempotent: true,
    body: newStage,
    ok: stageRecord,
    status: 201,
    errors: ['tenant_crm.stage_name_taken', 'tenant_crm.too_many_stages'],
  },
  reorderStages: {
    summary: 'Put the stages into this order; every stage is named once',
    access: 'plugin',
    body: stageOrder,
    ok: z.array(stage),
  },
  getStage: { summary: 'Read a stage; the answer has an ETag', access: 'plugin', params: byId, ok: stageRecord },
  updateStage: {
    summary: 'Change fields of a stage; needs If-Match',
    access: 'plugin',
    params: byId,
    body: stagePatch,
    ok: stageRecord,
    errors: ['precondition_required', 'version_conflict', 'tenant_crm.stage_name_taken', 'tenant_crm.last_open_stage'],
  },
  deleteStage: {
    summary: 'Delete a stage; its projects, archived ones too, move to `move_to` first',
    access: 'plugin',
    reach: 'all_projects',
    feature: 'delete_records',
    params: byId,
    query: z.object({ move_to: idParam.optional() }),
    ok: z.array(stage),
    errors: ['tenant_crm.stage_in_use', 'tenant_crm.last_open_stage'],
  },
});
