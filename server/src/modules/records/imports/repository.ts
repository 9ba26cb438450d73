import type {
  DuplicatePolicy,
  ImportCounts,
  ImportLine,
  ImportOutcome,
  ImportStatus,
  Mapping,
  RecordSubject,
} from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';

/** An import as it is stored, without its text. */
export interface StoredImport extends ImportCounts {
  readonly id: number;
  /** What kind of record its rows become. */
  readonly subject_type: string;
  readonly file_name: string;
  readonly status: ImportStatus;
  readonly policy: DuplicatePolicy;
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  readonly total: number;
  readonly processed: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly finished_at: string | null;
  readonly by_id: number | null;
}

const columns = `id, subject_type, file_name, status, policy, columns, mapping, total, processed, created, updated, skipped, failed, created_at, updated_at, finished_at, created_by_id as by_id`;

type Draft = Pick<StoredImport, 'columns' | 'subject_type' | 'file_name' | 'mapping' | 'total'> & { readonly text: string };

export async function insertImport(
  db: Db,
  { subject_type, file_name, text, columns: headings, mapping, total }: Draft,
): Promise<StoredImport> {
  const [made] = await db.rows<StoredImport>(
    `insert into records_import (subject_type, file_name, text, columns, mapping, total, created_by_id) values ($1, $2, $3, $4::text[], $5::jsonb, $6, $7) returning ${columns}`,
    [subject_type, file_name, text, headings, JSON.stringify(mapping), total, db.memberId],
  );
  if (!made) throw new Error('An insert answered nothing');
  return made;
}

export async function findImport(db: Db, id: number): Promise<StoredImport | undefined> {
  const [found] = await db.rows<StoredImport>(`select ${columns} from records_import where id = $1`, [id]);
  return found;
}

export async function lockImport(db: Db, id: number): Promise<StoredImport | undefined> {
  const [found] = await db.rows<StoredImport>(`select ${columns} from records_import where id = $1 for update`, [id]);
  return found;
}

export async function textOfImport(db: Db, id: number): Promise<string> {
  const [found] = await db.rows<{ text: string }>('select text from records_import where id = $1', [id]);
  return found?.text ?? '';
}

export function lastImports(db: Db, types: readonly string[]): Promise<StoredImport[]> {
  return db.rows<StoredImport>(`select ${columns} from records_import where subject_type = any ($1::text[]) order by id desc limit 50`, [
    types,
  ]);
}

export async function saveDraft(
  db: Db,
  { id, mapping, policy }: { id: number; mapping: Mapping | undefined; policy: DuplicatePolicy | undefined },
): Promise<void> {
  await db.rows(
    'update records_import set mapping = coalesce($2::jsonb, mapping), policy = coalesce($3, policy), updated_at = now() where id = $1',
    [id, mapping ? JSON.stringify(mapping) : null, policy ?? null],
  );
}

/** Leads an import from one state into the next; false when it is not in the first one. */
export async function moveImport(db: Db, { id, from, to }: { id: number; from: ImportStatus; to: ImportStatus }): Promise<boolean> {
  const rows = await db.rows(
    `update records_import set status = $3, updated_at = now(), processed = case when $3 = 'undoing' then 0 else processed end,
       -- What people typed elsewhere is not kept longer than it is needed.
       text = case when $3 = 'done' then '' else text end,
       finished_at = case when $3 in ('done', 'undone') then now() else finished_at end
     where id = $1 and status = $2 returning id`,
    [id, from, to],
  );
  return rows.length > 0;
}

export interface StoredLine {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly label: string;
  readonly reason: string;
  readonly entity_id: number | null;
  readonly version: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** Writes what became of a chunk and moves the import on, in the transaction that wrote the records. */
export async function insertLines(
  db: Db,
  { id, lines, counts }: { id: number; lines: readonly StoredLine[]; counts: ImportCounts },
): Promise<void> {
  await db.rows(
    `insert into records_import_line (import_id, line, outcome, label, reason, entity_id, version, before)
     select $1::int, line, outcome, label, reason, entity_id, version, before from jsonb_to_recordset($2::jsonb)
       as row (line int, outcome text, label text, reason text, entity_id int, version int, before jsonb)`,
    [id, JSON.stringify(lines)],
  );
  await db.rows(
    `update records_import set processed = processed + $2, created = created + $3, updated = updated + $4, skipped = skipped + $5, failed = failed + $6, updated_at = now() where id = $1`,
    [id, lines.length, counts.created, counts.updated, counts.skipped, counts.failed],
  );
}

export async function linesOf(
  db: Db,
  { id, outcome, limit, offset }: { id: number; outcome: ImportOutcome | null; limit: number; offset: number },
): Promise<{ count: number; results: ImportLine[] }> {
  const condition = 'import_id = $1 and ($2::text is null or outcome = $2)';
  const results = await db.rows<ImportLine>(
    `select line, outcome, label, reason, entity_id from records_import_line where ${condition} order by line limit $3 offset $4`,
    [id, outcome, limit, offset],
  );
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from records_import_line where ${condition}`, [
    id,
    outcome,
  ]);
  return { count: row?.count ?? 0, results };
}

/** The next rows to take back, the last ones first. */
export function linesToUndo(db: Db, { id, limit }: { id: number; limit: number }): Promise<StoredLine[]> {
  return db.rows<StoredLine>(
    `select line, outcome, label, reason, entity_id, version, before from records_import_line
     where import_id = $1 and outcome in ('created', 'updated') and not undone order by line desc limit $2`,
    [id, limit],
  );
}

export async function markUndone(db: Db, { id, lines }: { id: number; lines: readonly { line: number; reason: string }[] }): Promise<void> {
  await db.rows(
    `update records_import_line kept set undone = true, reason = done.reason from jsonb_to_recordset($2::jsonb) as done (line int, reason text)
     where kept.import_id = $1 and kept.line = done.line`,
    [id, JSON.stringify(lines)],
  );
  await db.rows('update records_import set processed = processed + $2, updated_at = now() where id = $1', [id, lines.length]);
}

/** Makes what imports kept about one record unreadable for good. */
export async function forgetImported(db: Db, { subject_type, subject_id }: RecordSubject): Promise<void> {
  await db.rows(
    `update records_import_line line set label = '', before = null from records_import import
     where import.id = line.import_id and import.subject_type = $1 and line.entity_id = $2`,
    [subject_type, subject_id],
  );
}
