export { paths } from './paths';
export { operations } from './operations';
export { newNote, note } from './schema';
export type { Note } from './schema';
