import type { operations } from '@butterfly/contracts/records';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { ImportService } from './service';

const of = ({ id, subject_type }: { id: number; subject_type: string }) => ({ id, types: [subject_type] });

export function importHandlers(imports: ImportService) {
  return {
    listImports: ({ params, tx }) => tx((db) => imports.list(db, [params.subject_type])),
    createImport: ({ params, body, tx }) => imports.create(tx, { ...params, ...body }),
    getImport: ({ params, tx }) => imports.read(tx, of(params)),
    updateImport: ({ params, body, tx }) => imports.update(tx, { ...of(params), patch: body }),
    checkImport: ({ params, tx }) => imports.check(tx, of(params)),
    commitImport: ({ params, tx }) => tx((db) => imports.commit(db, of(params))),
    undoImport: ({ params, permissions, session, tx }) =>
      tx((db) => imports.undo(db, { ...of(params), allow: (madeBy) => requireOwnOrDelete({ permissions, session }, madeBy) })),
    listImportLines: async ({ params, query, tx }) => {
      const page = await tx((db) => imports.lines(db, { ...of(params), query }));
      return pageAnswer({ path: `/api/records/${params.subject_type}/imports/${params.id}/lines/`, query, ...page });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
