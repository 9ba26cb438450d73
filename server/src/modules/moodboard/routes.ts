import type { Json } from '@butterfly/contracts/core';
import type { documentOperations } from '@butterfly/contracts/moodboard';
import { requireOwnOrDelete } from '../../platform/auth/require-feature';
import { AppError } from '../../platform/http/app-error';
import { requireIfMatch } from '../../platform/http/check-version';
import type { Bytes, Call, Handlers, ModuleDeps } from '../../platform/define-module';
import { reply } from '../../platform/define-module';
import { documentBytes, type SplitDocument } from './document/assemble-document';
import { boardEtag } from './etag';
import type { BoardKey, BoardRow } from './repository';
import { isOvertaken } from './repository';
import { splitBoard } from './split-board';
import type { MoodboardService, SavedBoard, SaveOptions } from './service';

type Deps = Pick<ModuleDeps, 'api'>;

/** Operation to service call: the nine document calls of the seeds. */
export function documentHandlers(service: MoodboardService, deps: Deps): Handlers<typeof documentOperations> {
  return {
    getBoard: async (call) => {
      const found = await call.tx(async (db) => {
        const project = call.params.projectId;
        const board = await service.find(db, { project }, call.headers['if-none-match']);
        if (!board && !(await deps.api('tenant_crm').projectExists(db, project))) throw new AppError('moodboard.project_not_found');
        return board;
      });
      if (found) return readAnswer(found);
      if (call.query.missing === 'empty') return NOT_MADE;
      throw new AppError('moodboard.board_not_found');
    },
    createBoard: async (call) => {
      const { project } = call.body;
      const change = await splitBoard(call.body.data);
      const row = await call.tx(async (db) => {
        if (!(await deps.api('tenant_crm').projectExists(db, project))) throw new AppError('moodboard.project_not_found');
        return (await service.create(db, { project }, change)).row;
      });
      return saveAnswer({ row, document: change }, { status: 201, minimal: wantsMinimal(call) });
    },
    patchBoard: async (call) => {
      const {
        session,
        params: { projectId: project },
        body: { patches: operations },
      } = call;
      const options = saveOptions(call);
      const ready = await service.prepare(session, project, { operations, ifMatch: options.ifMatch });
      if (ready && 'refusal' in ready) await call.tx((db) => service.refuseKnown(db, { project }, ready));
      const quick =
        ready && !('refusal' in ready) && (await call.tx((db) => service.savePrepared(db, ready, options)).catch(unlessOvertaken));
      return saveAnswer(quick || (await call.tx((db) => service.patch(db, { project }, operations, options))), {
        minimal: wantsMinimal(call),
      });
    },
    replaceBoard: (call) => replaced(service, { project: call.params.projectId }, call),
    deleteBoard: async (call) => {
      await call.tx((db) => service.remove(db, { project: call.params.projectId }));
      return reply(undefined);
    },
    getTempBoard: async (call) =>
      readAnswer(await call.tx((db) => service.read(db, { temp: call.params.tempProjectId }, call.headers['if-none-match']))),
    createTempBoard: async (call) => {
      const change = await splitBoard(call.body.data);
      const row = await call.tx(async (db) => (await service.create(db, { tempName: call.body.temp_project_name }, change)).row);
      return saveAnswer({ row, document: change }, { status: 201, minimal: wantsMinimal(call) });
    },
    replaceTempBoard: (call) => replaced(service, { temp: call.params.tempProjectId }, call),
    deleteTempBoard: async (call) => {
      await call.tx(async (db) => {
        requireOwnOrDelete(call, await service.madeBy(db, { temp: call.params.tempProjectId }));
        await service.remove(db, { temp: call.params.tempProjectId });
      });
      return reply(undefined);
    },
  };
}

async function replaced(
  service: MoodboardService,
  key: BoardKey,
  call: Pick<Call, 'headers' | 'tx'> & { readonly body: { readonly data: Json } },
): Promise<Bytes> {
  const options = saveOptions(call);
  requireIfMatch(options.ifMatch);
  const change = await splitBoard(call.body.data);
  return saveAnswer(await call.tx((db) => service.replace(db, key, change, options)), { minimal: wantsMinimal(call) });
}

/** The long way finds out what the board is now, and says so. */
function unlessOvertaken(error: unknown): null {
  if (isOvertaken(error)) return null;
  throw error;
}

type WithHeaders = Pick<Call, 'headers'>;
export const wantsMinimal = (call: WithHeaders): boolean => /(^|[,\s])return=minimal($|[,;\s])/.test(call.headers['prefer'] ?? '');
export const saveOptions = (call: WithHeaders): SaveOptions => ({ ifMatch: call.headers['if-match'], wantsDocument: !wantsMinimal(call) });

const REVALIDATE = { 'cache-control': 'private, no-cache' };

const NOT_MADE: Bytes = { kind: 'bytes', bytes: '', type: 'application/json', status: 204, headers: REVALIDATE };

function readAnswer({ row, document, unchanged }: SavedBoard & { unchanged: boolean }): Bytes {
  const etag = boardEtag(row);
  if (unchanged) return { kind: 'bytes', bytes: '', type: 'application/json', status: 304, etag, headers: REVALIDATE };
  return { kind: 'bytes', bytes: boardJson(row, document), type: 'application/json', etag, headers: REVALIDATE };
}

export function saveAnswer({ row, document }: SavedBoard, { status = 200, minimal }: { status?: number; minimal: boolean }): Bytes {
  const bytes = minimal ? JSON.stringify({ id: row.id, updated_at: row.updated_at }) : boardJson(row, document);
  return {
    kind: 'bytes',
    bytes,
    type: 'application/json',
    status,
    etag: boardEtag(row),
    headers: minimal ? { ...REVALIDATE, 'preference-applied': 'return=minimal' } : REVALIDATE,
  };
}

/** The document is pasted as the texts it is stored as, so that it comes back as it was sent. */
function boardJson(row: BoardRow, document: SplitDocument | null): Buffer {
  const owner = row.project_id === null ? `"temp_project_name":${JSON.stringify(row.temp_project_name)}` : `"project":${row.project_id}`;
  const before = `{"id":${row.id},${owner},"data":`;
  const after = `,"created_at":"${row.created_at}","updated_at":"${row.updated_at}"}`;
  return document ? documentBytes(document, { before, after }) : Buffer.from(`${before}null${after}`);
}
