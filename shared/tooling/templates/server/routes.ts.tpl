import type { Note, operations } from '@butterfly/contracts/{{id}}';
import { reply, type Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { notePage } from './repository';
import { archiveNote, changeNote, createNote, etagOf, readNote, restoreNote } from './service';

export function {{camel}}Handlers(): Handlers<typeof operations> {
  return {
    listNotes: async ({ query, tx }) => pageAnswer({ path: '/api/{{id}}/notes/', query, ...(await tx((db) => notePage(db, query))) }),
    createNote: async ({ body, tx }) => answer(await tx((db) => createNote(db, body)), 201),
    getNote: async ({ params, tx }) => answer(await tx((db) => readNote(db, params.id))),
    updateNote: async ({ params, body, headers, tx }) => answer(await tx((db) => changeNote(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveNote: async ({ params, tx }) => answer(await tx((db) => archiveNote(db, params.id))),
    restoreNote: async ({ params, tx }) => answer(await tx((db) => restoreNote(db, params.id))),
  };
}

function answer(note: Note, status?: 201) {
  return reply(note, { etag: etagOf(note), ...(status && { status }) });
}
