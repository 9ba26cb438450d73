import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../../core';
import { subjectType } from '../schema';
import { importPaths } from './paths';
import { importCheck, importLine, importOutcome, importPatch, importRow, importRun, newImport } from './schema';

const ofType = z.object({ subject_type: subjectType });
const byId = ofType.extend({ id: idParam });
const begun = 'records.import_has_begun';

/** Sizes and rates of imports, wherever they are offered. */
export const importLimits = { text: 6 * 1024 * 1024, patch: 64 * 1024, perMinute: 12 } as const;

export const importLinesQuery = z.object({
  outcome: importOutcome.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
});

export type ImportLinesQuery = z.output<typeof importLinesQuery>;

/** Of a kind of record whose module says how rows of a table become one. */
const base = { access: 'subject', reach: 'all_projects' } as const;

export const importOperations = defineRoutes(importPaths, {
  listImports: { summary: 'The last 50 imports of a kind of record, newest first', ...base, params: ofType, ok: z.array(importRow) },
  createImport: {
    summary: 'Hand in a CSV: its columns are read and a mapping is guessed, nothing is imported yet',
    ...base,
    idempotent: true,
    ratePerMember: importLimits.perMinute,
    params: ofType,
    body: newImport,
    bodyLimit: importLimits.text,
    ok: importRun,
    status: 201,
    errors: ['records.csv_unreadable'],
  },
  getImport: { summary: 'An import with its progress', ...base, params: byId, ok: importRun },
  updateImport: {
    summary: 'Change mapping or duplicate policy before it begins',
    ...base,
    params: byId,
    body: importPatch,
    bodyLimit: importLimits.patch,
    ok: importRun,
    errors: [begun],
  },
  checkImport: {
    summary: 'Dry run: what would become of every row, with reasons',
    ...base,
    ratePerMember: importLimits.perMinute,
    params: byId,
    ok: importCheck,
    errors: [begun],
  },
  commitImport: {
    summary: 'Begin the import; again changes nothing',
    ...base,
    params: byId,
    ok: importRun,
    errors: ['records.import_field_missing'],
  },
  undoImport: {
    summary: 'Take an import back: what it created goes, what it changed becomes as it was; again changes nothing',
    ...base,
    mayNeed: ['delete_records'],
    params: byId,
    ok: importRun,
    errors: ['records.import_not_done'],
  },
  listImportLines: {
    summary: 'What became of the rows of an import',
    ...base,
    params: byId,
    query: importLinesQuery,
    ok: pageOf(importLine),
  },
});
