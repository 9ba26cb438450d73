import type { Json } from '@butterfly/contracts/core';
import type { operations } from '@butterfly/contracts/moodboard';
import { reply, type Handlers, type ModuleDeps } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { parseLargeJson } from '../../../platform/http/requests/large-json';
import { inSlices } from '../../../platform/threads/in-slices';
import { saveAnswer, saveOptions, wantsMinimal } from '../routes';
import { splitBoard } from '../split-board';
import type { MoodboardService } from '../service';
import type { HistoryService } from './service';

/** Operation to service call. */
export function historyHandlers({
  history,
  boards,
  deps,
}: {
  history: HistoryService;
  boards: MoodboardService;
  deps: Pick<ModuleDeps, 'api'>;
}) {
  return {
    listRevisions: ({ params, tx }) => tx((db) => history.list(db, params.projectId)),
    keepRevision: async ({ params, body, tx }) =>
      reply(await tx((db) => history.keep(db, { projectId: params.projectId, label: body.label })), { status: 201 }),
    readRevision: async ({ params, tx }) => ({
      kind: 'bytes',
      type: 'application/json',
      etag: `revision-${params.revisionId}`,
      bytes: `{"data":${await tx((db) => history.data(db, params))}}`,
    }),
    labelRevision: ({ params, body, tx }) => tx((db) => history.label(db, { ...params, label: body.label })),
    restoreRevision: async (call) => {
      // A kept version never changes: it may be read before the transaction that saves it.
      const data = (await inSlices(parseLargeJson(await call.tx((db) => history.data(db, call.params))))) as Json;
      const change = await splitBoard(data);
      return saveAnswer(await call.tx((db) => history.restore(db, call.params, { change, options: saveOptions(call) })), {
        minimal: wantsMinimal(call),
      });
    },
    listTempBoards: ({ tx }) => tx((db) => boards.temporary(db)),
    attachTempBoard: async (call) => {
      const { project } = call.body;
      const saved = await call.tx(async (db) => {
        if (!(await deps.api('tenant_crm').projectExists(db, project))) throw new AppError('moodboard.project_not_found');
        return boards.attach(db, { tempId: call.params.tempProjectId, project });
      });
      return saveAnswer(saved, { minimal: wantsMinimal(call) });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
