import * as z from 'zod';
import { defineRoutes } from '../../core';
import { importWords } from '../../records';
import { byId } from '../person-fields';
import { importPaths } from './paths';
import { importRow, importRun, newImport } from './schema';

const begun = 'tenant_crm.import_has_begun';
const base = { access: 'plugin', reach: 'all_projects' } as const;
const one = { ...base, params: byId, ok: importRun } as const;

export const importOperations = defineRoutes(importPaths, {
  listImports: { summary: 'The last 50 imports, newest first', ...base, ok: z.array(importRow) },
  createImport: { ...importWords.createImport, ...base, body: newImport, ok: importRun, errors: ['tenant_crm.csv_unreadable'] },
  getImport: { ...importWords.getImport, ...one },
  updateImport: { ...importWords.updateImport, ...one, errors: [begun] },
  checkImport: { ...importWords.checkImport, ...base, params: byId, errors: [begun] },
  commitImport: { ...importWords.commitImport, ...one, errors: ['tenant_crm.import_field_missing'] },
  undoImport: { ...importWords.undoImport, ...one, errors: ['tenant_crm.import_not_done'] },
  listImportLines: { ...importWords.listImportLines, ...base, params: byId },
});
