import type { Readable } from 'node:stream';

/** Bytes of one tenant by their sha256, never changed. A folder here; an object store fits the same interface. */
export interface FileStore {
  /** Stores the bytes, or makes those that are there as young as new ones. They are on the disk when it resolves. */
  put(tenantId: number, hash: string, bytes: Buffer): Promise<void>;
  open(tenantId: number, hash: string): Promise<Readable>;
  /** Hashes that were last put before a moment. */
  olderThan(tenantId: number, moment: Date): AsyncIterable<string>;
  /** Removes the bytes, unless they were put again since that moment. */
  remove(tenantId: number, hash: string, olderThan: Date): Promise<void>;
  tenants(): Promise<number[]>;
  /** Takes away what writes that were cut off have left. */
  tidy(now: number): Promise<void>;
}
