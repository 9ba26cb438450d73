import * as z from 'zod';
import { importRow as recordImportRow, importRun as recordImportRun, newImport as newRecordImport } from '../../records';

export const importEntity = z.enum(['contacts', 'organizations', 'projects']);

const entity = { entity: importEntity };

/** An import of the module `records`, under the name of its list. */
export const importRun = recordImportRun.omit({ subject_type: true }).extend(entity);
export const importRow = recordImportRow.omit({ subject_type: true }).extend(entity);
export const newImport = newRecordImport.extend(entity);

export type ImportEntity = z.output<typeof importEntity>;
export type ImportRun = z.output<typeof importRun>;
export type { ImportCheck, ImportLine } from '../../records';
