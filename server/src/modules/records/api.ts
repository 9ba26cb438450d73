import type { Json } from '@butterfly/contracts/core';
import type {
  ListView,
  NewRecordNote,
  RecordActivity,
  RecordFile,
  RecordNote,
  RecordNotePatch,
  RecordNoteQuery,
  RecordPerson,
} from '@butterfly/contracts/records';
import type { Db } from '../../platform/db/db';
import type { StoredBytes } from '../../platform/files/files';
import type { FileRow } from '../../platform/files/repository';
import type { CountedPage } from '../../platform/records/counted-page';
import type { CustomFieldsOfPlugin } from './custom-fields/custom-fields-of-plugin';
import type { ImportsOfPlugin } from './imports/imports-of-plugin';

/** A record: the name of its kind within its plugin, and its id. */
export interface Of<Name extends string = string> {
  readonly subject_type: Name;
  readonly subject_id: number;
}

/** What the module answers, with the kind's name within the plugin. */
export type Named<T, Name extends string> = Omit<T, 'subject_type'> & { readonly subject_type: Name };

/** Something that came into being elsewhere, with when and by whom. */
export interface Creation<Name extends string = string> extends Of<Name> {
  readonly at: string;
  readonly by_id: number | null;
}

/** A record as it was and as it is, and which of its fields count. */
export interface RecordChange<Name extends string = string> extends Of<Name> {
  readonly before: object;
  readonly after: object;
  readonly fields: readonly string[];
}

/** A note that was written elsewhere; without `at`, now. */
export interface WrittenNote<Name extends string = string> extends Of<Name> {
  readonly body: string;
  readonly pinned: boolean;
  readonly at: string | null;
  readonly by_id: number | null;
}

export type RecentNote<Name extends string = string> = Named<
  Pick<RecordNote, 'body' | 'created_at' | 'created_by_id' | 'id' | 'subject_id' | 'subject_type'>,
  Name
>;

export interface Window {
  /** A moment; what happened in its millisecond comes as well. */
  readonly before: string | null;
  /** Null: all. */
  readonly limit: number | null;
  /** Kinds that are left out. */
  readonly except?: readonly string[];
}

export interface Copy<Name extends string> {
  readonly from: Of<Name>;
  readonly to: Of<Name>;
}

/** What hangs on the records of one plugin. Every call runs in the caller's transaction; what does not exist for the caller is `not_found`. */
export interface PluginRecords<Name extends string> {
  /**
   * Writes one line into the timeline of a record, in the transaction of what happened and with the caller as its author.
   *
   * @example
   * deps.api('records').of('notices').record(db, { subject_type: 'notice', subject_id: id, kind: 'published' });
   */
  record(db: Db, happening: Of<Name> & { readonly kind: string; readonly details?: Readonly<Record<string, Json>> }): void;
  /**
   * Writes which fields of a record changed, from what to what; nothing when none did. Fields of `custom` are told one by one.
   *
   * @example
   * records.recordChanges(db, { subject_type: 'notice', subject_id: id, before, after, fields: Object.keys(patch) });
   */
  recordChanges(db: Db, change: RecordChange<Name>): void;
  /** As `recordChanges`, of several records in one statement. */
  recordChangesOfMany(db: Db, changes: readonly RecordChange<Name>[]): void;
  recordCreations(db: Db, creations: readonly Creation<Name>[]): Promise<void>;
  /** What happened to some records, the newest first. */
  activity(db: Db, subjects: readonly Of<Name>[], window: Window): Promise<Named<RecordActivity, Name>[]>;
  readonly notes: PluginNotes<Name>;
  readonly files: PluginFiles<Name>;
  readonly customFields: CustomFieldsOfPlugin<Name>;
  readonly imports: ImportsOfPlugin<Name>;
  /** Hands notes and files of one record to another of its kind: two become one. Answers the ids that moved, by table. */
  move(
    db: Db,
    what: { readonly subject_type: Name; readonly from: number; readonly to: number },
  ): Promise<Readonly<Record<string, readonly number[]>>>;
  /** Takes such a move back. */
  moveBack(
    db: Db,
    what: {
      readonly subject_type: Name;
      readonly from: number;
      readonly to: number;
      readonly moved: Readonly<Record<string, readonly number[]>>;
    },
  ): Promise<void>;
  /** The name of a record that the caller sees. @throws AppError `not_found` */
  requireSubject(db: Db, subject: Of<Name>): Promise<string>;
  /** The active members who may see a record. */
  readers(db: Db, subject: Of<Name>): Promise<RecordPerson[]>;
  listView(db: Db, list: string): Promise<ListView>;
  saveListView(db: Db, view: { readonly list: string; readonly view: ListView }): Promise<void>;
}

export interface PluginNotes<Name extends string> {
  /** Of one record or, without a kind, of all kinds of the plugin. */
  page(db: Db, wanted: Partial<Of<Name>> & { readonly query: RecordNoteQuery }): Promise<CountedPage<Named<RecordNote, Name>>>;
  /** Members it mentions are told, if they may see the record. */
  create(db: Db, note: Of<Name> & Partial<NewRecordNote> & Pick<NewRecordNote, 'body'>): Promise<Named<RecordNote, Name>>;
  read(db: Db, id: number): Promise<Named<RecordNote, Name>>;
  /** @throws AppError `precondition_required`, `version_conflict` */
  update(
    db: Db,
    change: { readonly id: number; readonly patch: RecordNotePatch; readonly ifMatch: string | undefined },
  ): Promise<Named<RecordNote, Name>>;
  setDeleted(db: Db, change: { readonly id: number; readonly deleted: boolean }): Promise<Named<RecordNote, Name>>;
  /** Takes over notes; nobody is told. */
  importWritten(db: Db, notes: readonly WrittenNote<Name>[]): Promise<void>;
  copy(db: Db, copy: Copy<Name>): Promise<void>;
  recent(
    db: Db,
    wanted: { readonly subjects: readonly Of<Name>[]; readonly before: string | null; readonly limit: number | null },
  ): Promise<RecentNote<Name>[]>;
  /** Makes what was written about a person unreadable for good. */
  erase(db: Db, subject: Of<Name>): Promise<void>;
}

export interface PluginFiles<Name extends string> {
  /** The newest picture of each of some records, by their ids; one without any is not named. */
  pictures(db: Db, of: { readonly subject_type: Name; readonly subject_ids: readonly number[] }): Promise<Map<number, number>>;
  list(db: Db, subject: Of<Name>): Promise<Named<RecordFile, Name>[]>;
  /** @throws AppError `records.too_many_files` */
  add(db: Db, file: { readonly subject: Of<Name>; readonly stored: StoredBytes; readonly name: string }): Promise<Named<RecordFile, Name>>;
  /** The kept file, for `deps.files.download`. */
  open(db: Db, id: number): Promise<FileRow>;
  madeBy(db: Db, id: number): Promise<number | null>;
  setRemoved(db: Db, change: { readonly id: number; readonly removed: boolean }): Promise<Named<RecordFile, Name>>;
  copy(db: Db, copy: Copy<Name>): Promise<void>;
}

/** What hangs on every plugin's records. */
export interface RecordsApi {
  /** Those of one plugin, by the names of its kinds. */
  of<Name extends string = string>(plugin: string): PluginRecords<Name>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    records: RecordsApi;
  }
}
