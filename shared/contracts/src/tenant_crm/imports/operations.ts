import * as z from 'zod';
import { defineRoutes, pageOf } from '../../core';
import { importLimits, importLinesQuery } from '../../records';
import { byId } from '../person-fields';
import { importPaths } from './paths';
import { importCheck, importLine, importPatch, importRow, importRun, newImport } from './schema';

const begun = 'tenant_crm.import_has_begun';

export const importOperations = defineRoutes(importPaths, {
  listImports: { summary: 'The last 50 imports, newest first', access: 'plugin', reach: 'all_projects', ok: z.array(importRow) },
  createImport: {
    summary: 'Hand in a CSV: its columns are read and a mapping is guessed, nothing is imported yet',
    idempotent: true,
    ratePerMember: importLimits.perMinute,
    access: 'plugin',
    reach: 'all_projects',
    body: newImport,
    bodyLimit: importLimits.text,
    ok: importRun,
    status: 201,
    errors: ['tenant_crm.csv_unreadable'],
  },
  getImport: { summary: 'An import with its progress', access: 'plugin', reach: 'all_projects', params: byId, ok: importRun },
  updateImport: {
    summary: 'Change mapping or duplicate policy before it begins',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    body: importPatch,
    bodyLimit: importLimits.patch,
    ok: importRun,
    errors: [begun],
  },
  checkImport: {
    summary: 'Dry run: what would become of every row, with reasons',
    ratePerMember: importLimits.perMinute,
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    ok: importCheck,
    errors: [begun],
  },
  commitImport: {
    summary: 'Begin the import; again changes nothing',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    ok: importRun,
    errors: ['tenant_crm.import_field_missing'],
  },
  undoImport: {
    summary: 'Take an import back: what it created goes, what it changed becomes as it was; again changes nothing',
    access: 'plugin',
    reach: 'all_projects',
    mayNeed: ['delete_records'],
    params: byId,
    ok: importRun,
    errors: ['tenant_crm.import_not_done'],
  },
  listImportLines: {
    summary: 'What became of the rows of an import',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    query: importLinesQuery,
    ok: pageOf(importLine),
  },
});
