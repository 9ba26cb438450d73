import type { Readable } from 'node:stream';
import type { ObjectStore } from '../object-store/object-store';
import type { FileStore } from './file-store';

const HASH = /^[0-9a-f]{64}$/;

/** `files/<tenant>/<two letters>/<hash>` in a bucket. */
export class ObjectFileStore implements FileStore {
  constructor(private readonly objects: ObjectStore) {}

  async put(tenantId: number, hash: string, bytes: Buffer): Promise<void> {
    const key = keyOf(tenantId, hash);
    if (await this.objects.info(key)) await this.objects.touch(key);
    else await this.objects.put(key, bytes);
  }

  open(tenantId: number, hash: string): Promise<Readable> {
    return this.objects.read(keyOf(tenantId, hash));
  }

  async *olderThan(tenantId: number, moment: Date): AsyncIterable<string> {
    for await (const { key, writtenAt } of this.objects.list(`files/${tenantId}/`)) {
      const hash = key.split('/').at(-1) ?? '';
      if (HASH.test(hash) && writtenAt < moment) yield hash;
    }
  }

  async remove(tenantId: number, hash: string, olderThan: Date): Promise<void> {
    const key = keyOf(tenantId, hash);
    const found = await this.objects.info(key);
    if (found && found.writtenAt < olderThan) await this.objects.remove(key);
  }

  /** A bucket shows no upload before it is complete. */
  async tidy(): Promise<void> {}

  async tenants(): Promise<number[]> {
    return (await this.objects.folders('files/')).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  }
}

function keyOf(tenantId: number, hash: string): string {
  if (!HASH.test(hash)) throw new Error('Not a sha256 in hexadecimal.');
  return `files/${tenantId}/${hash.slice(0, 2)}/${hash}`;
}
