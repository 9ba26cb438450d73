import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { harmlessFile } from './harmless-file';
import { Pictures } from './pictures/pictures';

const pictures = new Pictures();
const judge = (bytes: Buffer) => harmlessFile(bytes, pictures);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${SVG}`;

/** A ZIP of one file that says honestly how little it is packed and how much it becomes. */
function archive(megabytes: number): Buffer {
  const raw = Buffer.alloc(megabytes * 1_024 * 1_024);
  const packed = deflateRawSync(raw, { level: 9 });
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(raw), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(raw.length, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, Buffer.from('a'), packed]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A whole, true PNG of black points, one bit each: what it takes on the way is nothing beside what it becomes. */
function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a file of somebody without an account', () => {
  it.each([
    ['a drawing', SVG],
    ['a drawing behind a declaration', `<?xml version="1.0"?>\n${SVG}`],
    ['a drawing behind a comment and blanks', `\n \t<!-- a picture -->${SVG}`],
    ['a drawing that begins with a mark of its encoding', `\uFEFF${SVG}`],
    ['a drawing whose entities grow', ENTITIES],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a style sheet', '@import url(https://example.com);'],
    ['PostScript', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'],
    ['a script', '#!/bin/sh\nid'],
  ])('is refused when it is %s', async (_what, text) => {
    expect(await judge(Buffer.from(text))).toEqual({ fault: 'wrong_kind' });
  });

  it.each([
    ['a drawing in sixteen bits', Buffer.from(SVG, 'utf16le')],
    ['a packed drawing', gzipSync(SVG)],
    ['an archive of half a gigabyte in half a megabyte', archive(512)],
    ['nothing at all', Buffer.alloc(0)],
    ['a bitmap, which no reader is for', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['a TIFF, which no reader is for', Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(60)])],
  ])('is refused unopened when it is %s', async (_what, bytes) => {
    const before = process.memoryUsage().rss;
    expect(await judge(bytes)).toEqual({ fault: 'wrong_kind' });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1_024 * 1_024);
  });

  it('is refused by its header when it is a true picture of a hundred megapixels in a few bytes', async () => {
    const bomb = blackPng(10_000);
    expect(bomb.length).toBeLessThan(20_000);
    const read = jest.spyOn(pictures, 'read');
    expect(await judge(bomb)).toEqual({ fault: 'unreadable' });
    expect(await read.mock.results[0]?.value).toEqual({ kind: 'too_many_pixels', pixels: 100_000_000 });
    expect(await judge(blackPng(2_000))).toMatchObject({ extension: 'webp' });
  });

  it('may hold a page behind the first bytes of a picture: of that nothing is kept', async () => {
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336644' } })
      .gif()
      .toBuffer();
    const kept = await judge(Buffer.concat([gif, Buffer.from(SVG)]));
    expect('bytes' in kept && kept.bytes.includes('script')).toBe(false);
  });

  it.each([
    ['JPEG', (one: Sharp) => one.jpeg()],
    ['PNG', (one: Sharp) => one.png()],
    ['WebP', (one: Sharp) => one.webp()],
    ['AVIF', (one: Sharp) => one.avif()],
  ])('keeps no place, no camera and no words about it: %s', async (_kind, as) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Wistful place 52.1, 5.1</rdf:RDF></x:xmpmeta>';
    const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#336644' } });
    const bytes = await as(drawn)
      .withExif({ IFD0: { Make: 'Wistful Cameras' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
      .withXmp(xmp)
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.exif?.includes('Wistful Cameras'), before.xmp?.includes('Wistful place')]).toEqual([true, true]);
    const kept = await judge(bytes);
    if ('fault' in kept) throw new Error(kept.fault);
    expect(['Wistful', 'GPS', 'xmpmeta', 'Exif'].filter((words) => kept.bytes.includes(words))).toEqual([]);
    const { exif, xmp: about, iptc } = await sharp(kept.bytes).metadata();
    expect([exif, about, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('stays as it is when it is a PDF', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    const kept = await judge(pdf);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect('bytes' in kept && [kept.extension, hash(kept.bytes)]).toEqual(['pdf', hash(pdf)]);
  });
});
