import type { ImportEntity, operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import type { Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { pageAnswer } from '../../../platform/http/page-answer';
import { withOwnErrors } from '../with-own-errors';
import type { FindRecords } from '../records';

const kinds = { contacts: 'contact', organizations: 'organization', projects: 'project' } as const satisfies Record<ImportEntity, string>;

const named = <T extends { readonly subject_type: string }>({ subject_type, ...row }: T) => ({
  ...row,
  entity: `${subject_type}s` as ImportEntity,
});

/** The imports of contacts, organizations and projects, under the addresses they have always had. */
export function importHandlers(records: FindRecords) {
  const imports = () => records().imports;
  return {
    listImports: async ({ tx }) => (await tx((db) => imports().list(db))).map(named),
    createImport: async ({ body: { entity, ...file }, tx }) =>
      named(
        await withOwnErrors(() => imports().create(tx, { subject_type: kinds[entity], ...file }), {
          'records.csv_unreadable': (details) => new AppError('tenant_crm.csv_unreadable', details),
        }),
      ),
    getImport: async ({ params, tx }) => named(await imports().read(tx, params.id)),
    updateImport: async ({ params, body, tx }) =>
      named(
        await withOwnErrors(() => imports().update(tx, { id: params.id, patch: body }), {
          'records.import_has_begun': (details) => new AppError('tenant_crm.import_has_begun', details),
        }),
      ),
    checkImport: ({ params, tx }) =>
      withOwnErrors(() => imports().check(tx, params.id), {
        'records.import_has_begun': (details) => new AppError('tenant_crm.import_has_begun', details),
      }),
    commitImport: async ({ params, tx }) =>
      named(
        await withOwnErrors(() => tx((db) => imports().commit(db, params.id)), {
          'records.import_field_missing': (details) => new AppError('tenant_crm.import_field_missing', details),
        }),
      ),
    undoImport: async ({ params, permissions, session, tx }) => {
      const allow = (madeBy: number | null) => requireOwnOrDelete({ permissions, session }, madeBy);
      return named(
        await withOwnErrors(() => tx((db) => imports().undo(db, { id: params.id, allow })), {
          'records.import_not_done': (details) => new AppError('tenant_crm.import_not_done', details),
        }),
      );
    },
    listImportLines: async ({ params, query, tx }) => {
      const page = await tx((db) => imports().lines(db, { id: params.id, query }));
      return pageAnswer({ path: `/api/tenant_crm/import/${params.id}/lines/`, query, ...page });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
