import type { NewNote, Note, NotePatch, Subject } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import type { NotificationsApi } from '../../notifications/api';
import { recordActivity } from '../activity/record-activity';
import { requireSubject } from '../activity/subjects';
import type { TenantPeople } from '../people';
import { etagOf } from '../projects/etag';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { mentionsIn, plainWords } from './mentions';
import { findNote, insertNote, lockNote, setNoteDeleted, updateNote } from './repository';

interface NoteDeps {
  readonly people: Pick<TenantPeople, 'members' | 'nameOf' | 'seeing'>;
  readonly notifications: () => NotificationsApi;
}

/** The rules of notes. Knows no HTTP; every method runs in the transaction it is given. */
export class NoteService {
  readonly #deps: NoteDeps;

  constructor(deps: NoteDeps) {
    this.#deps = deps;
  }

  async create(db: Db, input: NewNote): Promise<Note> {
    await requireSubject(db, input);
    const mentions = await this.#membersIn(db, input.body);
    const id = await insertNote(db, { ...input, mentions });
    await recordActivity(db, { ...subjectOf(input), kind: 'note_added', details: { note_id: id, words: plainWords(input.body) } });
    const note = await this.read(db, id);
    await this.#tell(db, note, mentions);
    return note;
  }

  async read(db: Db, id: number): Promise<Note> {
    const note = await findNote(db, id);
    if (!note) throw new AppError('not_found');
    return note;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: NotePatch; ifMatch: string | undefined }): Promise<Note> {
    requireIfMatch(ifMatch);
    const before = await this.#lock(db, id);
    checkVersion(ifMatch, { etag: etagOf(before), current: before });
    const mentions = patch.body === undefined ? undefined : await this.#membersIn(db, patch.body);
    await updateNote(db, id, { ...patch, ...(mentions && { mentions }) });
    const note = await this.read(db, id);
    await this.#tell(db, note, (mentions ?? []).filter((member) => !before.mentions.includes(member)));
    return note;
  }

  async setDeleted(db: Db, { id, deleted }: { id: number; deleted: boolean }): Promise<Note> {
    const before = await this.#lock(db, id);
    if (await setNoteDeleted(db, id, deleted)) {
      await recordActivity(db, { ...subjectOf(before), kind: deleted ? 'note_removed' : 'note_added', details: { note_id: id, words: plainWords(before.body) } });
    }
    return this.read(db, id);
  }

  async #lock(db: Db, id: number): Promise<Note> {
    const note = await lockNote(db, id);
    if (!note) throw new AppError('not_found');
    return note;
  }

  /** Mentions of people who are no members (any more) are just text. */
  async #membersIn(db: Db, body: string): Promise<number[]> {
    const wanted = mentionsIn(body);
    if (wanted.length === 0) return [];
    const members = new Set((await this.#deps.people.members(db)).map(({ id }) => id));
    return wanted.filter((id) => members.has(id));
  }

  async #tell(db: Db, note: Note, mentioned: readonly number[]): Promise<void> {
    const projectId = note.subject_type === 'project' ? note.subject_id : null;
    const others = (await this.#deps.people.seeing(db, { projectId, among: mentioned })).filter((id) => id !== db.memberId);
    if (others.length === 0) return;
    const who = (db.memberId !== null && (await this.#deps.people.nameOf(db, db.memberId))) || 'A colleague';
    await this.#deps.notifications().notify(db, others, { title: `${who} mentioned you`, content: `${note.subject_name}: ${plainWords(note.body)}` });
  }
}

const subjectOf = ({ subject_type, subject_id }: Subject): Subject => ({ subject_type, subject_id });
