import type { operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import { reply, type Handlers } from '../../../platform/define-module';
import type { Files } from '../../../platform/files/files';
import { AppError } from '../../../platform/http/app-error';
import { withOwnErrors } from '../with-own-errors';
import type { FindRecords } from '../records';

/** The files of projects, leads, contacts and organizations, under the addresses they have always had. */
export function recordFileHandlers({ records, files }: { records: FindRecords; files: Files }) {
  return {
    listFiles: ({ query, tx }) => tx((db) => records().files.list(db, query)),
    uploadFile: async ({ params, query, body, session, tx }) => {
      const stored = await files.put(session.tenantId, body);
      return reply(
        await withOwnErrors(() => tx((db) => records().files.add(db, { subject: params, stored, name: query.name })), {
          'records.too_many_files': (details) => new AppError('tenant_crm.too_many_files', details),
        }),
        {
          status: 201,
        },
      );
    },
    downloadFile: async ({ params, query, session, tx }) => {
      const file = await tx((db) => records().files.open(db, params.id));
      return files.download(session.tenantId, file, { inline: query.inline === 'true' });
    },
    removeFile: ({ params, permissions, session, tx }) =>
      tx(async (db) => {
        requireOwnOrDelete({ permissions, session }, await records().files.madeBy(db, params.id));
        return records().files.setRemoved(db, { id: params.id, removed: true });
      }),
    restoreFile: ({ params, tx }) => tx((db) => records().files.setRemoved(db, { id: params.id, removed: false })),
  } satisfies Partial<Handlers<typeof operations>>;
}
