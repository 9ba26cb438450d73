import type { ImportCounts } from '@butterfly/contracts/records';
import { inNameOf } from '../../../platform/db/worker';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { ImportKind, ImportPlace } from '../../../platform/records/csv-in/import-kind';
import { placeOf } from './import-place';
import { planRows, type Planned } from './plan-rows';
import {
  findImport,
  insertLines,
  linesToUndo,
  lockImport,
  markUndone,
  moveImport,
  textOfImport,
  type StoredImport,
  type StoredLine,
} from './repository';
import type { ReadTable, Tables } from './table/tables';

const CHUNK = 100;

interface RunnerDeps {
  readonly platform: Pick<Platform, 'api' | 'db' | 'imports'>;
  readonly tables: Pick<Tables, 'read'>;
}

export interface ImportJob {
  readonly tenantId: number;
  readonly importId: number;
}

/**
 * Does the work of imports in short transactions. Each writes its records, what became of their rows, and how far the
 * import is, together: whenever the process dies, the next run goes on behind the last row that was kept.
 */
export class ImportRunner {
  readonly #deps: RunnerDeps;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
  }

  async run({ tenantId, importId }: ImportJob): Promise<void> {
    const { platform, tables } = this.#deps;
    const { db } = platform;
    const start = await db.withTenant({ tenantId, memberId: null }, async (tx) => ({
      run: await findImport(tx, importId),
      text: await textOfImport(tx, importId),
      place: await placeOf(tx, platform),
    }));
    const kind = start.run && platform.imports.find(start.run.subject_type);
    if (!start.run || !kind) return;
    const as = inNameOf({ tenantId, memberId: start.run.by_id });
    if (start.run.status === 'running') {
      const table = await tables.read(start.text);
      const seen = new Map<string, number>();
      while (await db.withTenant(as, (tx) => importChunk(tx, { importId, kind, table, place: start.place, seen })));
    }
    if (start.run.status === 'undoing') while (await db.withTenant(as, (tx) => undoChunk(tx, { importId, kind })));
  }
}

interface Chunk {
  readonly importId: number;
  readonly kind: ImportKind<unknown>;
  readonly table: ReadTable;
  readonly place: ImportPlace;
  readonly seen: Map<string, number>;
}

/** True while there is more to do. Two runs of the same import take turns at the lock of its row. */
async function importChunk(db: Db, { importId, kind, table, place, seen }: Chunk): Promise<boolean> {
  const run = await lockImport(db, importId);
  if (run?.status !== 'running') return false;
  const rows = table.rows(run.processed, CHUNK);
  if (rows.length === 0) {
    await moveImport(db, { id: importId, from: 'running', to: 'done' });
    return false;
  }
  const planned = await planRows(db, { kind, run, rows, place, seen });
  const lines: StoredLine[] = [];
  for (const plan of planned) lines.push(await writeRow(db, { plan, run, kind, place }));
  await insertLines(db, { id: importId, lines, counts: countsOf(lines) });
  return true;
}

interface RowToWrite extends Pick<Chunk, 'kind' | 'place'> {
  readonly plan: Planned;
  readonly run: StoredImport;
}

async function writeRow(db: Db, { plan, run, kind, place }: RowToWrite): Promise<StoredLine> {
  const { line, outcome, label, reason, draft, existing } = plan;
  if (outcome === 'created' && draft) {
    const { id, version } = await kind.create(db, draft, { importKey: `${run.id}:${line}`, place });
    return { line, outcome, label, reason, entity_id: id, version, before: null };
  }
  if (outcome === 'updated' && draft && existing !== null) {
    const { version, before } = await kind.update(db, existing, draft);
    return { line, outcome, label, reason, entity_id: existing, version, before: before ?? null };
  }
  return { line, outcome, label, reason, entity_id: existing, version: null, before: null };
}

async function undoChunk(db: Db, { importId, kind }: Pick<Chunk, 'importId' | 'kind'>): Promise<boolean> {
  const run = await lockImport(db, importId);
  if (run?.status !== 'undoing') return false;
  const lines = await linesToUndo(db, { id: importId, limit: CHUNK });
  if (lines.length === 0) {
    await moveImport(db, { id: importId, from: 'undoing', to: 'undone' });
    return false;
  }
  const done: { line: number; reason: string }[] = [];
  for (const { line, outcome, entity_id, version, before } of lines) {
    const written = { id: entity_id ?? 0, version: version ?? 0 };
    const back =
      outcome === 'created' ? await kind.undoCreate(db, written) : await kind.undoUpdate(db, { ...written, before: before ?? {} });
    done.push({ line, reason: back ? '' : 'was changed since the import and stays as it is' });
  }
  await markUndone(db, { id: importId, lines: done });
  return true;
}

export function countsOf(lines: readonly { readonly outcome: keyof ImportCounts }[]): ImportCounts {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}
