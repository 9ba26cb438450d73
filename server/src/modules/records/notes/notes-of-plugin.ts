import type { RecordNotePatch } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Copy, Of, PluginNotes, WrittenNote } from '../api';
import type { Naming } from '../naming';
import { copyNotes, eraseNotes, insertWritten, recentNotes } from './repository';
import type { NoteService } from './service';

type Notes<Name extends string> = PluginNotes<Name>;

/** The notes of one plugin's records, in its own names. */
export class NotesOfPlugin<Name extends string> implements PluginNotes<Name> {
  readonly #naming: Naming<Name>;
  readonly #notes: NoteService;

  constructor(naming: Naming<Name>, notes: NoteService) {
    this.#naming = naming;
    this.#notes = notes;
  }

  async page(db: Db, { subject_type, subject_id, query }: Parameters<Notes<Name>['page']>[1]) {
    const of = subject_type === undefined ? this.#naming.all : { types: [this.#naming.type(subject_type)], subject_id };
    const page = await this.#notes.page(db, { of, query });
    return { ...page, results: page.results.map((note) => this.#naming.short(note)) };
  }

  async create(db: Db, { subject_type, subject_id, ...input }: Parameters<Notes<Name>['create']>[1]) {
    const subject = this.#naming.full({ subject_type, subject_id });
    return this.#naming.short(
      await this.#notes.create(db, { subject, input: { kind: 'note', pinned: false, visibility: 'team', ...input } }),
    );
  }

  async read(db: Db, id: number) {
    return this.#naming.short(await this.#notes.read(db, { id, of: this.#naming.all }));
  }

  async update(db: Db, change: { id: number; patch: RecordNotePatch; ifMatch: string | undefined }) {
    return this.#naming.short(await this.#notes.update(db, { ...change, of: this.#naming.all }));
  }

  async setDeleted(db: Db, change: { id: number; deleted: boolean }) {
    return this.#naming.short(await this.#notes.setDeleted(db, { ...change, of: this.#naming.all }));
  }

  importWritten(db: Db, written: readonly WrittenNote<Name>[]): Promise<void> {
    return insertWritten(
      db,
      written.map((note) => this.#naming.full(note)),
    );
  }

  copy(db: Db, { from, to }: Copy<Name>): Promise<void> {
    return copyNotes(db, { from: this.#naming.full(from), to: this.#naming.full(to) });
  }

  async recent(db: Db, { subjects, ...window }: Parameters<Notes<Name>['recent']>[1]) {
    const rows = await recentNotes(db, { subjects: subjects.map((subject) => this.#naming.full(subject)), ...window });
    return rows.map((row) => this.#naming.short(row));
  }

  erase(db: Db, subject: Of<Name>): Promise<void> {
    return eraseNotes(db, this.#naming.full(subject));
  }
}
