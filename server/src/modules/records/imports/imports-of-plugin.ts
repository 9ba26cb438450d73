import type {
  ImportCheck,
  ImportLine,
  ImportLinesQuery,
  ImportPatch,
  RecordImportRow,
  RecordImportRun,
} from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Named, Of } from '../api';
import type { Naming } from '../naming';
import { forgetImported } from './repository';
import type { ImportService, Transact } from './service';

/** The imports of one plugin, in its own names. Reading a table takes a while, so what reads one takes `tx` and not a transaction. */
export class ImportsOfPlugin<Name extends string> {
  readonly #naming: Naming<Name>;
  readonly #imports: ImportService;

  constructor(naming: Naming<Name>, imports: ImportService) {
    this.#naming = naming;
    this.#imports = imports;
  }

  /** The last ones, of all kinds. */
  async list(db: Db): Promise<Named<RecordImportRow, Name>[]> {
    return (await this.#imports.list(db, this.#naming.all.types)).map((row) => this.#naming.shortType(row));
  }

  /** @throws AppError `records.csv_unreadable` */
  async create(
    tx: Transact,
    { subject_type, ...file }: { subject_type: Name; file_name: string; text: string },
  ): Promise<Named<RecordImportRun, Name>> {
    return this.#naming.shortType(await this.#imports.create(tx, { subject_type: this.#naming.type(subject_type), ...file }));
  }

  async read(tx: Transact, id: number): Promise<Named<RecordImportRun, Name>> {
    return this.#naming.shortType(await this.#imports.read(tx, this.#of(id)));
  }

  /** @throws AppError `records.import_has_begun` */
  async update(tx: Transact, { id, patch }: { id: number; patch: ImportPatch }): Promise<Named<RecordImportRun, Name>> {
    return this.#naming.shortType(await this.#imports.update(tx, { ...this.#of(id), patch }));
  }

  /** @throws AppError `records.import_has_begun` */
  check(tx: Transact, id: number): Promise<ImportCheck> {
    return this.#imports.check(tx, this.#of(id));
  }

  /** @throws AppError `records.import_field_missing` */
  async commit(db: Db, id: number): Promise<Named<RecordImportRun, Name>> {
    return this.#naming.shortType(await this.#imports.commit(db, this.#of(id)));
  }

  /** @throws AppError `records.import_not_done` */
  async undo(db: Db, { id, allow }: { id: number; allow: (madeBy: number | null) => void }): Promise<Named<RecordImportRun, Name>> {
    return this.#naming.shortType(await this.#imports.undo(db, { ...this.#of(id), allow }));
  }

  lines(db: Db, { id, query }: { id: number; query: ImportLinesQuery }): Promise<{ count: number; results: ImportLine[] }> {
    return this.#imports.lines(db, { ...this.#of(id), query });
  }

  /** Makes what imports kept about a record unreadable for good. */
  forget(db: Db, subject: Of<Name>): Promise<void> {
    return forgetImported(db, this.#naming.full(subject));
  }

  readonly #of = (id: number) => ({ id, types: this.#naming.all.types });
}
