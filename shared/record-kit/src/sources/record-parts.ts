import type { NewRecordNote, operations } from '@butterfly/contracts/records';
import { paths } from '@butterfly/contracts/records/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { ActivitySource } from '../activity/activity-source';
import type { CustomFieldsEditSource, CustomValuesSource } from '../custom-fields/custom-field';
import type { FilesSource } from '../files/files-source';
import type { MembersSource } from '../members/members-source';
import type { NotesSource } from '../notes/notes-source';
import type { RecordSubject } from '../subject';

const api = createClient<typeof operations>(paths);

/** Everything that hangs on one record. */
export interface RecordParts {
  readonly notes: NotesSource;
  readonly comments: NotesSource;
  readonly files: FilesSource;
  readonly activity: ActivitySource;
  /** What the business has defined for this kind of record, and this record's values. */
  readonly custom: CustomValuesSource;
  /** Who may see the record, and so be mentioned. */
  readonly members: MembersSource;
}

/**
 * Notes, comments, files, timeline and fields of a record of any plugin that declares its kind: no address of the plugin's own is needed.
 *
 * @example
 * const subject = { subject_type: 'notices.notice', subject_id: notice.id };
 * const { comments, members } = recordParts(subject);
 * <NotesPanel source={comments} members={members} subject={subject} />
 */
export function recordParts({ subject_type, subject_id }: RecordSubject): RecordParts {
  const params = { subject_type, subject_id: String(subject_id) };
  const one = ({ id }: { readonly id: number }) => ({ ...params, id: String(id) });
  const notesOf = (kind: NewRecordNote['kind']): NotesSource => ({
    list: (_subject, signal) => api.listNotes({ params, query: { kind, page_size: 100 }, signal }),
    create: ({ body, pinned, visibility }) => api.createNote({ params, body: { body, pinned, visibility, kind } }),
    update: (note, patch) => api.updateNote({ params: one(note), body: patch, ifMatch: `"${note.id}-${note.version}"` }),
    setDeleted: (note, deleted) => (deleted ? api.deleteNote : api.restoreNote)({ params: one(note) }),
  });
  return {
    notes: notesOf('note'),
    comments: notesOf('comment'),
    files: {
      list: (_subject, signal) => api.listFiles({ params, signal }),
      upload: (_subject, body, options) => api.uploadFile({ params, query: { name: body.name }, body, ...options }),
      setRemoved: (file, removed) => (removed ? api.removeFile : api.restoreFile)({ params: one(file) }),
      href: ({ id }) => `/api/records/${subject_type}/${subject_id}/files/${id}/content/`,
    },
    activity: { page: (_subject, before, signal) => api.getTimeline({ params, query: { ...(before && { before }) }, signal }) },
    custom: {
      fields: customFieldsOf(subject_type),
      read: (signal) => api.getCustomValues({ params, signal }),
      save: (body) => api.saveCustomValues({ params, body }),
    },
    members: { list: (signal) => api.listPeople({ params, signal }) },
  };
}

/** The definitions of a kind of record, which is their `entity`. */
function customFieldsOf(subject_type: string): CustomFieldsEditSource {
  const params = { subject_type };
  return {
    scope: subject_type,
    list: async (signal) => {
      const answer = await api.listCustomFields({ params, signal });
      return { ...answer, data: answer.data.map(({ subject_type: entity, ...field }) => ({ ...field, entity })) };
    },
    create: ({ entity: _entity, ...body }) => api.createCustomField({ params, body }),
    update: (id, body) => api.updateCustomField({ params: { ...params, id: String(id) }, body }),
  };
}
