import type { ListView, RecordPerson } from '@butterfly/contracts/records';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { changesBetween } from './activity/changes-between';
import { activityOf, insertActivities, insertActivity, insertCreations } from './activity/repository';
import type { Of, PluginRecords, RecordChange, Window } from './api';
import { CustomFieldsOfPlugin } from './custom-fields/custom-fields-of-plugin';
import { ImportsOfPlugin } from './imports/imports-of-plugin';
import { ImportService } from './imports/service';
import type { Tables } from './imports/table/tables';
import { Naming } from './naming';
import { FilesOfPlugin } from './files/files-of-plugin';
import { NotesOfPlugin } from './notes/notes-of-plugin';
import { RecordFileService } from './files/service';
import { NoteService } from './notes/service';
import { moveSubject, moveSubjectBack } from './subjects/move.repository';
import { SubjectService } from './subjects/subject-service';
import { findListView, saveListView } from './views/repository';

/** What the module is made of; the rules speak of kinds by their full names. */
export interface RecordServices {
  readonly subjects: SubjectService;
  readonly notes: NoteService;
  readonly files: RecordFileService;
  readonly imports: ImportService;
}

export function recordServices(platform: Platform, tables: Tables): RecordServices {
  const subjects = new SubjectService(platform);
  return {
    subjects,
    notes: new NoteService({ subjects, platform }),
    files: new RecordFileService({ subjects, files: platform.files }),
    imports: new ImportService({ platform, tables }),
  };
}

type Records<Name extends string> = PluginRecords<Name>;
type Moved = Readonly<Record<string, readonly number[]>>;

/** The records of one plugin, in its own names. */
export class RecordsOfPlugin<Name extends string> implements PluginRecords<Name> {
  readonly notes: NotesOfPlugin<Name>;
  readonly files: FilesOfPlugin<Name>;
  readonly customFields: CustomFieldsOfPlugin<Name>;
  readonly imports: ImportsOfPlugin<Name>;
  readonly #subjects: SubjectService;
  readonly #naming: Naming<Name>;

  constructor(plugin: string, { services, platform }: { services: RecordServices; platform: Pick<Platform, 'subjects'> }) {
    this.#naming = new Naming<Name>(
      plugin,
      platform.subjects.of(plugin).map(({ type }) => type),
    );
    this.#subjects = services.subjects;
    this.notes = new NotesOfPlugin(this.#naming, services.notes);
    this.files = new FilesOfPlugin(this.#naming, services.files);
    this.customFields = new CustomFieldsOfPlugin(this.#naming);
    this.imports = new ImportsOfPlugin(this.#naming, services.imports);
  }

  record(db: Db, { subject_type, subject_id, kind, details = {} }: Parameters<Records<Name>['record']>[1]): void {
    insertActivity(db, { ...this.#naming.full({ subject_type, subject_id }), kind, details });
  }

  recordChanges(db: Db, change: RecordChange<Name>): void {
    this.recordChangesOfMany(db, [change]);
  }

  recordChangesOfMany(db: Db, all: readonly RecordChange<Name>[]): void {
    const told = all
      .map(({ before, after, fields, ...subject }) => ({ subject, changes: changesBetween(before, after, fields) }))
      .filter(({ changes }) => changes.length > 0)
      .map(({ subject, changes }) => ({ ...this.#naming.full(subject), kind: 'changed', details: { changes } }));
    insertActivities(db, told);
  }

  recordCreations(db: Db, creations: Parameters<Records<Name>['recordCreations']>[1]): Promise<void> {
    return insertCreations(
      db,
      creations.map((creation) => this.#naming.full(creation)),
    );
  }

  async activity(db: Db, of: readonly Of<Name>[], window: Window) {
    return (
      await activityOf(
        db,
        of.map((subject) => this.#naming.full(subject)),
        window,
      )
    ).map((row) => this.#naming.short(row));
  }

  move(db: Db, { subject_type, from, to }: { subject_type: Name; from: number; to: number }): Promise<Moved> {
    return moveSubject(db, this.#naming.full({ subject_type, subject_id: from }), to);
  }

  moveBack(db: Db, { subject_type, from, to, moved }: { subject_type: Name; from: number; to: number; moved: Moved }): Promise<void> {
    return moveSubjectBack(db, this.#naming.full({ subject_type, subject_id: from }), { to, moved });
  }

  async requireSubject(db: Db, subject: Of<Name>): Promise<string> {
    return (await this.#subjects.require(db, this.#naming.full(subject))).name;
  }

  async readers(db: Db, subject: Of<Name>): Promise<RecordPerson[]> {
    return this.#subjects.readers(db, await this.#subjects.require(db, this.#naming.full(subject)));
  }

  listView(db: Db, list: string): Promise<ListView> {
    return findListView(db, `${this.#naming.plugin}.${list}`);
  }

  saveListView(db: Db, { list, view }: { list: string; view: ListView }): Promise<void> {
    return saveListView(db, { list: `${this.#naming.plugin}.${list}`, view });
  }
}
