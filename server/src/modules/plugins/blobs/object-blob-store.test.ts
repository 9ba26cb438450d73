import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3ObjectStore } from '../../../platform/object-store/s3-object-store';
import { runS3Server, type S3Server } from '../../../platform/object-store/testing/run-s3-server';
import { DiskBlobStore } from './disk-blob-store';
import { ObjectBlobStore } from './object-blob-store';

let server: S3Server;
let store: S3ObjectStore;
let folder: string;

beforeAll(async () => {
  server = await runS3Server();
  store = new S3ObjectStore(server.settings);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-object-store-'));
});
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('releases in an object store', () => {
  const process = (name: string) => new ObjectBlobStore(store, new DiskBlobStore(path.join(folder, name), { quietMs: 1 }));
  const script = Buffer.from(`export const a = ${JSON.stringify('petal '.repeat(2_000))};`);

  it('published by one process are served by another that has nothing on its disk', async () => {
    const [one, two] = [process('one'), process('two')];
    expect(await one.missing([sha256(script)])).toEqual([sha256(script)]);
    expect(await one.put(sha256(script), script)).toBe(true);
    expect(await two.missing([sha256(script), 'f'.repeat(64)])).toEqual(['f'.repeat(64)]);
    const [identity, br, gzip] = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((encoding) => two.open(sha256(script), encoding)),
    );
    expect(identity?.size).toBe(script.length);
    expect([br, gzip].map((form) => (form?.size ?? Infinity) < script.length)).toEqual([true, true]);
    expect((await two.read(sha256(script))).equals(script)).toBe(true);
    expect(await two.open('e'.repeat(64), 'identity')).toBeUndefined();
  });

  it('are compressed quickly at first and small afterwards, on the disk and in the bucket', async () => {
    const disk = new DiskBlobStore(path.join(folder, 'four'), { quietMs: 1 });
    const other = Buffer.from(
      Array.from(
        { length: 400 },
        (_, index) => `function f${index}(petal,stem){return petal.${sha256(Buffer.from(String(index))).slice(0, 8)}(stem,${index})}`,
      ).join('\n'),
    );
    await disk.put(sha256(other), other);
    const [shrinking, quick] = [disk.shrunk(sha256(other)), await disk.open(sha256(other), 'br')];
    const small = (await shrinking)?.length;
    expect(small).toBeLessThan(quick?.size ?? 0);
    expect((await disk.open(sha256(other), 'br'))?.size).toBe(small);
    // A process that was killed before it got to it: the next one that serves the file makes up for it.
    await fs.rm(path.join(folder, 'four', `${sha256(other)}.br`));
    const next = new DiskBlobStore(path.join(folder, 'four'), { quietMs: 1 });
    expect((await next.open(sha256(other), 'br'))?.size).toBe(quick?.size);
    await next.shrunk(sha256(other));
    expect((await next.open(sha256(other), 'br'))?.size).toBe(small);
    // What was looked up before can still be read: the quick form is not replaced.
    expect(quick && (await buffer(quick.stream())).length).toBe(quick?.size);

    await process('five').put(sha256(other), other);
    const inBucket = async () => (await store.info(`releases/${sha256(other)}.br`))?.bytes;
    for (let tries = 0; tries < 100 && (await inBucket()) !== small; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await inBucket()).toBe(small);
  });

  it('are refused when the bytes are not those of the hash, on the way in and on the way out', async () => {
    const three = process('three');
    expect(await three.put('d'.repeat(64), script)).toBe(false);
    await store.put(`releases/${'d'.repeat(64)}`, script);
    expect(await three.open('d'.repeat(64), 'identity')).toBeUndefined();
    expect(await three.missing(['d'.repeat(64)])).toEqual(['d'.repeat(64)]);
  });

  it('are mended where they are damaged: on the disk from the bucket, in the bucket by putting them again', async () => {
    const [key, hash] = [`releases/${sha256(script)}`, sha256(script)];
    const six = process('six');
    await six.put(hash, script);
    for (const name of await fs.readdir(path.join(folder, 'six'))) await fs.writeFile(path.join(folder, 'six', name), 'damaged');
    expect((await six.read(hash)).equals(script)).toBe(true);
    for (const ending of ['', '.br', '.gz']) await store.put(key + ending, Buffer.from('damaged'));
    const seven = process('seven');
    expect(await seven.missing([hash])).toEqual([hash]);
    expect(await seven.put(hash, script)).toBe(true);
    expect((await process('eight').read(hash)).equals(script)).toBe(true);
  });
});
