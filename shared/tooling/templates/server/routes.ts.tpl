import type { operations } from '@butterfly/contracts/{{id}}';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { recordReply } from '../../platform/records/record-reply';
import { notePage, notes } from './repository';
import type { NoteService } from './service';

export function {{camel}}Handlers(service: NoteService): Handlers<typeof operations> {
  return {
    listNotes: async ({ query, tx }) => pageAnswer({ path: '/api/{{id}}/notes/', query, ...(await tx((db) => notePage(db, query))) }),
    createNote: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    getNote: async ({ params, tx }) => recordReply(await tx((db) => notes.read(db, params.id))),
    updateNote: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveNote: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restoreNote: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
  };
}
