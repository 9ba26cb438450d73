import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Encoding } from './blob-store';
import { DiskBlobStore } from './disk-blob-store';

const script = Buffer.from(Array.from({ length: 400 }, (_, at) => `export const petal${at} = ${at * 7919};`).join('\n'));
const hash = createHash('sha256').update(script).digest('hex');
const ENDINGS = ['', '.br', '.br-quick', '.gz'] as const;

let folder: string;
let damages: string[];
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-blobs-'));
  damages = [];
});
// A smaller form may still be on its way into the folder.
afterEach(() => fs.rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

/** A process that has looked at nothing yet. */
const opened = () => new DiskBlobStore(folder, { quietMs: 1, onDamage: (file) => damages.push(file) });

async function stored(): Promise<DiskBlobStore> {
  const store = opened();
  await store.put(hash, script);
  await store.shrunk(hash);
  return opened();
}

/** Another bit in the middle, as a bad disk leaves it: neither size nor time says so. */
async function flip(ending: string): Promise<void> {
  const file = path.join(folder, hash + ending);
  const { atime, mtime } = await fs.stat(file);
  const bytes = await fs.readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await fs.writeFile(file, bytes);
  await fs.utimes(file, atime, mtime);
}

async function plain(store: DiskBlobStore, encoding: Encoding): Promise<Buffer | undefined> {
  const found = await store.open(hash, encoding);
  const bytes = found && (await buffer(found.stream()));
  if (!bytes) return undefined;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

describe('a damaged file of the store', () => {
  it.each(ENDINGS)('is made anew from another form when it is asked for (%s)', async (ending) => {
    const store = await stored();
    await flip(ending);
    // The quick form is read where the small one is not there.
    if (ending === '.br-quick') await fs.rm(path.join(folder, `${hash}.br`));
    for (const encoding of ['br', 'gzip', 'identity'] as const) expect((await plain(store, encoding))?.equals(script)).toBe(true);
    expect(damages).toEqual([hash + ending]);
    expect((await plain(opened(), 'identity'))?.equals(script)).toBe(true);
    expect(damages).toHaveLength(1);
  });

  it('that no form can mend is never given out, counts as missing, and is mended by putting it again', async () => {
    const store = await stored();
    for (const ending of ENDINGS) await flip(ending);
    for (const encoding of ['br', 'gzip', 'identity'] as const) expect(await plain(store, encoding)).toBeUndefined();
    expect(await store.missing([hash])).toEqual([hash]);
    expect(await store.put(hash, script)).toBe(true);
    expect(await store.missing([hash])).toEqual([]);
    for (const encoding of ['br', 'gzip', 'identity'] as const) expect((await plain(store, encoding))?.equals(script)).toBe(true);
  });

  it('counts as missing in a process that has not served it, and putting it again overwrites it though it was seen right', async () => {
    await stored();
    for (const ending of ENDINGS) await flip(ending);
    expect(await opened().missing([hash])).toEqual([hash]);
    const seen = await stored();
    expect((await plain(seen, 'identity'))?.equals(script)).toBe(true);
    for (const ending of ENDINGS) await flip(ending);
    await seen.put(hash, script);
    for (const encoding of ['br', 'gzip', 'identity'] as const) expect((await plain(seen, encoding))?.equals(script)).toBe(true);
  });

  it('is found by the sweep, though this process has seen it right', async () => {
    const store = await stored();
    expect((await plain(store, 'identity'))?.equals(script)).toBe(true);
    await flip('');
    await flip('.gz');
    await fs.writeFile(path.join(folder, `.${hash}.123456789abc`), 'half');
    await fs.utimes(path.join(folder, `.${hash}.123456789abc`), 0, 0);
    await store.sweep();
    expect(damages.sort()).toEqual([hash, `${hash}.gz`]);
    expect((await fs.readdir(folder)).some((name) => name.startsWith('.'))).toBe(false);
    expect((await plain(opened(), 'identity'))?.equals(script)).toBe(true);
    expect(damages).toHaveLength(2);
  });
});
