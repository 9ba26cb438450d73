import type { operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { TenantPeople } from '../people';
import type { ImportJob } from './import-runner';
import {
  asRow,
  beginImport,
  beginUndo,
  changeImport,
  checkImport,
  createImport,
  readImport,
  textOfDraft,
  textToCheck,
} from './import-service';
import type { Tables } from './table/tables';
import { findImport, lastImports, linesOf } from './run.repository';

const STALLED_MS = 20_000;

interface ImportRouteDeps {
  readonly people: TenantPeople;
  readonly clock: () => Date;
  readonly tables: Tables;
  /** Queues the work with the transaction; once more for the same import is harmless. */
  readonly queue: (db: Db, job: ImportJob) => Promise<void>;
}

type Names =
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'updateImport'
  | 'checkImport'
  | 'commitImport'
  | 'undoImport'
  | 'listImportLines';

export function importHandlers({ people, clock, tables, queue }: ImportRouteDeps): Pick<Handlers<typeof operations>, Names> {
  /** A text is read outside of transactions. */
  const draftTable = async (text: string | null) => (text === null ? null : tables.read(text));
  return {
    listImports: async ({ tx }) => (await tx(lastImports)).map(asRow),
    createImport: async ({ body, tx }) => {
      const table = await tables.read(body.text);
      return tx((db) => createImport(db, { ...body, table }));
    },
    getImport: async ({ params, session, tx }) => {
      const table = await draftTable(await tx((db) => textOfDraft(db, params.id)));
      return tx(async (db) => {
        const stored = await findImport(db, params.id);
        // Whoever watches the progress also wakes an import whose process died.
        const working = stored?.status === 'running' || stored?.status === 'undoing';
        if (working && clock().getTime() - Date.parse(stored.updated_at) > STALLED_MS)
          await queue(db, { tenantId: session.tenantId, importId: params.id });
        return readImport(db, params.id, table);
      });
    },
    updateImport: async ({ params, body, tx }) => {
      const table = await draftTable(await tx((db) => textOfDraft(db, params.id)));
      return tx((db) => changeImport(db, { id: params.id, patch: body, table }));
    },
    checkImport: async ({ params, session, tx }) => {
      const place = { locale: await people.localeOf(session.tenantId), currency: await people.currencyOf(session.tenantId) };
      const table = await tables.read(await tx((db) => textToCheck(db, params.id)));
      return tx((db) => checkImport(db, { id: params.id, place, table }));
    },
    commitImport: ({ params, session, tx }) =>
      tx(async (db) => {
        if (await beginImport(db, params.id)) await queue(db, { tenantId: session.tenantId, importId: params.id });
        return readImport(db, params.id);
      }),
    undoImport: ({ params, permissions, session, tx }) =>
      tx(async (db) => {
        const allow = (madeBy: number | null) => requireOwnOrDelete({ permissions, session }, madeBy);
        if (await beginUndo(db, { id: params.id, allow })) await queue(db, { tenantId: session.tenantId, importId: params.id });
        return readImport(db, params.id);
      }),
    listImportLines: ({ params, query, tx }) =>
      tx(async (db) => {
        if (!(await findImport(db, params.id))) throw new AppError('not_found');
        const { page, page_size, outcome } = query;
        const { count, results } = await linesOf(db, {
          id: params.id,
          outcome: outcome ?? null,
          limit: page_size,
          offset: (page - 1) * page_size,
        });
        return pageAnswer({ path: `/api/tenant_crm/import/${params.id}/lines/`, query, count, results });
      }),
  };
}
