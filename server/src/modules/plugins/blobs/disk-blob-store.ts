import { createReadStream, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporary, writeDurably } from '../../../platform/files/write-durably';
import { compressed, plainOf, sha256Of, zipped } from './blob-forms';
import type { BlobStore, Encoding } from './blob-store';

const suffix: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };

/** Compressed at once, so that a publish need not wait; the small form follows. */
const QUICK = { suffix: '.br-quick', quality: 5 };
const SMALL_QUALITY = 11;
const COMPRESSED = [suffix.br, QUICK.suffix, suffix.gzip];

/** The small form takes a processor for a while: it is made once no more files come, and the release they belong to may have been promoted. */
const QUIET_MS = 1_500;
const AT_ONCE = 16;
const FORM = /^([0-9a-f]{64})(\.br|\.br-quick|\.gz)?$/;

interface Options {
  readonly quietMs?: number;
  /** Told of every file that does not hold what its name says. */
  readonly onDamage?: (file: string) => void;
}

/**
 * Blobs as files of one folder, written beside and renamed, so that a half-written one is never seen. Each is checked against
 * its hash when this process reads it for the first time; what is damaged is made anew from another form, or is not there.
 */
export class DiskBlobStore implements BlobStore {
  private readonly shrinking = new Map<string, Promise<Buffer | undefined>>();
  private readonly tried = new Set<string>();
  /** Size and time of the files that were found right. */
  private readonly checked = new Map<string, string>();
  private readonly checking = new Map<string, Promise<number | undefined>>();
  private queue: Promise<unknown> = Promise.resolve();
  private lastPut = 0;

  constructor(
    private readonly folder: string,
    private readonly options: Options = {},
  ) {}

