import type { Readable } from 'node:stream';

/** In which form the bytes of a blob are kept. `identity` is what was published. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** Bytes by their sha256, never changed. On disk here; an object store fits the same interface. */
export interface BlobStore {
  /** Which of these are not stored yet. */
  missing(hashes: readonly string[]): Promise<string[]>;
  /**
   * Stores bytes and their compressed forms.
   *
   * @returns false when they are not the bytes of that hash; nothing is stored then.
   */
  put(hash: string, bytes: Buffer): Promise<boolean>;
  read(hash: string): Promise<Buffer>;
  /** Size and a stream of one form, or undefined when that form was not worth keeping. */
  open(hash: string, encoding: Encoding): Promise<{ size: number; stream(): Readable } | undefined>;
}
