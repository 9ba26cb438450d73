const RATE = 24_000;
const CHUNK_MS = 40;
const HERTZ = 440;
const LOUD = 0.02;

/** 440 Hz in chunks of 40 ms, 16 bit at 24 kHz, as base64. */
export function toneChunks({ chunks }: { chunks: number }): string[] {
  const samples = (RATE * CHUNK_MS) / 1_000;
  return Array.from({ length: chunks }, (_, chunk) => {
    const bytes = Buffer.alloc(samples * 2);
    for (let at = 0; at < samples; at += 1)
      bytes.writeInt16LE(Math.round(Math.sin((2 * Math.PI * HERTZ * (chunk * samples + at)) / RATE) * 0x2fff), at * 2);
    return bytes.toString('base64');
  });
}

/** Is this somebody who speaks? By the loudness of the whole chunk. */
export function isLoud(data: string): boolean {
  const bytes = Buffer.from(data, 'base64');
  const count = Math.floor(bytes.length / 2);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += (bytes.readInt16LE(at * 2) / 0x7fff) ** 2;
  return count > 0 && Math.sqrt(sum / count) > LOUD;
}
