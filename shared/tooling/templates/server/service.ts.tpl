import type { NewNote, Note, NotePatch } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { notes } from './repository';

/** The rules of notes. Knows no HTTP; every method runs in the transaction it is given. */
export class NoteService {
  readonly #api: Platform['api'];

  constructor({ api }: Pick<Platform, 'api'>) {
    this.#api = api;
  }

  async create(db: Db, input: NewNote): Promise<Note> {
    const made = await notes.insert(db, input);
    await this.#records().record(db, { subject_type: 'note', subject_id: made.id, kind: 'created' });
    db.emit('{{id}}.note.created@1', { note_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: NotePatch; ifMatch: string | undefined }): Promise<Note> {
    const before = await notes.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('{{id}}.note_archived');
    const saved = await notes.patch(db, { id, changes: patch });
    await this.#records().recordChanges(db, { subject_type: 'note', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Note> {
    const changed = await notes.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0) await this.#records().record(db, { subject_type: 'note', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('{{id}}.note.archived@1', { note_id: id });
    return notes.read(db, id);
  }

  #records() {
    return this.#api('records').of('{{id}}');
  }
}
