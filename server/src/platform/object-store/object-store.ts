import type { Readable } from 'node:stream';

/** What is known of an object without reading it. */
export interface ObjectInfo {
  readonly key: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/** A bucket of an S3-compatible store, as much of it as Butterfly uses. Keys are relative to the configured prefix. */
export interface ObjectStore {
  /** Undefined when there is no such object. */
  info(key: string): Promise<ObjectInfo | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Makes an object as young as a new one. */
  touch(key: string): Promise<void>;
  /** @throws ObjectMissing */
  read(key: string): Promise<Readable>;
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** The next parts of the keys below a prefix that ends with a slash: folders, one might say. */
  folders(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** @throws Error in words, when the bucket cannot be reached or read. */
  check(): Promise<void>;
}

export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
}
