import { defineRoutes } from '../core/define-routes';
import { pageOf, pageQuery } from '../core/primitives';
import { paths } from './paths';
import { newNote, note } from './schema';

export const operations = defineRoutes(paths, {
  listNotes: { summary: 'List the notes, newest first', access: 'plugin', query: pageQuery.pick({ page: true, page_size: true }), ok: pageOf(note) },
  addNote: { summary: 'Add a note', access: 'plugin', body: newNote, ok: note, status: 201 },
});
