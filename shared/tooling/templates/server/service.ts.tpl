import type { NewNote, Note, NotePatch } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../platform/http/check-version';
import { findNote, insertNote, lockNote, setArchived, updateNote } from './repository';

export const etagOf = ({ id, version }: Pick<Note, 'id' | 'version'>): string => `note-${id}-${version}`;

export async function readNote(db: Db, id: number): Promise<Note> {
  const found = await findNote(db, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function createNote(db: Db, input: NewNote): Promise<Note> {
  const made = await insertNote(db, input);
  db.emit('{{id}}.note.created@1', { note_id: made.id });
  return made;
}

export async function changeNote(db: Db, { id, patch, ifMatch }: { id: number; patch: NotePatch; ifMatch: string | undefined }): Promise<Note> {
  requireIfMatch(ifMatch);
  const before = await lockNote(db, id);
  if (!before) throw new AppError('not_found');
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  if (before.archived_at) throw new AppError('{{id}}.note_archived');
  return (await updateNote(db, { id, ...patch })) ?? before;
}

export async function archiveNote(db: Db, id: number): Promise<Note> {
  const changed = await setArchived(db, { id, archived: true });
  if (changed) db.emit('{{id}}.note.archived@1', { note_id: id });
  return readNote(db, id);
}

export async function restoreNote(db: Db, id: number): Promise<Note> {
  await setArchived(db, { id, archived: false });
  return readNote(db, id);
}
