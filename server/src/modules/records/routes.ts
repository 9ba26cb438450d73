import type { operations } from '@butterfly/contracts/records';
import { requireOwnOrDelete } from '../../platform/auth/require-feature';
import type { Handlers } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import { pageAnswer } from '../../platform/http/page-answer';
import { recordReply } from '../../platform/records/record-reply';
import { customFieldHandlers } from './custom-fields/routes';
import { fileHandlers } from './files/routes';
import { importHandlers } from './imports/routes';
import { activityOf } from './activity/repository';
import type { RecordServices } from './plugin-records';
import { only } from './subjects/records-of';
import { findListView, saveListView } from './views/repository';

/** Operation to service call. The gate has asked for the permission of the plugin; each of these asks first whether the record is there. */
export function recordHandlers({ services, files }: { services: RecordServices; files: Platform['files'] }): Handlers<typeof operations> {
  const { subjects } = services;
  return {
    ...noteHandlers(services),
    ...fileHandlers({ services, files }),
    ...customFieldHandlers(subjects),
    ...importHandlers(services.imports),
    getTimeline: ({ params, query, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        const results = await activityOf(db, [params], { before: query.before ?? null, limit: query.limit });
        return { results, next: results.length === query.limit ? (results.at(-1)?.at ?? null) : null };
      }),
    listPeople: ({ params, tx }) => tx(async (db) => subjects.readers(db, await subjects.require(db, params))),
    getListView: ({ params, tx }) => tx((db) => findListView(db, params.subject_type)),
    saveListView: async ({ params, body, tx }) => {
      await tx((db) => saveListView(db, { list: params.subject_type, view: body }));
      return body;
    },
  };
}

type NoteNames = 'createNote' | 'deleteNote' | 'getNote' | 'listNotes' | 'restoreNote' | 'updateNote';

function noteHandlers({ subjects, notes }: RecordServices): Pick<Handlers<typeof operations>, NoteNames> {
  return {
    listNotes: ({ params, query, tx }) =>
      tx(async (db) => {
        await subjects.require(db, params);
        const page = await notes.page(db, { of: only(params), query });
        return pageAnswer({ path: `/api/records/${params.subject_type}/${params.subject_id}/notes/`, query, ...page });
      }),
    createNote: async ({ params, body, tx }) => recordReply(await tx((db) => notes.create(db, { subject: params, input: body })), 201),
    getNote: async ({ params, tx }) =>
      recordReply(
        await tx(async (db) => {
          await subjects.require(db, params);
          return notes.read(db, { id: params.id, of: only(params) });
        }),
      ),
    updateNote: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          await subjects.require(db, params);
          return notes.update(db, { id: params.id, of: only(params), patch: body, ifMatch: headers['if-match'] });
        }),
      ),
    deleteNote: async ({ params, permissions, session, tx }) =>
      recordReply(
        await tx(async (db) => {
          await subjects.require(db, params);
          requireOwnOrDelete({ permissions, session }, (await notes.read(db, { id: params.id, of: only(params) })).created_by_id);
          return notes.setDeleted(db, { id: params.id, of: only(params), deleted: true });
        }),
      ),
    restoreNote: async ({ params, tx }) =>
      recordReply(
        await tx(async (db) => {
          await subjects.require(db, params);
          return notes.setDeleted(db, { id: params.id, of: only(params), deleted: false });
        }),
      ),
  };
}
