import * as z from 'zod';
import { id, line, timestamp } from '../../core';
import { subjectType } from '../schema';

/** What happens to a row that fits something that is there already. */
export const duplicatePolicy = z.enum(['skip', 'update', 'create']);

export const importStatus = z.enum(['draft', 'running', 'done', 'undoing', 'undone']);

/** A field that a column can be mapped to. */
export const importField = z.object({ name: z.string(), label: z.string(), required: z.boolean() });

/** Column index → field name; a column without an entry is left out. */
export const mapping = z.record(z.string().regex(/^\d{1,3}$/), z.string().max(60));

export const importCounts = z.object({ created: z.int(), updated: z.int(), skipped: z.int(), failed: z.int() });

export const importRun = z.object({
  id,
  /** What kind of record its rows become. */
  subject_type: subjectType,
  file_name: z.string(),
  status: importStatus,
  policy: duplicatePolicy,
  columns: z.array(z.string()),
  mapping,
  fields: z.array(importField),
  /** The first rows, so that a person sees what the columns hold. */
  sample: z.array(z.array(z.string())),
  total: z.int(),
  /** Rows that are done while it runs; rows taken back while it is undone. */
  processed: z.int(),
  counts: importCounts,
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  by_id: id.nullable(),
});

export const importRow = importRun.omit({ columns: true, mapping: true, fields: true, sample: true });

export const newImport = z.strictObject({ file_name: line(200), text: z.string().min(1).max(5_000_000) });

export const importPatch = z
  .strictObject({ mapping, policy: duplicatePolicy })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export const importOutcome = z.enum(['created', 'updated', 'skipped', 'failed']);

/** What became, or would become, of one row; `line` counts as a spreadsheet does. */
export const importLine = z.object({
  line: z.int(),
  outcome: importOutcome,
  label: z.string(),
  reason: z.string(),
  entity_id: id.nullable(),
});

/** A dry run: what a commit would do. Nothing is written. */
export const importCheck = z.object({ counts: importCounts, lines: z.array(importLine) });

export type DuplicatePolicy = z.output<typeof duplicatePolicy>;
export type ImportStatus = z.output<typeof importStatus>;
export type ImportField = z.output<typeof importField>;
export type Mapping = z.output<typeof mapping>;
export type ImportCounts = z.output<typeof importCounts>;
export type RecordImportRun = z.output<typeof importRun>;
export type RecordImportRow = z.output<typeof importRow>;
export type NewRecordImport = z.output<typeof newImport>;
export type ImportPatch = z.output<typeof importPatch>;
export type ImportOutcome = z.output<typeof importOutcome>;
export type ImportLine = z.output<typeof importLine>;
export type ImportCheck = z.output<typeof importCheck>;
