import type { operations } from '@butterfly/contracts/records';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import { reply, type Handlers } from '../../../platform/define-module';
import type { Files } from '../../../platform/files/files';
import type { RecordServices } from '../plugin-records';
import { only } from '../subjects/records-of';

export function fileHandlers({ services: { subjects, files: service }, files }: { services: RecordServices; files: Files }) {
  return {
    listFiles: ({ params, tx }) => tx((db) => service.list(db, params)),
    uploadFile: async ({ params, query, body, session, tx }) => {
      const stored = await files.put(session.tenantId, body);
      return reply(await tx((db) => service.add(db, { subject: params, stored, name: query.name })), { status: 201 });
    },
    downloadFile: async ({ params, query, session, tx }) => {
      const file = await tx(async (db) => {
        await subjects.require(db, params);
        return service.open(db, { id: params.id, of: only(params) });
      });
      return files.download(session.tenantId, file, { inline: query.inline === 'true' });
    },
    removeFile: ({ params, permissions, session, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        requireOwnOrDelete({ permissions, session }, await service.madeBy(db, { id: params.id, of: only(params) }));
        return service.setRemoved(db, { id: params.id, of: only(params), removed: true });
      }),
    restoreFile: ({ params, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        return service.setRemoved(db, { id: params.id, of: only(params), removed: false });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
