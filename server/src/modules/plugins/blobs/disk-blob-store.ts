import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BlobStore, Encoding } from './blob-store';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const suffix: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };

/** Compressed at once, so that a publish need not wait; the small form follows. */
const QUICK = { suffix: '.br-quick', quality: 5 };
const SMALL_QUALITY = 11;

/** The small form takes a processor for a while: it is made once no more files come, and the release they belong to may have been promoted. */
const QUIET_MS = 1_500;

/** Blobs as files of one folder, written beside and renamed, so that a half-written one is never seen. */
export class DiskBlobStore implements BlobStore {
  private readonly shrinking = new Map<string, Promise<Buffer | undefined>>();
  private readonly tried = new Set<string>();
  private queue: Promise<unknown> = Promise.resolve();
  private lastPut = 0;

  constructor(private readonly folder: string, private readonly quietMs = QUIET_MS) {}

  async missing(hashes: readonly string[]): Promise<string[]> {
    const present = await Promise.all(hashes.map((hash) => this.size(hash, suffix.identity)));
    return hashes.filter((_hash, index) => present[index] === undefined);
  }

  async put(hash: string, bytes: Buffer): Promise<boolean> {
    if (createHash('sha256').update(bytes).digest('hex') !== hash) return false;
    if ((await this.size(hash, suffix.identity)) !== undefined) return true;
    const [br, gz] = await Promise.all([compressed(bytes, QUICK.quality), zip(bytes, { level: 9 })]);
    await fs.mkdir(this.folder, { recursive: true });
    if (br.length < bytes.length) await this.write(hash, QUICK.suffix, br);
    await this.keep(hash, { identity: bytes, br: undefined, gzip: gz.length < bytes.length ? gz : undefined });
    if (br.length < bytes.length) this.shrinkLater(hash, br.length);
    return true;
  }

  /** Writes forms that are known to be right. */
  async keep(hash: string, { identity, br, gzip: zipped }: { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    // The published form comes last: once it is there, all of them are.
    if (br) await this.write(hash, suffix.br, br);
    if (zipped) await this.write(hash, suffix.gzip, zipped);
    await this.write(hash, suffix.identity, identity);
  }

  /** The smallest brotli form of a blob that was just put, once it is there; undefined when none is being made, it failed, or it is no smaller. */
  async shrunk(hash: string): Promise<Buffer | undefined> {
    return this.shrinking.get(hash);
  }

  async read(hash: string): Promise<Buffer> {
    return fs.readFile(this.file(hash, suffix.identity));
  }

  async open(hash: string, encoding: Encoding) {
    // Two names for the two brotli forms: a size that was looked up always belongs to the bytes that are read.
    for (const ending of encoding === 'br' ? [suffix.br, QUICK.suffix] : [suffix[encoding]]) {
      const size = await this.size(hash, ending);
      // A process that ended too early has left this one as it was.
      if (size !== undefined && ending === QUICK.suffix && !this.tried.has(hash)) this.shrinkLater(hash, size);
      if (size !== undefined) return { size, stream: () => createReadStream(this.file(hash, ending)) };
    }
    return undefined;
  }

  /** One after the other, beside the work that people wait for. */
  private shrinkLater(hash: string, quickBytes: number): void {
    this.lastPut = Date.now();
    this.tried.add(hash);
    const shrink = this.queue.then(async () => {
      await this.quiet();
      const br = await compressed(await this.read(hash), SMALL_QUALITY);
      if (br.length >= quickBytes) return undefined;
      await this.write(hash, suffix.br, br);
      return br;
    // The quick form stays: larger, and right. Nobody waits for this, so nobody could be told.
    }).catch(() => undefined).finally(() => this.shrinking.delete(hash));
    this.shrinking.set(hash, shrink);
    this.queue = shrink;
  }

  private async quiet(): Promise<void> {
    for (let left = this.quietMs; left > 0; left = this.lastPut + this.quietMs - Date.now()) await sleep(left, undefined, { ref: false });
  }

  private file(hash: string, ending: string): string {
    return path.join(this.folder, hash + ending);
  }

  private async size(hash: string, ending: string): Promise<number | undefined> {
    try {
      return (await fs.stat(this.file(hash, ending))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private async write(hash: string, ending: string, bytes: Buffer): Promise<void> {
    const temporary = path.join(this.folder, `.${hash}.${randomBytes(6).toString('hex')}`);
    const handle = await fs.open(temporary, 'w', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(temporary, this.file(hash, ending));
  }
}

function compressed(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
