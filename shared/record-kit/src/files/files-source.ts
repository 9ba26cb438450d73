import type { Answer } from '@butterfly/contracts/core';
import type { RecordSubject } from '../subject';

/** A file of a record; `size` in bytes, `type` its media type. */
export interface RecordFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly created_at: string;
  readonly created_by_id: number | null;
}

/** What a page says to an upload on its way, and hears of it. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Told how many bytes of how many have left. */
  readonly onSent: (sent: number, all: number) => void;
}

/**
 * Where the files of a record come from and go to.
 *
 * @example
 * export const files: FilesSource<Subject> = {
 *   list: ({ subject_type, subject_id }, signal) => crm.listFiles({ query: { subject_type, subject_id: String(subject_id) }, signal }),
 *   upload: ({ subject_type, subject_id }, body, options) => crm.uploadFile({ params: { subject_type, subject_id: String(subject_id) }, query: { name: body.name }, body, ...options }),
 *   setRemoved: ({ id }, removed) => (removed ? crm.removeFile : crm.restoreFile)({ params: { id: String(id) } }),
 *   href: ({ id }) => `/api/tenant_crm/files/${id}/content/`,
 * };
 */
export interface FilesSource<S extends RecordSubject = RecordSubject> {
  list(subject: S, signal: AbortSignal): Promise<Answer<readonly RecordFile[]>>;
  upload(subject: S, file: File, options: UploadOptions): Promise<unknown>;
  setRemoved(file: RecordFile, removed: boolean): Promise<unknown>;
  /** Where the bytes are; with `?inline=true` they are shown instead of saved. */
  href(file: RecordFile): string;
}
