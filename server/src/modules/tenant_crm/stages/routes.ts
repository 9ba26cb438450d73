import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import { recordReply } from '../../../platform/records/record-reply';
import { stagesOf } from './repository';
import { changeStage, createStage, deleteStage, readStage, reorderStages } from './service';

export function stageHandlers() {
  return {
    listStages: ({ tx }) => tx(stagesOf),
    createStage: async ({ body, tx }) => recordReply(await tx((db) => createStage(db, body)), 201),
    reorderStages: ({ body, tx }) => tx((db) => reorderStages(db, body.ids)),
    getStage: async ({ params, tx }) => recordReply(await tx((db) => readStage(db, params.id))),
    updateStage: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => changeStage(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    deleteStage: ({ params, query, tx }) => tx((db) => deleteStage(db, { id: params.id, moveTo: query.move_to ?? null })),
  } satisfies Partial<Handlers<typeof operations>>;
}