  /** Every form is looked at once more: whoever publishes again may know that what was seen right is not. */
  async missing(hashes: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      const part = hashes.slice(start, start + AT_ONCE);
      const whole = await Promise.all(part.map((hash) => this.isWhole(hash)));
      missing.push(...part.filter((_hash, index) => !whole[index]));
    }
    return missing;
  }

  /** Is the published form there? Looked at once per process. */
  async has(hash: string): Promise<boolean> {
    return (await this.sound(hash, suffix.identity)) !== undefined;
  }

  async put(hash: string, bytes: Buffer): Promise<boolean> {
    if (sha256Of(bytes) !== hash) return false;
    if (await this.isWhole(hash)) return true;
    const [br, gz] = await Promise.all([compressed(bytes, QUICK.quality), zipped(bytes)]);
    await fs.mkdir(this.folder, { recursive: true });
    if (br.length < bytes.length) await this.write(hash, QUICK.suffix, br);
    await this.keep(hash, { identity: bytes, br: undefined, gzip: gz.length < bytes.length ? gz : undefined });
    if (br.length < bytes.length) this.shrinkLater(hash, br.length);
    return true;
  }

  /** Writes forms as another store has them. */
  async keep(hash: string, { identity, br, gzip }: { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    // The published form comes last: once it is there, all of them are.
    if (br) await this.write(hash, suffix.br, br);
    if (gzip) await this.write(hash, suffix.gzip, gzip);
    await this.write(hash, suffix.identity, identity);
  }

  /** The smallest brotli form of a blob that was just put, once it is there; undefined when none is being made, it failed, or it is no smaller. */
  async shrunk(hash: string): Promise<Buffer | undefined> {
    return this.shrinking.get(hash);
  }

  async read(hash: string): Promise<Buffer> {
    if ((await this.sound(hash, suffix.identity)) === undefined) throw new Error(`The bytes of ${hash} are not in the store.`);
    return fs.readFile(this.file(hash, suffix.identity));
  }

  async open(hash: string, encoding: Encoding) {
    // Two names for the two brotli forms: a size that was looked up always belongs to the bytes that are read.
    for (const ending of encoding === 'br' ? [suffix.br, QUICK.suffix] : [suffix[encoding]]) {
      const size = await this.sound(hash, ending);
      // A process that ended too early has left this one as it was.
      if (size !== undefined && ending === QUICK.suffix && !this.tried.has(hash)) this.shrinkLater(hash, size);
      if (size !== undefined) return { size, stream: () => createReadStream(this.file(hash, ending)) };
    }
    return undefined;
  }

  /** Takes away what writes that were cut off have left. */
  async tidy(): Promise<void> {
    await removeTemporary(this.folder, await namesIn(this.folder));
  }

  /** Looks at every file once more, and takes away what an aborted write has left. */
  async sweep(): Promise<void> {
    await this.tidy();
    for (const name of await namesIn(this.folder)) {
      const [, hash, ending = ''] = FORM.exec(name) ?? [];
      if (hash) await this.again(hash, ending);
    }
  }

  /** Are all forms right that are there? Asked when bytes are sent, or offered, again. */
  private async isWhole(hash: string): Promise<boolean> {
    const size = await this.again(hash, suffix.identity);
    for (const ending of COMPRESSED) await this.again(hash, ending);
    return size !== undefined;
  }

  private again(hash: string, ending: string): Promise<number | undefined> {
    this.checked.delete(hash + ending);
    return this.sound(hash, ending);
  }

  /** The size of a form that holds what its name says; undefined when there is none. */
  private async sound(hash: string, ending: string): Promise<number | undefined> {
    const name = hash + ending;
    const found = await this.stat(name);
    if (!found) return undefined;
    if (this.checked.get(name) === stampOf(found)) return found.size;
    const running = this.checking.get(name) ?? this.check(hash, ending).finally(() => this.checking.delete(name));
    this.checking.set(name, running);
    return running;
  }

  private async check(hash: string, ending: string): Promise<number | undefined> {
    const name = hash + ending;
    const found = await this.stat(name);
    if (!found) return undefined;
    const bytes = await this.bytesOf(name);
    if (!bytes) return undefined;
    if (await plainOf(hash, { ending, bytes })) {
      this.checked.set(name, stampOf(found));
      return found.size;
    }
    this.options.onDamage?.(name);
    await fs.rm(this.file(hash, ending), { force: true });
    await this.mend(hash, ending);
    return (await this.stat(name))?.size;
  }

  /** Makes a form anew: the published one from any that holds it, the others from the published one. */
  private async mend(hash: string, ending: string): Promise<void> {
    const plain = ending === suffix.identity ? await this.unpacked(hash) : await this.plain(hash);
    if (!plain) return;
    if (ending === suffix.identity) return this.write(hash, ending, plain);
    if (ending === suffix.gzip) return this.write(hash, ending, await zipped(plain));
    // The small form is made from the quick one's place when it is next asked for.
    this.tried.delete(hash);
    if (!(await this.stat(hash + QUICK.suffix))) await this.write(hash, QUICK.suffix, await compressed(plain, QUICK.quality));
  }

  private async plain(hash: string): Promise<Buffer | undefined> {
    return (await this.sound(hash, suffix.identity)) === undefined ? undefined : this.bytesOf(hash + suffix.identity);
  }

  /** Undefined: it is not there, or was taken away as damaged a moment ago. */
  private async bytesOf(name: string): Promise<Buffer | undefined> {
    try {
      return await fs.readFile(path.join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private async unpacked(hash: string): Promise<Buffer | undefined> {
    for (const ending of COMPRESSED) {
      const bytes = await this.bytesOf(hash + ending);
      const plain = bytes && (await plainOf(hash, { ending, bytes }));
      if (plain) return plain;
    }
    return undefined;
  }

  /** One after the other, beside the work that people wait for. */
  private shrinkLater(hash: string, quickBytes: number): void {
    this.lastPut = Date.now();
    this.tried.add(hash);
    const shrink = this.queue
      .then(async () => {
        await this.quiet();
        const br = await compressed(await this.read(hash), SMALL_QUALITY);
        if (br.length >= quickBytes) return undefined;
        await this.write(hash, suffix.br, br);
        return br;
        // The quick form stays: larger, and right. Nobody waits for this, so nobody could be told.
      })
      .catch(() => undefined)
      .finally(() => this.shrinking.delete(hash));
    this.shrinking.set(hash, shrink);
    this.queue = shrink;
  }

  private async quiet(): Promise<void> {
    const { quietMs = QUIET_MS } = this.options;
    for (let left = quietMs; left > 0; left = this.lastPut + quietMs - Date.now()) await sleep(left, undefined, { ref: false });
  }

  private file(hash: string, ending: string): string {
    return path.join(this.folder, hash + ending);
  }

  private async stat(name: string): Promise<Stats | undefined> {
    try {
      return await fs.stat(path.join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private async write(hash: string, ending: string, bytes: Buffer): Promise<void> {
    await writeDurably(this.file(hash, ending), bytes, 0o644);
  }
}

function stampOf({ size, mtimeMs }: Stats): string {
  return `${size}/${mtimeMs}`;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    // Nothing was published yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
