import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { contentDisposition } from './content-disposition';
import { DiskFileStore } from './disk-file-store';
import { Files } from './files';
import { sniffType } from './sniff-type';
import { sweepFiles } from './sweep';

const DAY = 86_400_000;
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('rest')]);

let test: TestApp;
let folder: string;
let store: DiskFileStore;
let files: Files;
let tenantId: number;
let now: number;

beforeAll(async () => {
  test = await createTestApp();
  tenantId = test.tenantA;
});
afterAll(() => test.stop());
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-files-'));
  store = new DiskFileStore(folder);
  files = new Files(store);
  now = Date.now();
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const inTenant = <T>(work: Parameters<typeof test.platform.db.withTenant<T>>[1], of = tenantId) =>
  test.platform.db.withTenant({ tenantId: of, memberId: null }, work);
const keep = async (bytes: Buffer, name = 'a.txt') => {
  const stored = await files.put(tenantId, bytes);
  return inTenant((db) => files.record(db, stored, name));
};
const sweep = () => sweepFiles({ db: test.platform.db, store, clock: () => new Date(now) });
const readable = async (hash: string) => text(await store.open(tenantId, hash));

describe('files', () => {
  it('keeps bytes once and gives them back as they were', async () => {
    const [one, two] = [await keep(Buffer.from('petals'), 'one.txt'), await keep(Buffer.from('petals'), 'two.txt')];
    expect([one.hash === two.hash, one.name, two.name, one.size]).toEqual([true, 'one.txt', 'two.txt', 6]);
    const answer = await files.download(tenantId, one, { inline: true });
    expect(await text(answer.bytes as Readable)).toBe('petals');
  });

  it('believes the content, not the name: a page that calls itself a picture is never shown', async () => {
    const page = await keep(Buffer.from('<script>alert(1)</script>'), 'photo.png');
    const picture = await keep(PNG, 'photo.html');
    expect([page.type, picture.type]).toEqual(['application/octet-stream', 'image/png']);
    const [asPage, asPicture] = [
      await files.download(tenantId, page, { inline: true }),
      await files.download(tenantId, picture, { inline: true }),
    ];
    expect(asPage.headers?.['content-disposition']).toMatch(/^attachment/);
    expect(asPicture.headers).toMatchObject({
      'content-disposition': 'inline; filename="photo.html"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    for (const answer of [asPage, asPicture]) (answer.bytes as Readable).destroy();
  });

  it('whose bytes are lost is gone, and says so', async () => {
    const file = await keep(Buffer.from('lost'));
    await fs.rm(folder, { recursive: true });
    await expect(files.download(tenantId, file, { inline: false })).rejects.toMatchObject({ code: 'file_gone' });
  });

  it("keeps a tenant's rows and bytes from the others", async () => {
    const file = await keep(Buffer.from('ours'));
    expect(await inTenant((db) => files.find(db, file.id), test.tenantB)).toBeUndefined();
    await expect(store.open(test.tenantB, file.hash)).rejects.toThrow('ENOENT');
  });

  it('brings a removed file back until the sweep of the 30th day, then forgets row and bytes', async () => {
    const file = await keep(Buffer.from('removed'));
    expect(await inTenant((db) => files.remove(db, file.id))).toBe(true);
    expect(await inTenant((db) => files.find(db, file.id))).toBeUndefined();
    now += 29 * DAY;
    await sweep();
    expect(await inTenant((db) => files.restore(db, file.id))).toBe(true);
    await inTenant((db) => files.remove(db, file.id));
    now += 31 * DAY;
    await sweep();
    expect(await inTenant((db) => files.restore(db, file.id))).toBe(false);
    await expect(readable(file.hash)).rejects.toThrow('ENOENT');
  });

  it('sweeps bytes that no row refers to, but not those of today', async () => {
    const { hash } = await files.put(tenantId, Buffer.from('nobody refers to this'));
    await sweep();
    expect(await readable(hash)).toContain('nobody');
    now += 2 * DAY;
    await sweep();
    await expect(readable(hash)).rejects.toThrow('ENOENT');
  });

  it('does not sweep bytes that are put again while the sweep runs', async () => {
    const { hash } = await files.put(tenantId, Buffer.from('again'));
    const sometime = new Date(now - 5 * DAY);
    await fs.utimes(path.join(folder, String(tenantId), hash.slice(0, 2), hash), sometime, sometime);
    await files.put(tenantId, Buffer.from('again'));
    await sweep();
    expect(await readable(hash)).toBe('again');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\a.png', 'a.png'],
    ['a\r\nb: c', 'ab: c'],
    ['///', 'file'],
  ])('calls %j %j', async (given, kept) => {
    expect((await keep(Buffer.from(given), given)).name).toBe(kept);
  });
});

describe('a download', () => {
  it('carries a name beyond ASCII as RFC 6266 says', () => {
    expect(contentDisposition('rosé "2".png', 'attachment')).toBe(
      `attachment; filename="ros_ _2_.png"; filename*=UTF-8''ros%C3%A9%20%222%22.png`,
    );
  });

  it.each([
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/gif', Buffer.from('GIF89a')],
    ['image/webp', Buffer.from('RIFF1234WEBPVP8 ')],
    ['image/avif', Buffer.from('\0\0\0 ftypavif')],
    ['application/pdf', Buffer.from('%PDF-1.7')],
    ['application/octet-stream', Buffer.from('<svg onload="x">')],
  ])('is %s by its first bytes', (type, bytes) => {
    expect(sniffType(bytes)).toBe(type);
  });
});

describe('the room of a business', () => {
  const LIMIT = 1_000;
  const counted = async () => (await inTenant((db) => db.rows<{ bytes: string | number }>('select bytes from platform_storage')))[0]?.bytes;
  const bounded = () => new Files(store, { db: test.platform.db, limit: LIMIT });
  const add = async (room: Files, bytes: Buffer) => {
    const stored = await room.put(tenantId, bytes);
    return inTenant((db) => room.record(db, stored, 'a.bin'));
  };
  beforeEach(() => inTenant((db) => db.rows('delete from platform_file')));

  it('is refused beyond its limit, counts what can be restored, and comes back when that is forgotten', async () => {
    const room = bounded();
    const first = await add(room, Buffer.alloc(600, 1));
    await expect(add(room, Buffer.alloc(401, 2))).rejects.toMatchObject({ code: 'storage_full', details: { limit_mb: 0.001 } });
    await add(room, Buffer.alloc(400, 3));
    expect(Number(await counted())).toBe(LIMIT);
    await inTenant((db) => room.remove(db, first.id));
    await expect(add(room, Buffer.alloc(1, 4))).rejects.toMatchObject({ code: 'storage_full' });
    await inTenant((db) => db.rows('delete from platform_file where removed_at is not null'));
    expect(Number(await counted())).toBe(400);
    await add(room, Buffer.alloc(600, 5));
  });

  it('takes no bytes it has no room for: nothing is written', async () => {
    const room = bounded();
    await add(room, Buffer.alloc(900, 6));
    await expect(room.put(tenantId, Buffer.alloc(101, 7))).rejects.toMatchObject({ code: 'storage_full' });
    expect((await fs.readdir(path.join(folder, String(tenantId)))).length).toBe(1);
  });

  it('is not exceeded by files that are added at once', async () => {
    const room = bounded();
    const added = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => add(room, Buffer.alloc(300, at + 10))));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(Number(await counted())).toBe(900);
  });

  it("is each business's own", async () => {
    await add(bounded(), Buffer.alloc(1_000, 8));
    const stored = await bounded().put(test.tenantB, Buffer.alloc(1_000, 9));
    await expect(inTenant((db) => bounded().record(db, stored, 'b.bin'), test.tenantB)).resolves.toMatchObject({ size: 1_000 });
  });
});
