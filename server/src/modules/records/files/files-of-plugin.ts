import type { Db } from '../../../platform/db/db';
import type { StoredBytes } from '../../../platform/files/files';
import type { FileRow } from '../../../platform/files/repository';
import type { Copy, Of, PluginFiles } from '../api';
import type { Naming } from '../naming';
import { copyFiles, newestPictures } from './repository';
import type { RecordFileService } from './service';

/** The files of one plugin's records, in its own names. */
export class FilesOfPlugin<Name extends string> implements PluginFiles<Name> {
  readonly #naming: Naming<Name>;
  readonly #files: RecordFileService;

  constructor(naming: Naming<Name>, files: RecordFileService) {
    this.#naming = naming;
    this.#files = files;
  }

  pictures(db: Db, { subject_type, subject_ids }: { subject_type: Name; subject_ids: readonly number[] }): Promise<Map<number, number>> {
    return newestPictures(db, { subjectType: this.#naming.type(subject_type), ids: subject_ids });
  }

  async list(db: Db, subject: Of<Name>) {
    return (await this.#files.list(db, this.#naming.full(subject))).map((file) => this.#naming.short(file));
  }

  async add(db: Db, { subject, ...file }: { subject: Of<Name>; stored: StoredBytes; name: string }) {
    return this.#naming.short(await this.#files.add(db, { subject: this.#naming.full(subject), ...file }));
  }

  open(db: Db, id: number): Promise<FileRow> {
    return this.#files.open(db, { id, of: this.#naming.all });
  }

  madeBy(db: Db, id: number): Promise<number | null> {
    return this.#files.madeBy(db, { id, of: this.#naming.all });
  }

  async setRemoved(db: Db, change: { id: number; removed: boolean }) {
    return this.#naming.short(await this.#files.setRemoved(db, { ...change, of: this.#naming.all }));
  }

  copy(db: Db, { from, to }: Copy<Name>): Promise<void> {
    return copyFiles(db, { from: this.#naming.full(from), to: this.#naming.full(to) });
  }
}
