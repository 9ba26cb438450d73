import type { RecordFile, Subject } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import type { Files, StoredBytes } from '../../../platform/files/files';
import { recordActivity } from '../activity/record-activity';
import { requireSubject } from '../activity/subjects';
import { filesOf, findLinkedFile, linkFile, setFileRemoved, shownLinks, type LinkedFile } from './repository';

const LIMIT = 300;

/** The rules of a record's files. Knows no HTTP; every method runs in the transaction it is given. */
export class RecordFileService {
  readonly #files: Pick<Files, 'find' | 'record' | 'remove' | 'restore'>;

  constructor(files: Pick<Files, 'find' | 'record' | 'remove' | 'restore'>) {
    this.#files = files;
  }

  async list(db: Db, subject: Subject): Promise<RecordFile[]> {
    await requireSubject(db, subject);
    const found: RecordFile[] = [];
    for (const link of await filesOf(db, subject)) {
      const file = await this.#files.find(db, link.file_id);
      if (file) found.push(wireOf(link, file));
    }
    return found;
  }

  async add(db: Db, { subject, stored, name }: { subject: Subject; stored: StoredBytes; name: string }): Promise<RecordFile> {
    await requireSubject(db, subject);
    if ((await filesOf(db, subject)).length >= LIMIT) throw new AppError('tenant_crm.too_many_files', { limit: LIMIT });
    const file = await this.#files.record(db, stored, name);
    const link = await linkFile(db, subject, file.id);
    await recordActivity(db, { ...subject, kind: 'file_added', details: { file_id: link.id, name: file.name } });
    return wireOf(link, file);
  }

  /** The link and the platform's row; a removed one is not found. */
  async open(db: Db, id: number) {
    const link = await findLinkedFile(db, id);
    const file = link && !link.removed_at ? await this.#files.find(db, link.file_id) : undefined;
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Who added a file. */
  async madeBy(db: Db, id: number): Promise<number | null> {
    const link = await findLinkedFile(db, id);
    if (!link) throw new AppError('not_found');
    return link.created_by_id;
  }

  async setRemoved(db: Db, { id, removed }: { id: number; removed: boolean }): Promise<RecordFile> {
    const link = await findLinkedFile(db, id);
    if (!link) throw new AppError('not_found');
    if (!removed) await this.#files.restore(db, link.file_id);
    const file = await this.#files.find(db, link.file_id);
    if (!file) throw new AppError('not_found');
    if (await setFileRemoved(db, id, removed)) {
      if (removed && (await shownLinks(db, link.file_id)) === 0) await this.#files.remove(db, link.file_id);
      const { subject_type, subject_id } = link;
      await recordActivity(db, { subject_type, subject_id, kind: removed ? 'file_removed' : 'file_added', details: { file_id: id, name: file.name } });
    }
    return wireOf(link, file);
  }
}

function wireOf({ id, subject_type, subject_id, created_at, created_by_id }: LinkedFile, { name, size, type }: Pick<RecordFile, 'name' | 'size' | 'type'>): RecordFile {
  return { id, subject_type, subject_id, name, size, type, created_at, created_by_id };
}
