import type { Note, NoteQuery, operations } from '@butterfly/contracts/tenant_crm';
import { requireOwnOrDelete } from '../../../platform/auth/require-feature';
import { reply, type Handlers, type Reply } from '../../../platform/define-module';
import { etagOf } from '../projects/etag';
import { countNotes, notePage } from './repository';
import type { NoteService } from './service';

type Names = 'listNotes' | 'createNote' | 'getNote' | 'updateNote' | 'deleteNote' | 'restoreNote';

export function noteHandlers(notes: NoteService): Pick<Handlers<typeof operations>, Names> {
  return {
    listNotes: async ({ query, tx }) => {
      const { results, count } = await tx(async (db) => ({ results: await notePage(db, query), count: await countNotes(db, query) }));
      return { count, next: query.page * query.page_size < count ? link(query, query.page + 1) : null, previous: query.page > 1 ? link(query, query.page - 1) : null, results };
    },
    createNote: async ({ body, tx }) => answer(await tx((db) => notes.create(db, body)), 201),
    getNote: async ({ params, tx }) => answer(await tx((db) => notes.read(db, params.id))),
    updateNote: async ({ params, body, headers, tx }) => answer(await tx((db) => notes.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    deleteNote: async ({ params, permissions, session, tx }) =>
      answer(await tx(async (db) => {
        requireOwnOrDelete({ permissions, session }, (await notes.read(db, params.id)).created_by_id);
        return notes.setDeleted(db, { id: params.id, deleted: true });
      })),
    restoreNote: async ({ params, tx }) => answer(await tx((db) => notes.setDeleted(db, { id: params.id, deleted: false }))),
  };
}

function answer(note: Note, status?: number): Reply<Note> {
  return reply(note, { etag: etagOf(note), ...(status && { status }) });
}

function link(query: NoteQuery, page: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) if (value !== undefined && value !== '') search.set(name, String(value));
  return `/api/tenant_crm/project_notes/?${search.toString()}`;
}
