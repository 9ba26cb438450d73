import { crc32, deflateSync } from 'node:zlib';

/** A PNG drawn here: a soft gradient from one colour to another. */
export function drawnPicture(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  { w = 480, h = 360 } = {},
): Buffer {
  const rows = Buffer.alloc(h * (1 + w * 3));
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const share = (x / w + y / h) / 2;
      for (let channel = 0; channel < 3; channel += 1)
        rows[y * (1 + w * 3) + 1 + x * 3 + channel] = Math.round((from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(w, 0);
  header.writeUInt32BE(h, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
