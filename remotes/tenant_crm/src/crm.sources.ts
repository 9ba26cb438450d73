import type { CustomField, Subject } from '@butterfly/contracts/tenant_crm';
import { versionTag } from '@butterfly/plugin-sdk';
import type { ActivitySource, RecordSources } from '@butterfly/record-kit/activity';
import type { CustomFieldsEditSource } from '@butterfly/record-kit/custom-fields';
import type { FilesSource } from '@butterfly/record-kit/files';
import type { MembersSource } from '@butterfly/record-kit/members';
import type { NotesSource } from '@butterfly/record-kit/notes';
import type { SavedViewsSource } from '@butterfly/record-kit/views';
import { crm } from './crm.client';
import { activityTellers } from './parts/activity-tellers';

type ListName = Parameters<typeof crm.getListView>[0]['params']['list'];

/** As many notes as a record shows; the page of all notes shows more. */
const NOTES_SHOWN = 100;

const queryOf = ({ subject_type, subject_id }: Subject) => ({ subject_type, subject_id: String(subject_id) });
const idOf = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } });

export const members: MembersSource = { list: (signal) => crm.listOwners({ signal }) };

export const customFields: CustomFieldsEditSource<CustomField> = {
  list: (signal) => crm.listCustomFields({ signal }),
  create: (body) => crm.createCustomField({ body }),
  update: (id, body) => crm.updateCustomField({ ...idOf({ id }), body }),
};

export const views: SavedViewsSource<ListName> = {
  read: (list, signal) => crm.getListView({ params: { list }, signal }),
  save: (list, body) => crm.saveListView({ params: { list }, body }),
};

export const notes: NotesSource<Subject> = {
  list: (subject, signal) => crm.listNotes({ query: { ...queryOf(subject), page_size: NOTES_SHOWN }, signal }),
  create: (body) => crm.createNote({ body }),
  update: (note, body) => crm.updateNote({ ...idOf(note), body, ifMatch: versionTag(note.id, note.version) }),
  setDeleted: (note, deleted) => (deleted ? crm.deleteNote(idOf(note)) : crm.restoreNote(idOf(note))),
};

const files: FilesSource<Subject> = {
  list: (subject, signal) => crm.listFiles({ query: queryOf(subject), signal }),
  upload: (subject, body, options) => crm.uploadFile({ params: queryOf(subject), query: { name: body.name }, body, ...options }),
  setRemoved: (file, removed) => (removed ? crm.removeFile(idOf(file)) : crm.restoreFile(idOf(file))),
  href: ({ id }) => `/api/tenant_crm/files/${id}/content/`,
};

const activity: ActivitySource<Subject> = {
  page: (subject, before, signal) => crm.getTimeline({ query: { ...queryOf(subject), ...(before && { before }) }, signal }),
  tellers: activityTellers,
};

/** What every record of the CRM can carry. */
export const recordSources: RecordSources<Subject> = { notes, files, activity, members };
