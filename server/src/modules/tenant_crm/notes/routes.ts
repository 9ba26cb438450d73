import type { operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import { recordReply } from '../../../platform/records/record-reply';
import type { FindRecords } from '../records';

/** The notes of projects, leads, contacts and organizations, under the addresses they have always had. */
export function noteHandlers(records: FindRecords) {
  return {
    listNotes: async ({ query, tx }) => {
      const { subject_type, subject_id, ...rest } = query;
      const page = await tx((db) => records().notes.page(db, { subject_type, subject_id, query: { ...rest, kind: 'note' } }));
      return pageAnswer({ path: '/api/tenant_crm/project_notes/', query, ...page });
    },
    createNote: async ({ body, tx }) => recordReply(await tx((db) => records().notes.create(db, body)), 201),
    getNote: async ({ params, tx }) => recordReply(await tx((db) => records().notes.read(db, params.id))),
    updateNote: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => records().notes.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    deleteNote: async ({ params, permissions, session, tx }) =>
      recordReply(
        await tx(async (db) => {
          requireOwnOrDelete({ permissions, session }, (await records().notes.read(db, params.id)).created_by_id);
          return records().notes.setDeleted(db, { id: params.id, deleted: true });
        }),
      ),
    restoreNote: async ({ params, tx }) => recordReply(await tx((db) => records().notes.setDeleted(db, { id: params.id, deleted: false }))),
  } satisfies Partial<Handlers<typeof operations>>;
}
