import type {
  ImportCheck,
  ImportLine,
  ImportLinesQuery,
  ImportPatch,
  RecordImportRow,
  RecordImportRun,
} from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { UnitOfWork } from '../../../platform/db/unit-of-work';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { ImportKind } from '../../../platform/records/csv-in/import-kind';
import { countsOf, type ImportJob } from './import-runner';
import { placeOf } from './import-place';
import { planRows, type Planned } from './plan-rows';
import {
  findImport,
  insertImport,
  lastImports,
  linesOf,
  lockImport,
  moveImport,
  saveDraft,
  textOfImport,
  type StoredImport,
} from './repository';
import { guessMapping } from './table/guess-mapping';
import type { ReadTable, Tables } from './table/tables';

const SAMPLE = 5;
const CHUNK = 100;
const MOST_PROBLEMS = 500;
const STALLED_MS = 20_000;

export const IMPORT_JOB = 'records.import';

/** One transaction of the caller; a table is read between two of them. */
export type Transact = <T>(work: (db: UnitOfWork) => Promise<T>) => Promise<T>;

/** An import of one of these kinds of records. */
export interface ImportOf {
  readonly id: number;
  /** Full names of kinds. */
  readonly types: readonly string[];
}

interface ImportDeps {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'imports' | 'jobs'>;
  readonly tables: Pick<Tables, 'read'>;
}

/** Tables that become records: handed in, mapped, tried dry, run, taken back. */
export class ImportService {
  readonly #deps: ImportDeps;

  constructor(deps: ImportDeps) {
    this.#deps = deps;
  }

  async list(db: Db, types: readonly string[]): Promise<RecordImportRow[]> {
    return (await lastImports(db, types)).map(asRow);
  }

  /** @throws AppError `not_found` for a kind that no table can bring in, `records.csv_unreadable` */
  async create(
    tx: Transact,
    { subject_type, file_name, text }: { subject_type: string; file_name: string; text: string },
  ): Promise<RecordImportRun> {
    const { fields } = this.#kindOf(subject_type);
    const table = await this.#deps.tables.read(text);
    const { columns, total } = table;
    const mapping = guessMapping(columns, fields);
    return this.#asRun(await tx((db) => insertImport(db, { subject_type, file_name, text, columns, mapping, total })), table);
  }

  async read(tx: Transact, of: ImportOf): Promise<RecordImportRun> {
    const table = await this.#draftTable(tx, of);
    return tx(async (db) => {
      const run = await found(db, of);
      // Whoever watches the progress also wakes an import whose process died.
      const isWorking = run.status === 'running' || run.status === 'undoing';
      if (isWorking && this.#deps.platform.clock().getTime() - Date.parse(run.updated_at) > STALLED_MS) await this.#queue(db, of.id);
      return this.#asRun(run, table);
    });
  }

  /** @throws AppError `records.import_has_begun`, `invalid_input` */
  async update(tx: Transact, { patch, ...of }: ImportOf & { readonly patch: ImportPatch }): Promise<RecordImportRun> {
    const table = await this.#draftTable(tx, of);
    return tx(async (db) => {
      const run = await draftOf(db, of);
      if (patch.mapping) refuseWrongMapping(run, { mapping: patch.mapping, fields: this.#kindOf(run.subject_type).fields });
      await saveDraft(db, { id: of.id, mapping: patch.mapping, policy: patch.policy });
      return this.#asRun(await found(db, of), table);
    });
  }

  /** What a commit would do, row by row; lists what is not simply created. @throws AppError `records.import_has_begun` */
  async check(tx: Transact, of: ImportOf): Promise<ImportCheck> {
    const { tables, platform } = this.#deps;
    const table = await tables.read(
      await tx(async (db) => {
        await draftOf(db, of);
        return textOfImport(db, of.id);
      }),
    );
    return tx(async (db) => {
      const [run, place] = [await draftOf(db, of), await placeOf(db, platform)];
      const kind = this.#kindOf(run.subject_type);
      const seen = new Map<string, number>();
      const planned: Planned[] = [];
      for (let offset = 0; offset < table.total; offset += CHUNK)
        planned.push(...(await planRows(db, { kind, run, rows: table.rows(offset, CHUNK), place, seen })));
      return { counts: countsOf(planned), lines: notable(planned) };
    });
  }

  /** Again is no error and changes nothing. @throws AppError `records.import_field_missing` */
  async commit(db: Db, of: ImportOf): Promise<RecordImportRun> {
    const run = await locked(db, of);
    if (run.status === 'draft') {
      const mapped = new Set(Object.values(run.mapping));
      const missing = this.#kindOf(run.subject_type).fields.find(({ name, required }) => required && !mapped.has(name));
      if (missing || mapped.size === 0) throw new AppError('records.import_field_missing', { field: missing?.label ?? 'a name' });
      if (await moveImport(db, { id: of.id, from: 'draft', to: 'running' })) await this.#queue(db, of.id);
    }
    return this.#asRun(await found(db, of));
  }

  /** `allow` throws unless the caller may take back what that member imported. @throws AppError `records.import_not_done` */
  async undo(db: Db, { allow, ...of }: ImportOf & { readonly allow: (madeBy: number | null) => void }): Promise<RecordImportRun> {
    const run = await locked(db, of);
    allow(run.by_id);
    if (run.status !== 'undoing' && run.status !== 'undone') {
      if (run.status !== 'done') throw new AppError('records.import_not_done');
      if (await moveImport(db, { id: of.id, from: 'done', to: 'undoing' })) await this.#queue(db, of.id);
    }
    return this.#asRun(await found(db, of));
  }

  async lines(
    db: Db,
    { query, ...of }: ImportOf & { readonly query: ImportLinesQuery },
  ): Promise<{ count: number; results: ImportLine[] }> {
    await found(db, of);
    const { page, page_size, outcome } = query;
    return linesOf(db, { id: of.id, outcome: outcome ?? null, limit: page_size, offset: (page - 1) * page_size });
  }

  /** The columns are looked at while a person maps them; afterwards a file of megabytes is not read for each look at the progress. */
  async #draftTable(tx: Transact, of: ImportOf): Promise<ReadTable | null> {
    const text = await tx(async (db) => ((await found(db, of)).status === 'draft' ? textOfImport(db, of.id) : null));
    return text === null ? null : this.#deps.tables.read(text);
  }

  /** Leaves with the transaction; once more for the same import is harmless. */
  #queue(db: Db, importId: number): Promise<void> {
    return this.#deps.platform.jobs.send(db, IMPORT_JOB, { tenantId: db.tenantId, importId } satisfies ImportJob);
  }

  #kindOf(type: string): ImportKind<unknown> {
    const kind = this.#deps.platform.imports.find(type);
    if (!kind) throw new AppError('not_found');
    return kind;
  }

