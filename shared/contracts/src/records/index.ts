export { paths } from './paths';
export { operations } from './operations';
export type { RecordNoteQuery } from './operations';
export { errors } from './errors';
export {
  activity,
  listView,
  newNote,
  note,
  noteBody,
  noteKind,
  notePatch,
  noteVisibility,
  recordFile,
  recordPerson,
  subject,
  subjectType,
  timeline,
} from './schema';
export type {
  ListView,
  NewRecordNote,
  NoteKind,
  RecordActivity,
  RecordFile,
  RecordNote,
  RecordNotePatch,
  RecordPerson,
  RecordSubject,
} from './schema';
