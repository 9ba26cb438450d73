import type { operations } from '@butterfly/contracts/{{id}}';
import type { Handlers } from '../../platform/define-module';
import { addNote, countNotes, listNotes } from './repository';

export function {{camel}}Handlers(): Handlers<typeof operations> {
  return {
    listNotes: (call) =>
      call.tx(async (db) => {
        const { page, page_size } = call.query;
        const count = await countNotes(db);
        const link = (to: number) => `/api/{{id}}/notes/?page=${to}&page_size=${page_size}`;
        return {
          count,
          next: page * page_size < count ? link(page + 1) : null,
          previous: page > 1 ? link(page - 1) : null,
          results: await listNotes(db, { limit: page_size, offset: (page - 1) * page_size }),
        };
      }),
    addNote: (call) => call.tx((db) => addNote(db, call.body.text)),
  };
}
