import type { RecordFile, RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Files, StoredBytes } from '../../../platform/files/files';
import type { FileRow } from '../../../platform/files/repository';
import { AppError } from '../../../platform/http/app-error';
import { insertActivity } from '../activity/repository';
import { within, type RecordsOf } from '../subjects/records-of';
import type { SubjectService } from '../subjects/subject-service';
import { filesOf, findLinkedFile, linkFile, setFileRemoved, shownLinks, type LinkedFile } from './repository';

const LIMIT = 300;

/** The rules of a record's files. Knows no HTTP; every method runs in the transaction it is given. */
export class RecordFileService {
  readonly #files: Pick<Files, 'find' | 'record' | 'remove' | 'restore'>;
  readonly #subjects: SubjectService;

  constructor({ files, subjects }: { files: Pick<Files, 'find' | 'record' | 'remove' | 'restore'>; subjects: SubjectService }) {
    this.#files = files;
    this.#subjects = subjects;
  }

  async list(db: Db, subject: RecordSubject): Promise<RecordFile[]> {
    await this.#subjects.require(db, subject);
    const found: RecordFile[] = [];
    for (const link of await filesOf(db, subject)) {
      const file = await this.#files.find(db, link.file_id);
      if (file) found.push(wireOf(link, file));
    }
    return found;
  }

  /** @throws AppError `records.too_many_files` */
  async add(db: Db, { subject, stored, name }: { subject: RecordSubject; stored: StoredBytes; name: string }): Promise<RecordFile> {
    await this.#subjects.require(db, subject);
    if ((await filesOf(db, subject)).length >= LIMIT) throw new AppError('records.too_many_files', { limit: LIMIT });
    const file = await this.#files.record(db, stored, name);
    const link = await linkFile(db, subject, file.id);
    insertActivity(db, { ...subject, kind: 'file_added', details: { file_id: link.id, name: file.name } });
    return wireOf(link, file);
  }

  /** The platform's row; a removed one is not found. */
  async open(db: Db, { id, of }: { id: number; of: RecordsOf }): Promise<FileRow> {
    const link = await this.#link(db, { id, of });
    const file = link.removed_at ? undefined : await this.#files.find(db, link.file_id);
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Who added a file. */
  async madeBy(db: Db, which: { id: number; of: RecordsOf }): Promise<number | null> {
    return (await this.#link(db, which)).created_by_id;
  }

  async setRemoved(db: Db, { id, of, removed }: { id: number; of: RecordsOf; removed: boolean }): Promise<RecordFile> {
    const link = await this.#link(db, { id, of });
    if (!removed) await this.#files.restore(db, link.file_id);
    const file = await this.#files.find(db, link.file_id);
    if (!file) throw new AppError('not_found');
    if (await setFileRemoved(db, id, removed)) {
      if (removed && (await shownLinks(db, link.file_id)) === 0) await this.#files.remove(db, link.file_id);
      const { subject_type, subject_id } = link;
      insertActivity(db, {
        subject_type,
        subject_id,
        kind: removed ? 'file_removed' : 'file_added',
        details: { file_id: id, name: file.name },
      });
    }
    return wireOf(link, file);
  }

  async #link(db: Db, { id, of }: { id: number; of: RecordsOf }): Promise<LinkedFile> {
    return within(await findLinkedFile(db, id), of);
  }
}

function wireOf(
  { id, subject_type, subject_id, created_at, created_by_id }: LinkedFile,
  { name, size, type }: Pick<RecordFile, 'name' | 'size' | 'type'>,
): RecordFile {
  return { id, subject_type, subject_id, name, size, type, created_at, created_by_id };
}
