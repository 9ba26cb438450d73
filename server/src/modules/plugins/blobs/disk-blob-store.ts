import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BlobStore, Encoding } from './blob-store';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const suffix: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };

/** Blobs as files of one folder, written beside and renamed, so that a half-written one is never seen. */
export class DiskBlobStore implements BlobStore {
  constructor(private readonly folder: string) {}

  async missing(hashes: readonly string[]): Promise<string[]> {
    const present = await Promise.all(hashes.map((hash) => this.size(hash, 'identity')));
    return hashes.filter((_hash, index) => present[index] === undefined);
  }

  async put(hash: string, bytes: Buffer): Promise<boolean> {
    if (createHash('sha256').update(bytes).digest('hex') !== hash) return false;
    if ((await this.size(hash, 'identity')) !== undefined) return true;
    await fs.mkdir(this.folder, { recursive: true });
    const [br, gz] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      zip(bytes, { level: 9 }),
    ]);
    // The published form comes last: once it is there, all of them are.
    if (br.length < bytes.length) await this.write(hash, 'br', br);
    if (gz.length < bytes.length) await this.write(hash, 'gzip', gz);
    await this.write(hash, 'identity', bytes);
    return true;
  }

  async read(hash: string): Promise<Buffer> {
    return fs.readFile(this.file(hash, 'identity'));
  }

  async open(hash: string, encoding: Encoding) {
    const size = await this.size(hash, encoding);
    return size === undefined ? undefined : { size, stream: () => createReadStream(this.file(hash, encoding)) };
  }

  private file(hash: string, encoding: Encoding): string {
    return path.join(this.folder, hash + suffix[encoding]);
  }

  private async size(hash: string, encoding: Encoding): Promise<number | undefined> {
    try {
      return (await fs.stat(this.file(hash, encoding))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private async write(hash: string, encoding: Encoding, bytes: Buffer): Promise<void> {
    const temporary = path.join(this.folder, `.${hash}.${randomBytes(6).toString('hex')}`);
    const handle = await fs.open(temporary, 'w', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(temporary, this.file(hash, encoding));
  }
}
