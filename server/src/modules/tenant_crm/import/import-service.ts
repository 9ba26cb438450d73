import type { ImportCheck, ImportPatch, ImportRow, ImportRun, NewImport } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { countsOf } from './import-runner';
import type { ImportPlace } from './kinds/import-kind';
import { kindOf } from './kinds/kind-of';
import { planRows, type Planned } from './plan-rows';
import { findImport, insertImport, lockImport, moveImport, saveDraft, textOfImport, type StoredImport } from './run.repository';
import { guessMapping } from './table/guess-mapping';
import type { ReadTable } from './table/tables';

const SAMPLE = 5;
const CHUNK = 100;
const MOST_PROBLEMS = 500;

export interface ReadImport {
  readonly entity: NewImport['entity'];
  readonly file_name: string;
  readonly text: string;
  readonly table: ReadTable;
}

/** `table` is the text, read before the transaction. */
export async function createImport(db: Db, { entity, file_name, text, table }: ReadImport): Promise<ImportRun> {
  const { columns, total } = table;
  const mapping = guessMapping(columns, kindOf(entity).fields);
  return asRun(await insertImport(db, { entity, file_name, text, columns, mapping, total }), sampleOf(table));
}

/** What `readImport` needs of the file: null once the import has begun. */
export async function textOfDraft(db: Db, id: number): Promise<string | null> {
  const found = await findImport(db, id);
  if (!found) throw new AppError('not_found');
  // The columns are looked at while a person maps them; afterwards a file of megabytes is not read for each look at the progress.
  return found.status === 'draft' ? textOfImport(db, id) : null;
}

export async function readImport(db: Db, id: number, table: ReadTable | null = null): Promise<ImportRun> {
  const found = await findImport(db, id);
  if (!found) throw new AppError('not_found');
  return asRun(found, table && found.status === 'draft' ? sampleOf(table) : []);
}

const sampleOf = (table: ReadTable) => table.rows(0, SAMPLE);

export async function changeImport(
  db: Db,
  { id, patch, table }: { id: number; patch: ImportPatch; table: ReadTable | null },
): Promise<ImportRun> {
  const run = await requireDraft(db, id);
  if (patch.mapping) refuseWrongMapping(run, patch.mapping);
  await saveDraft(db, { id, mapping: patch.mapping, policy: patch.policy });
  return readImport(db, id, table);
}

/** The text of an import that has not begun. */
export async function textToCheck(db: Db, id: number): Promise<string> {
  await requireDraft(db, id);
  return textOfImport(db, id);
}

/** What a commit would do, row by row; lists what is not simply created. */
export async function checkImport(
  db: Db,
  { id, place, table }: { id: number; place: ImportPlace; table: ReadTable },
): Promise<ImportCheck> {
  const run = await requireDraft(db, id);
  const kind = kindOf(run.entity);
  const seen = new Map<string, number>();
  const planned: Planned[] = [];
  for (let offset = 0; offset < table.total; offset += CHUNK) {
    planned.push(...(await planRows(db, { kind, run, rows: table.rows(offset, CHUNK), offset, place, seen })));
  }
  const notable = [
    ...planned.filter(({ outcome }) => outcome === 'failed'),
    ...planned.filter(({ outcome }) => outcome === 'skipped' || outcome === 'updated'),
  ];
  const lines = notable
    .slice(0, MOST_PROBLEMS)
    .map(({ line, outcome, label, reason, existing }) => ({ line, outcome, label, reason, entity_id: existing }));
  return { counts: countsOf(planned), lines };
}

/** True when it began now; again is no error and changes nothing. */
export async function beginImport(db: Db, id: number): Promise<boolean> {
  const run = await lockImport(db, id);
  if (!run) throw new AppError('not_found');
  if (run.status !== 'draft') return false;
  const mapped = new Set(Object.values(run.mapping));
  const missing = kindOf(run.entity).fields.find(({ name, required }) => required && !mapped.has(name));
  if (missing || mapped.size === 0) throw new AppError('tenant_crm.import_field_missing', { field: missing?.label ?? 'a name' });
  return moveImport(db, { id, from: 'draft', to: 'running' });
}

/** `allow` throws unless the caller may take back what that member imported. */
export async function beginUndo(db: Db, { id, allow }: { id: number; allow: (madeBy: number | null) => void }): Promise<boolean> {
  const run = await lockImport(db, id);
  if (!run) throw new AppError('not_found');
  allow(run.by_id);
  if (run.status === 'undoing' || run.status === 'undone') return false;
  if (run.status !== 'done') throw new AppError('tenant_crm.import_not_done');
  return moveImport(db, { id, from: 'done', to: 'undoing' });
}

async function requireDraft(db: Db, id: number): Promise<StoredImport> {
  const run = await findImport(db, id);
  if (!run) throw new AppError('not_found');
  if (run.status !== 'draft') throw new AppError('tenant_crm.import_has_begun');
  return run;
}

function refuseWrongMapping(run: StoredImport, mapping: StoredImport['mapping']): void {
  const known = new Set(kindOf(run.entity).fields.map(({ name }) => name));
  const wrong = Object.entries(mapping).find(([at, name]) => Number(at) >= run.columns.length || !known.has(name));
  if (wrong) throw new AppError('invalid_input', { fields: { mapping: ['names a column or a field that is not there'] } });
  if (new Set(Object.values(mapping)).size !== Object.keys(mapping).length)
    throw new AppError('invalid_input', { fields: { mapping: ['uses a field twice'] } });
}

export function asRow({
  created,
  updated,
  skipped,
  failed,
  columns: _columns,
  mapping: _mapping,
  updated_at: _at,
  ...row
}: StoredImport): ImportRow {
  return { ...row, counts: { created, updated, skipped, failed } };
}

function asRun(run: StoredImport, sample: readonly (readonly string[])[]): ImportRun {
  const fields = kindOf(run.entity).fields.map(({ name, label, required }) => ({ name, label, required }));
  return { ...asRow(run), columns: [...run.columns], mapping: run.mapping, fields, sample: sample.map((row) => [...row]) };
}
