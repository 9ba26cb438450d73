import type { Db } from '../db/db';
import type { Files } from '../files/files';
import { AppError } from '../http/app-error';
import type { Attachment } from './mail-body';

/** What most mail servers take, with the third that encoding adds. */
const MOST_BYTES = 10_000_000;
const MOST_FILES = 10;

/** A file of the business, as `Files.record` gave it; `name` instead of its own. */
export interface AttachedFile {
  readonly fileId: number;
  readonly name?: string;
}

/**
 * Looks the files up in the transaction that writes the mail: who may not see one cannot send it.
 *
 * @throws AppError `not_found`, `mail_too_large`
 */
export async function findAttachments(db: Db, attached: readonly AttachedFile[], files: Pick<Files, 'find'>): Promise<Attachment[]> {
  if (attached.length > MOST_FILES) throw new AppError('mail_too_large', { files: MOST_FILES, limit_mb: MOST_BYTES / 1_000_000 });
  const found: Attachment[] = [];
  for (const { fileId, name } of attached) {
    const file = await files.find(db, fileId);
    if (!file) throw new AppError('not_found');
    found.push({ hash: file.hash, name: name ?? file.name, type: file.type, size: file.size });
  }
  if (found.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new AppError('mail_too_large', { files: MOST_FILES, limit_mb: MOST_BYTES / 1_000_000 });
  return found;
}
