export { NoteComposer } from './note-composer';
export { noteSummary } from './note-mentions';
export { NoteText } from './note-text';
export { NotesPanel } from './notes-panel';
export type { NotesSource } from './notes-source';
export { useNoteActions } from './use-notes';
