export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { newNote, note, notePatch, noteQuery } from './schema';
export type { NewNote, Note, NotePatch, NoteQuery } from './schema';
