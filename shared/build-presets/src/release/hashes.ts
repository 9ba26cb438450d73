import { createHash } from 'node:crypto';
import { contentLines, type ReleaseFile } from '@butterfly/contracts/plugins';

/** Names the bytes of a file: hexadecimal, 64 characters. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What the browser checks a file against: `sha384-…`. */
export function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Names a release by all of its files. */
export function contentHash(files: readonly Pick<ReleaseFile, 'path' | 'sha256'>[]): string {
  return sha256(contentLines(files));
}
