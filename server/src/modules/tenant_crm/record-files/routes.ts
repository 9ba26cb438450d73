import type { operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import { reply, type Handlers } from '../../../platform/define-module';
import type { Files } from '../../../platform/files/files';
import type { RecordFileService } from './service';

type Names = 'listFiles' | 'uploadFile' | 'downloadFile' | 'removeFile' | 'restoreFile';

export function recordFileHandlers({ service, files }: { service: RecordFileService; files: Files }): Pick<Handlers<typeof operations>, Names> {
  return {
    listFiles: ({ query, tx }) => tx((db) => service.list(db, query)),
    uploadFile: async ({ params, query, body, session, tx }) => {
      const stored = await files.put(session.tenantId, body);
      return reply(await tx((db) => service.add(db, { subject: params, stored, name: query.name })), { status: 201 });
    },
    downloadFile: async ({ params, query, session, tx }) => {
      const file = await tx((db) => service.open(db, params.id));
      return files.download(session.tenantId, file, { inline: query.inline === 'true' });
    },
    removeFile: ({ params, permissions, session, tx }) =>
      tx(async (db) => {
        requireOwnOrDelete({ permissions, session }, await service.madeBy(db, params.id));
        return service.setRemoved(db, { id: params.id, removed: true });
      }),
    restoreFile: ({ params, tx }) => tx((db) => service.setRemoved(db, { id: params.id, removed: false })),
  };
}
