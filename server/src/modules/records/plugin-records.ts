import type { RecordSubject } from '@butterfly/contracts/records';
import type { Platform } from '../../platform/platform';
import { changesBetween } from './activity/changes-between';
import { activityOf, insertActivity, insertCreations } from './activity/repository';
import type { Named, Of, PluginFiles, PluginNotes, PluginRecords } from './api';
import { RecordFileService } from './files/service';
import { copyFiles } from './files/repository';
import { copyNotes, eraseNotes, insertWritten, recentNotes } from './notes/repository';
import { NoteService } from './notes/service';
import { moveSubject, moveSubjectBack } from './subjects/move.repository';
import { SubjectService } from './subjects/subject-service';
import { findListView, saveListView } from './views/repository';

/** What the module is made of; the rules speak of kinds by their full names. */
export interface RecordServices {
  readonly subjects: SubjectService;
  readonly notes: NoteService;
  readonly files: RecordFileService;
}

export function recordServices(platform: Platform): RecordServices {
  const subjects = new SubjectService(platform);
  return { subjects, notes: new NoteService({ subjects, platform }), files: new RecordFileService({ subjects, files: platform.files }) };
}

/** From the names of one plugin to the full names and back. */
class Naming<Name extends string> {
  constructor(readonly plugin: string, readonly types: readonly string[]) {}

  full<T extends Of<Name>>(of: T): Omit<T, 'subject_type'> & RecordSubject {
    return { ...of, subject_type: `${this.plugin}.${of.subject_type}` };
  }

  short<T extends RecordSubject>(row: T): Named<T, Name> {
    return { ...row, subject_type: row.subject_type.slice(this.plugin.length + 1) as Name };
  }
}

/** The records of one plugin, in its own names. */
export function pluginRecords<Name extends string>(plugin: string, { services, platform }: { services: RecordServices; platform: Pick<Platform, 'subjects'> }): PluginRecords<Name> {
  const naming = new Naming<Name>(plugin, platform.subjects.of(plugin).map(({ type }) => type));
  return {
    record: (db, { subject_type, subject_id, kind, details = {} }) => insertActivity(db, { ...naming.full({ subject_type, subject_id }), kind, details }),
    recordChanges: async (db, { before, after, fields, subject_type, subject_id }) => {
      const changes = changesBetween(before, after, fields);
      if (changes.length > 0) await insertActivity(db, { ...naming.full({ subject_type, subject_id }), kind: 'changed', details: { changes } });
    },
    recordCreations: (db, creations) => insertCreations(db, creations.map((creation) => naming.full(creation))),
    activity: async (db, of, window) => (await activityOf(db, of.map((subject) => naming.full(subject)), window)).map((row) => naming.short(row)),
    notes: pluginNotes(naming, services),
    files: pluginFiles(naming, services),
    move: (db, { subject_type, from, to }) => moveSubject(db, naming.full({ subject_type, subject_id: from }), to),
    moveBack: (db, { subject_type, from, to, moved }) => moveSubjectBack(db, naming.full({ subject_type, subject_id: from }), { to, moved }),
    requireSubject: async (db, subject) => (await services.subjects.require(db, naming.full(subject))).name,
    readers: async (db, subject) => services.subjects.readers(db, await services.subjects.require(db, naming.full(subject))),
    listView: (db, list) => findListView(db, `${plugin}.${list}`),
    saveListView: (db, { list, view }) => saveListView(db, { list: `${plugin}.${list}`, view }),
  };
}

function pluginNotes<Name extends string>(naming: Naming<Name>, { notes }: RecordServices): PluginNotes<Name> {
  const of = { types: naming.types };
  return {
    page: async (db, { subject_type, subject_id, query }) => {
      const types = subject_type === undefined ? naming.types : [`${naming.plugin}.${subject_type}`];
      const page = await notes.page(db, { of: { types, subject_id }, query });
      return { ...page, results: page.results.map((note) => naming.short(note)) };
    },
    create: async (db, { subject_type, subject_id, ...input }) => {
      const subject = naming.full({ subject_type, subject_id });
      return naming.short(await notes.create(db, { subject, input: { kind: 'note', pinned: false, visibility: 'team', ...input } }));
    },
    read: async (db, id) => naming.short(await notes.read(db, { id, of })),
    update: async (db, change) => naming.short(await notes.update(db, { ...change, of })),
    setDeleted: async (db, change) => naming.short(await notes.setDeleted(db, { ...change, of })),
    importWritten: (db, written) => insertWritten(db, written.map((note) => naming.full(note))),
    copy: (db, { from, to }) => copyNotes(db, { from: naming.full(from), to: naming.full(to) }),
    recent: async (db, { subjects, ...window }) => {
      const rows = await recentNotes(db, { subjects: subjects.map((subject) => naming.full(subject)), ...window });
      return rows.map((row) => naming.short(row));
    },
    erase: (db, subject) => eraseNotes(db, naming.full(subject)),
  };
}

function pluginFiles<Name extends string>(naming: Naming<Name>, { files }: RecordServices): PluginFiles<Name> {
  const of = { types: naming.types };
  return {
    list: async (db, subject) => (await files.list(db, naming.full(subject))).map((file) => naming.short(file)),
    add: async (db, { subject, ...file }) => naming.short(await files.add(db, { subject: naming.full(subject), ...file })),
    open: (db, id) => files.open(db, { id, of }),
    madeBy: (db, id) => files.madeBy(db, { id, of }),
    setRemoved: async (db, change) => naming.short(await files.setRemoved(db, { ...change, of })),
    copy: (db, { from, to }) => copyFiles(db, { from: naming.full(from), to: naming.full(to) }),
  };
}
