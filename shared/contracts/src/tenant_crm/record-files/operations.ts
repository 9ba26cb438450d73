import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { fileWords, recordFile as anyRecordFile } from '../../records';
import { subject, subjectType } from '../notes/schema';
import { recordFilePaths } from './paths';

/** A file of a record. `id` is the record's own; the bytes are at `downloadFile`. */
export const recordFile = anyRecordFile.extend(subject.shape);

export type RecordFile = z.output<typeof recordFile>;

const byId = z.object({ id: idParam });

const ofSubject = z.object({ subject_type: subjectType, subject_id: idParam });

export const recordFileOperations = defineRoutes(recordFilePaths, {
  listFiles: { ...fileWords.listFiles, access: 'plugin', query: ofSubject, ok: z.array(recordFile), errors: ['not_found'] },
  uploadFile: { ...fileWords.uploadFile, access: 'plugin', params: ofSubject, ok: recordFile, errors: ['tenant_crm.too_many_files'] },
  downloadFile: { ...fileWords.downloadFile, access: 'plugin', params: byId },
  removeFile: { ...fileWords.removeFile, access: 'plugin', params: byId, ok: recordFile },
  restoreFile: { ...fileWords.restoreFile, access: 'plugin', params: byId, ok: recordFile },
});
