export { paths } from './paths';
export { fileWords, operations } from './operations';
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
export { customField, customFieldPatch, customPatch, customValues, newCustomField } from './custom-fields/schema';
export type {
  CustomFieldPatch,
  CustomKind,
  CustomPatch,
  CustomValue,
  CustomValues,
  NewRecordCustomField,
  RecordCustomField,
} from './custom-fields/schema';
export { importLinesQuery, importWords } from './imports/operations';
export type { ImportLinesQuery } from './imports/operations';
export { importCheck, importLine, importOutcome, importPatch, importRow, importRun, newImport } from './imports/schema';
export type {
  DuplicatePolicy,
  ImportCheck,
  ImportCounts,
  ImportField,
  ImportLine,
  ImportOutcome,
  ImportPatch,
  ImportStatus,
  Mapping,
  NewRecordImport,
  RecordImportRow,
  RecordImportRun,
} from './imports/schema';
