import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store';
import { removeTemporary, writeDurably } from './write-durably';

const HASH = /^[0-9a-f]{64}$/;

/** `<folder>/<tenant>/<two letters>/<hash>`, written beside and renamed, so that a half-written file is never seen. */
export class DiskFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(tenantId: number, hash: string, bytes: Buffer): Promise<void> {
    const file = this.file(tenantId, hash);
    if (await touched(file)) return;
    await fs.mkdir(path.dirname(file), { recursive: true });
    await writeDurably(file, bytes);
  }

  async open(tenantId: number, hash: string): Promise<Readable> {
    const handle = await fs.open(this.file(tenantId, hash), 'r');
    return handle.createReadStream();
  }

  async *olderThan(tenantId: number, moment: Date): AsyncIterable<string> {
    const root = path.join(this.folder, String(tenantId));
    for (const shelf of await namesIn(root)) {
      for (const name of await namesIn(path.join(root, shelf))) {
        if (HASH.test(name) && (await isOlder(path.join(root, shelf, name), moment))) yield name;
      }
    }
  }

  async remove(tenantId: number, hash: string, olderThan: Date): Promise<void> {
    const file = this.file(tenantId, hash);
    if (await isOlder(file, olderThan)) await fs.rm(file, { force: true });
  }

  async tidy(now: number): Promise<void> {
    for (const tenantId of await this.tenants()) {
      const root = path.join(this.folder, String(tenantId));
      for (const shelf of await namesIn(root)) await removeTemporary(path.join(root, shelf), await namesIn(path.join(root, shelf)), now);
    }
  }

  async tenants(): Promise<number[]> {
    return (await namesIn(this.folder)).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  }

  private file(tenantId: number, hash: string): string {
    if (!HASH.test(hash)) throw new Error('Not a sha256 in hexadecimal.');
    return path.join(this.folder, String(tenantId), hash.slice(0, 2), hash);
  }
}

async function touched(file: string): Promise<boolean> {
  const now = new Date();
  return ifThere(async () => {
    await fs.utimes(file, now, now);
    return true;
  }, false);
}

function isOlder(file: string, moment: Date): Promise<boolean> {
  return ifThere(async () => (await fs.stat(file)).mtime < moment, false);
}

function namesIn(folder: string): Promise<string[]> {
  return ifThere(() => fs.readdir(folder), []);
}

async function ifThere<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
