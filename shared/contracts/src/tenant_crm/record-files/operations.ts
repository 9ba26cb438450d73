import * as z from 'zod';
import { defineRoutes, idParam, uploadBody, uploadQuery } from '../../core';
import { recordFile as anyRecordFile } from '../../records';
import { subject, subjectType } from '../notes/schema';
import { recordFilePaths } from './paths';

const FILE_LIMIT = 25_000_000;

/** A file of a record. `id` is the record's own; the bytes are at `downloadFile`. */
export const recordFile = anyRecordFile.extend(subject.shape);

export type RecordFile = z.output<typeof recordFile>;

const byId = z.object({ id: idParam });

export const recordFileOperations = defineRoutes(recordFilePaths, {
  listFiles: {
    summary: 'Files of a record, the newest first',
    access: 'plugin',
    query: z.object({ subject_type: subjectType, subject_id: idParam }),
    ok: z.array(recordFile),
    errors: ['not_found'],
  },
  uploadFile: {
    summary: 'Add a file to a record',
    idempotent: true,
    access: 'plugin',
    params: z.object({ subject_type: subjectType, subject_id: idParam }),
    query: uploadQuery,
    ...uploadBody(FILE_LIMIT),
    ok: recordFile,
    status: 201,
    errors: ['tenant_crm.too_many_files'],
  },
  downloadFile: {
    summary: 'The bytes of a file',
    access: 'plugin',
    params: byId,
    query: z.object({ inline: z.enum(['true', 'false']).default('false') }),
    answer: 'handler',
    ok: z.unknown(),
    errors: ['file_gone'],
  },
  removeFile: {
    summary: 'Take a file away; it can be restored for 30 days',
    access: 'plugin',
    mayNeed: ['delete_records'],
    params: byId,
    ok: recordFile,
  },
  restoreFile: { summary: 'Bring a file back', access: 'plugin', params: byId, ok: recordFile },
});