  #asRun(run: StoredImport, table: ReadTable | null = null): RecordImportRun {
    const fields = this.#kindOf(run.subject_type).fields.map(({ name, label, required }) => ({ name, label, required }));
    const sample = table && run.status === 'draft' ? table.rows(0, SAMPLE).map(({ cells }) => [...cells]) : [];
    return { ...asRow(run), columns: [...run.columns], mapping: run.mapping, fields, sample };
  }
}

function within(run: StoredImport | undefined, { types }: ImportOf): StoredImport {
  if (!run || !types.includes(run.subject_type)) throw new AppError('not_found');
  return run;
}

const found = async (db: Db, of: ImportOf) => within(await findImport(db, of.id), of);
const locked = async (db: Db, of: ImportOf) => within(await lockImport(db, of.id), of);

async function draftOf(db: Db, of: ImportOf): Promise<StoredImport> {
  const run = await found(db, of);
  if (run.status !== 'draft') throw new AppError('records.import_has_begun');
  return run;
}

function notable(planned: readonly Planned[]): ImportLine[] {
  return [
    ...planned.filter(({ outcome }) => outcome === 'failed'),
    ...planned.filter(({ outcome }) => outcome === 'skipped' || outcome === 'updated'),
  ]
    .slice(0, MOST_PROBLEMS)
    .map(({ line, outcome, label, reason, existing }) => ({ line, outcome, label, reason, entity_id: existing }));
}

function refuseWrongMapping(
  run: StoredImport,
  { mapping, fields }: Pick<StoredImport, 'mapping'> & Pick<ImportKind<unknown>, 'fields'>,
): void {
  const known = new Set(fields.map(({ name }) => name));
  const wrong = Object.entries(mapping).find(([at, name]) => Number(at) >= run.columns.length || !known.has(name));
  if (wrong) throw new AppError('invalid_input', { fields: { mapping: ['names a column or a field that is not there'] } });
  if (new Set(Object.values(mapping)).size !== Object.keys(mapping).length)
    throw new AppError('invalid_input', { fields: { mapping: ['uses a field twice'] } });
}

function asRow({
  created,
  updated,
  skipped,
  failed,
  columns: _columns,
  mapping: _mapping,
  updated_at: _at,
  ...row
}: StoredImport): RecordImportRow {
  return { ...row, counts: { created, updated, skipped, failed } };
}
