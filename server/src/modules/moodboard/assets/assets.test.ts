import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import type { Asset, BoardSummary } from '@butterfly/contracts/moodboard';
import sharp from 'sharp';
import { RemoteFiles } from '../../../platform/files/remote/remote-files';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let member: TestClient;
let site: http.Server;
let address: string;

beforeAll(async () => {
  const picture = await drawn('#3355aa').png().toBuffer();
  site = http.createServer((request, response) => void (request.url === '/page.png' ? response.end('<html>') : response.end(picture)));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  test = await createTestApp({ remoteFiles: new RemoteFiles({ allowed: (one) => one === '127.0.0.1' }) });
  member = await test.signIn('adminA');
});
afterAll(async () => {
  site.close();
  await test.stop();
});

const drawn = (background: string, { width = 60, height = 40 } = {}) => sharp({ create: { width, height, channels: 3, background } });
const upload = (bytes: Buffer, name = 'photo.png', client = member) =>
  client.send('POST', {
    url: `/api/moodboard/assets/?name=${encodeURIComponent(name)}`,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
const added = async (bytes: Buffer) => (await upload(bytes)).json<Asset & { code?: string }>();
async function bytesAt(path: string): Promise<Buffer> {
  const answer = await fetch(test.origin + path, { headers: { cookie: member.cookieHeader } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** A PNG whose header promises what its few bytes do not hold. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 2, 0, 0, 0], 16);
  const body = deflateSync(Buffer.alloc(1_000));
  const data = Buffer.concat([Buffer.alloc(4), Buffer.from('IDAT'), body, Buffer.alloc(4)]);
  data.writeUInt32BE(body.length, 0);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), head, crcOf(head), data]);
}
const crcOf = (chunk: Buffer): Buffer => {
  let crc = 0xffffffff;
  for (const byte of chunk.subarray(4, 21)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  chunk.set(out, 21);
  return Buffer.alloc(0);
};

describe('a picture that is added', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('may be %s; original, view and thumbnail are there', async (format) => {
    const bytes = await drawn('#aa3355', { width: 900, height: 600 }).toFormat(format).toBuffer();
    const answer = await upload(bytes, `bouquet.${format}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        name: `bouquet.${format}`,
        type: `image/${format}`,
        w: 900,
        h: 600,
        palette: [expect.stringMatching(/^#a[89ab]/)],
      }),
    ]);
    const { original_url: original, url, thumb_url: thumb } = answer.json<Asset>();
    expect((await bytesAt(original)).equals(bytes)).toBe(true);
    expect(await sharp(await bytesAt(url)).metadata()).toMatchObject({ format: 'webp', width: 900 });
    expect(await sharp(await bytesAt(thumb)).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
  });

  it('is turned upright, and its copies do not tell where it was taken', async () => {
    const bytes = await drawn('#22aa66', { width: 80, height: 50 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Model: 'Camera of Ann' } })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { w, h, url, thumb_url: thumb } = await added(bytes);
    expect([w, h]).toEqual([50, 80]);
    for (const copy of [url, thumb]) {
      const { width, height, exif } = await sharp(await bytesAt(copy)).metadata();
      expect([width, height, exif]).toEqual([50, 80, undefined]);
    }
  });

  it('tells the colours it is made of, the largest share first', async () => {
    const colors = ['#f4ead8', '#c0392b', '#27ae60', '#2c3e50'];
    const stripes = colors.map((background, at) => ({
      input: { create: { width: 1_200, height: 800 - at * 180, channels: 3 as const, background } },
      top: 0,
      left: 0,
    }));
    const { palette } = await added(await drawn('#ffffff', { width: 1_200, height: 800 }).composite(stripes).png().toBuffer());
    expect(palette.length).toBeLessThanOrEqual(6);
    // A seam may add a blend of its own, behind them all.
    for (const color of colors) expect(palette.slice(0, 4).some((found) => near(found, color))).toBe(true);
  });

  it('is kept once, however often it is added', async () => {
    const bytes = await drawn('#123456').png().toBuffer();
    expect((await added(bytes)).asset).toBe((await added(bytes)).asset);
  });

  it('is never asked for again by a browser that has it', async () => {
    const { thumb_url: thumb } = await added(await drawn('#654321').png().toBuffer());
    expect((await member.get(thumb)).headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
  });

  it('is nobody else’s: another business gets 404 for every address of it', async () => {
    const { asset, url, original_url: original } = await added(await drawn('#0f0f0f').png().toBuffer());
    const other = await test.signIn('adminB');
    for (const path of [url, original, `/api/moodboard/assets/${asset}/`]) expect((await other.get(path)).statusCode).toBe(404);
    expect((await (await test.signIn('plainA')).get(url)).statusCode).toBe(403);
  });
});

describe('what is no usable picture', () => {
  it.each([
    ['text', Buffer.from('petals'), 415, 'moodboard.not_an_image'],
    [
      'a drawing that may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'moodboard.not_an_image',
    ],
    ['a document', Buffer.from('%PDF-1.7 …'), 415, 'moodboard.not_an_image'],
    ['a bomb of 10 gigapixels in 100 bytes', bomb(100_000, 100_000), 413, 'moodboard.image_too_many_pixels'],
    ['a picture that ends early', bomb(400, 300), 422, 'moodboard.image_unreadable'],
    ['a signature alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'moodboard.image_unreadable'],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), 413, 'body_too_large'],
  ])('%s is refused with a reason', async (_what, bytes, status, code) => {
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json()['code']]).toEqual([status, code]);
  });
});

describe('a picture from an address', () => {
  const bring = (url: string) => member.post('/api/moodboard/assets/import/', { url });

  it('is fetched by the server and remembers where it is from', async () => {
    const answer = await bring(`${address}/weddings/arch.png`);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'arch.png', source_url: `${address}/weddings/arch.png`, w: 60 }),
    ]);
  });

  it.each([
    ['a private address', () => 'http://10.0.0.1/a.png', 422, 'moodboard.import_refused'],
    ['the metadata service', () => 'http://169.254.169.254/latest/', 422, 'moodboard.import_refused'],
    ['a page instead of a picture', () => `${address}/page.png`, 415, 'moodboard.not_an_image'],
    ['a site that is not there', () => 'http://127.0.0.1:9/a.png', 422, 'moodboard.import_failed'],
    ['another protocol', () => 'file:///etc/passwd', 400, 'invalid_input'],
  ])('refuses %s', async (_what, url, status, code) => {
    const answer = await bring(url());
    expect([answer.statusCode, answer.json()['code']]).toEqual([status, code]);
  });
});

function near(one: string, two: string): boolean {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels(one).every((value, at) => Math.abs(value - (channels(two)[at] ?? 0)) < 14);
}

describe('the summary of a board', () => {
  it('has the pictures that stand on it now, and none before there is a board', async () => {
    const { id: project } = (await member.post('/api/tenant_crm/projects/', { name: 'In pictures', event_type: 'wedding' })).json<{
      id: number;
    }>();
    const summary = async () => (await member.get(`/api/moodboard/${project}/summary/`)).json<BoardSummary>();
    expect(await summary()).toEqual({ updated_at: null, picture_count: 0, pictures: [] });
    const assets = [];
    for (const color of ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'])
      assets.push(await added(await drawn(color).png().toBuffer()));
    const item = ({ asset, thumb_url, url }: Asset) => ({ id: `i${asset}`, type: 'image', props: { asset, url, thumb_url } });
    const [first, ...shown] = assets;
    const save = (items: Asset[]) => ({ version: 2, pages: [{ id: 'p', elements: items.map(item) }] });
    expect((await member.post('/api/moodboard/', { project, data: save(assets) })).statusCode).toBe(201);
    expect(await summary()).toMatchObject({
      picture_count: 7,
      pictures: assets.slice(0, 5).map(({ asset, thumb_url }) => ({ asset, thumb_url })),
    });
    const taken = await member.send('PATCH', {
      url: `/api/moodboard/${project}/`,
      body: { data: save(shown) },
      headers: { 'if-match': '*' },
    });
    expect(taken.statusCode).toBe(200);
    const after = await summary();
    expect([after.picture_count, after.pictures.some(({ asset }) => asset === first?.asset)]).toEqual([6, false]);
    expect((await member.get('/api/moodboard/999999/summary/')).statusCode).toBe(404);
  });
});
