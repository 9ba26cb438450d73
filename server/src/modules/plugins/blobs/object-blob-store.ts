import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '../../../platform/object-store/object-store';
import { sha256Of } from './blob-forms';
import type { BlobStore, Encoding } from './blob-store';
import type { DiskBlobStore } from './disk-blob-store';

const AT_ONCE = 16;
const COMPRESSED = ['br', 'gzip'] as const;

/**
 * Blobs in a bucket, for several processes without a common disk. What a process serves it fetches once: blobs never
 * change, so its own folder is a cache that can be emptied at any time.
 */
export class ObjectBlobStore implements BlobStore {
  private readonly fetching = new Map<string, Promise<boolean>>();

  constructor(
    private readonly objects: ObjectStore,
    private readonly cache: DiskBlobStore,
    private readonly onDamage?: (object: string) => void,
  ) {}

  async missing(hashes: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      const part = hashes.slice(start, start + AT_ONCE);
      const found = await Promise.all(part.map((hash) => this.isThere(hash)));
      missing.push(...part.filter((_hash, index) => !found[index]));
    }
    return missing;
  }

  /** In the bucket, and right: what this process has not fetched yet, or finds damaged now, is fetched to find out. */
  private async isThere(hash: string): Promise<boolean> {
    if ((await this.objects.info(keyOf(hash, 'identity'))) === undefined) return false;
    return (await this.cache.missing([hash])).length === 0 || this.fetchOnce(hash);
  }

  async put(hash: string, bytes: Buffer): Promise<boolean> {
    if (!(await this.cache.put(hash, bytes))) return false;
    const shrunk = this.cache.shrunk(hash);
    // As on disk, the published form comes last: once it is there, all of them are.
    for (const encoding of [...COMPRESSED, 'identity'] as const) {
      const form = await this.cache.open(hash, encoding);
      if (form) await this.objects.put(keyOf(hash, encoding), await buffer(form.stream()));
    }
    void this.replaceBy(shrunk, hash);
    return true;
  }

  private async replaceBy(shrunk: Promise<Buffer | undefined>, hash: string): Promise<void> {
    try {
      const br = await shrunk;
      if (br) await this.objects.put(keyOf(hash, 'br'), br);
    } catch {
      // The quick form stays in the bucket: larger, and right.
    }
  }

  async read(hash: string): Promise<Buffer> {
    await this.fetchOnce(hash);
    return this.cache.read(hash);
  }

  async open(hash: string, encoding: Encoding) {
    return (await this.fetchOnce(hash)) ? this.cache.open(hash, encoding) : undefined;
  }

  /** Whether the blob is in the cache now. */
  private async fetchOnce(hash: string): Promise<boolean> {
    if (await this.cache.has(hash)) return true;
    const running = this.fetching.get(hash) ?? this.fetch(hash).finally(() => this.fetching.delete(hash));
    this.fetching.set(hash, running);
    return running;
  }

  private async fetch(hash: string): Promise<boolean> {
    const bytes = await this.form(hash, 'identity');
    if (!bytes) return false;
    if (sha256Of(bytes) !== hash) {
      this.onDamage?.(keyOf(hash, 'identity'));
      return false;
    }
    const [br, gzip] = await Promise.all(COMPRESSED.map((encoding) => this.form(hash, encoding)));
    await this.cache.keep(hash, { identity: bytes, br, gzip });
    return true;
  }

  private async form(hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const key = keyOf(hash, encoding);
    return (await this.objects.info(key)) ? buffer(await this.objects.read(key)) : undefined;
  }
}

function keyOf(hash: string, encoding: Encoding): string {
  return `releases/${hash}${{ identity: '', br: '.br', gzip: '.gz' }[encoding]}`;
}
