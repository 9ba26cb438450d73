import type { NewRecordNote, RecordNote, RecordNotePatch, RecordNoteQuery, RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { CountedPage } from '../../../platform/records/counted-page';
import { plainWords } from '../../../platform/records/plain-words';
import type { RecordTable } from '../../../platform/records/record-table';
import { insertActivity } from '../activity/repository';
import { within, type RecordsOf } from '../subjects/records-of';
import type { SubjectService } from '../subjects/subject-service';
import { mentionsIn } from './mentions';
import { noteTable } from './note-table';
import { notePage } from './repository';

interface NoteDeps {
  readonly subjects: SubjectService;
  readonly platform: Pick<Platform, 'api' | 'subjects'>;
}

/** The rules of notes and comments. Knows no HTTP; every method runs in the transaction it is given. */
export class NoteService {
  readonly #deps: NoteDeps;
  readonly #table: RecordTable<RecordNote>;

  constructor(deps: NoteDeps) {
    this.#deps = deps;
    const { subjects } = deps.platform;
    this.#table = noteTable(subjects.types().flatMap((type) => subjects.find(type) ?? []));
  }

  page(db: Db, { of, query }: { of: RecordsOf; query: RecordNoteQuery }): Promise<CountedPage<RecordNote>> {
    return notePage(db, { of, query, columns: this.#table.columns });
  }

  async create(db: Db, { subject, input }: { subject: RecordSubject; input: NewRecordNote }): Promise<RecordNote> {
    await this.#deps.subjects.require(db, subject);
    const mentions = await this.#membersIn(db, input.body);
    const note = await this.#table.insert(db, { ...input, ...subject, mentions });
    this.#record(db, note, 'added');
    await this.#tell(db, note, mentions);
    return note;
  }

  /** @throws AppError `not_found`, also for a note that is about something else */
  async read(db: Db, { id, of }: { id: number; of: RecordsOf }): Promise<RecordNote> {
    return within(await this.#table.read(db, id), of);
  }

  async update(
    db: Db,
    { id, of, patch, ifMatch }: { id: number; of: RecordsOf; patch: RecordNotePatch; ifMatch: string | undefined },
  ): Promise<RecordNote> {
    const before = within(await this.#table.lockVersion(db, { id, ifMatch }), of);
    const mentions = patch.body === undefined ? undefined : await this.#membersIn(db, patch.body);
    const note = await this.#table.patch(db, { id, changes: { ...patch, mentions } });
    await this.#tell(
      db,
      note,
      (mentions ?? []).filter((member) => !before.mentions.includes(member)),
    );
    return note;
  }

  async setDeleted(db: Db, { id, of, deleted }: { id: number; of: RecordsOf; deleted: boolean }): Promise<RecordNote> {
    within(await this.#table.lock(db, id), of);
    const changed = await this.#table.mark(db, { ids: [id], column: 'deleted_at', on: deleted });
    const note = await this.#table.read(db, id);
    if (changed.length > 0) this.#record(db, note, deleted ? 'removed' : 'added');
    return note;
  }

  #record(db: Db, { id, kind, body, subject_type, subject_id }: RecordNote, what: 'added' | 'removed'): void {
    insertActivity(db, { subject_type, subject_id, kind: `${kind}_${what}`, details: { note_id: id, words: plainWords(body) } });
  }

  /** Mentions of people who are no members (any more) are just text. */
  async #membersIn(db: Db, body: string): Promise<number[]> {
    const wanted = mentionsIn(body);
    if (wanted.length === 0) return [];
    const members = new Set((await this.#deps.platform.api('auth_and_admin').members(db)).map(({ member_id: id }) => id));
    return wanted.filter((id) => members.has(id));
  }

  /** Tells those who may see the record; whoever may not learns nothing of it. */
  async #tell(db: Db, note: RecordNote, mentioned: readonly number[]): Promise<void> {
    const others = mentioned.filter((id) => id !== db.memberId);
    if (others.length === 0) return;
    const { api } = this.#deps.platform;
    const readers = await this.#deps.subjects.readers(db, await this.#deps.subjects.require(db, note));
    const told = readers.filter(({ id }) => others.includes(id)).map(({ id }) => id);
    const author = (await api('auth_and_admin').members(db)).find(({ member_id: id }) => id === db.memberId);
    const message = {
      title: `${author?.display_name ?? 'A colleague'} mentioned you`,
      content: `${note.subject_name}: ${plainWords(note.body)}`,
    };
    await api('notifications').notify(db, told, message);
  }
}
