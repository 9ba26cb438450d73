import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readEnvironment } from '../environment';
import { ObjectFileStore } from '../files/object-file-store';
import { ObjectMissing } from './object-store';
import { openObjectStore } from './open-object-store';
import { S3ObjectStore } from './s3-object-store';
import { objectStoreSettings } from './settings';
import { runS3Server, type S3Server } from './testing/run-s3-server';

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

describe('an object store that speaks S3', () => {
  it('gives back the bytes that were put, and says that what is not there is missing', async () => {
    const bytes = randomBytes(70_000);
    await store.put('a/b c+ü.bin', bytes);
    expect((await buffer(await store.read('a/b c+ü.bin'))).equals(bytes)).toBe(true);
    expect(await store.info('a/b c+ü.bin')).toMatchObject({ bytes: 70_000 });
    expect(await store.info('a/none')).toBeUndefined();
    await expect(store.read('a/none')).rejects.toThrow(ObjectMissing);
    await store.remove('a/b c+ü.bin');
    expect(await store.info('a/b c+ü.bin')).toBeUndefined();
  });

  it('lists more objects than fit into one page', async () => {
    const paged = new S3ObjectStore(server.settings, 20);
    const keys = Array.from({ length: 70 }, (_, index) => `many/${index % 3}/${String(index).padStart(4, '0')}`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from('x'))));
    const seen: string[] = [];
    for await (const { key } of paged.list('many/')) seen.push(key);
    expect(seen.sort()).toEqual([...keys].sort());
    expect((await paged.folders('many/')).sort()).toEqual(['0', '1', '2']);
  });

  it('says at start, in words, what is wrong with the bucket', async () => {
    const { endpoint, credentials } = server.settings;
    const given = {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
      DATA_DIR: folder,
    };
    await expect(openObjectStore(readEnvironment({ ...given, S3_BUCKET: 'nothing-here' }))).rejects.toThrow(
      /bucket nothing-here at http:.*: there is no such bucket/,
    );
    await expect(openObjectStore(readEnvironment({ ...given, S3_BUCKET: 'butterfly', S3_ACCESS_KEY_ID: 'NOBODY' }))).rejects.toThrow(
      'the key may not use it',
    );
    await expect(openObjectStore(readEnvironment({ ...given, S3_BUCKET: 'butterfly', S3_ENDPOINT: 'http://127.0.0.1:9' }))).rejects.toThrow(
      /cannot be used.*ECONNREFUSED/,
    );
    expect(await openObjectStore(readEnvironment({ DATA_DIR: folder }))).toBeUndefined();
    expect(() => readEnvironment({ ...given, S3_BUCKET: 'butterfly', S3_PREFIX: '/no' })).toThrow('S3_PREFIX');
    expect(objectStoreSettings(readEnvironment({ DATA_DIR: folder, S3_BUCKET: 'on-aws' }))).toMatchObject({
      endpoint: undefined,
      pathStyle: false,
      credentials: undefined,
    });
  });
});

describe('files of people in an object store', () => {
  it('are kept per tenant and swept only when they were not put again', async () => {
    const files = new ObjectFileStore(store);
    const bytes = Buffer.from('petals');
    await files.put(3, sha256(bytes), bytes);
    await files.put(12, sha256(bytes), bytes);
    expect((await files.tenants()).sort()).toEqual([12, 3]);
    expect((await buffer(await files.open(3, sha256(bytes)))).toString()).toBe('petals');
    const first = (await store.info(`files/3/${sha256(bytes).slice(0, 2)}/${sha256(bytes)}`))?.writtenAt ?? new Date();
    const old = async (moment: Date) => {
      const hashes: string[] = [];
      for await (const hash of files.olderThan(3, moment)) hashes.push(hash);
      return hashes;
    };
    const later = new Date(first.getTime() + 1_000);
    expect([await old(first), await old(later)]).toEqual([[], [sha256(bytes)]]);
    // The clock of the store counts in seconds: wait until the next one, then put it again.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await files.put(3, sha256(bytes), bytes);
    await files.remove(3, sha256(bytes), later);
    expect((await buffer(await files.open(3, sha256(bytes)))).toString()).toBe('petals');
    await files.remove(3, sha256(bytes), new Date(Date.now() + 5_000));
    await expect(files.open(3, sha256(bytes))).rejects.toThrow(ObjectMissing);
    expect((await buffer(await files.open(12, sha256(bytes)))).toString()).toBe('petals');
    expect(() => files.open(3, '../secret')).toThrow('sha256');
  });
});
