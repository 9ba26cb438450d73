import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../../core';
import { subjectType } from '../schema';
import { importPaths } from './paths';
import { importCheck, importLine, importOutcome, importPatch, importRow, importRun, newImport } from './schema';

const ofType = z.object({ subject_type: subjectType });
const byId = ofType.extend({ id: idParam });
const begun = 'records.import_has_begun';

const importLimits = { text: 6 * 1024 * 1024, patch: 64 * 1024, perMinute: 12 } as const;

export const importLinesQuery = z.object({
  outcome: importOutcome.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
});

export type ImportLinesQuery = z.output<typeof importLinesQuery>;

/** What imports are, wherever they are offered. */
export const importWords = {
  createImport: {
    summary: 'Hand in a CSV: its columns are read and a mapping is guessed, nothing is imported yet',
    idempotent: true,
    ratePerMember: importLimits.perMinute,
    bodyLimit: importLimits.text,
    status: 201,
  },
  getImport: { summary: 'An import with its progress' },
  updateImport: { summary: 'Change mapping or duplicate policy before it begins', body: importPatch, bodyLimit: importLimits.patch },
  checkImport: {
    summary: 'Dry run: what would become of every row, with reasons',
    ratePerMember: importLimits.perMinute,
    ok: importCheck,
  },
  commitImport: { summary: 'Begin the import; again changes nothing' },
  undoImport: {
    summary: 'Take an import back: what it created goes, what it changed becomes as it was; again changes nothing',
    mayNeed: ['delete_records'],
  },
  listImportLines: { summary: 'What became of the rows of an import', query: importLinesQuery, ok: pageOf(importLine) },
} as const;

/** Of a kind of record whose module says how rows of a table become one. */
const base = { access: 'subject', reach: 'all_projects' } as const;
const one = { ...base, params: byId, ok: importRun } as const;

export const importOperations = defineRoutes(importPaths, {
  listImports: { summary: 'The last 50 imports of a kind of record, newest first', ...base, params: ofType, ok: z.array(importRow) },
  createImport: {
    ...importWords.createImport,
    ...base,
    params: ofType,
    body: newImport,
    ok: importRun,
    errors: ['records.csv_unreadable'],
  },
  getImport: { ...importWords.getImport, ...one },
  updateImport: { ...importWords.updateImport, ...one, errors: [begun] },
  checkImport: { ...importWords.checkImport, ...base, params: byId, errors: [begun] },
  commitImport: { ...importWords.commitImport, ...one, errors: ['records.import_field_missing'] },
  undoImport: { ...importWords.undoImport, ...one, errors: ['records.import_not_done'] },
  listImportLines: { ...importWords.listImportLines, ...base, params: byId },
});
