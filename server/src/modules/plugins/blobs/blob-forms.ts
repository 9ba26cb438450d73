import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const [brotli, unbrotli, zip, unzip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip), promisify(gunzip)];

/** More than any blob holds: what unpacks to more is damaged. */
const MOST = { maxOutputLength: 32_000_000 };

export function compressed(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

export function zipped(bytes: Buffer): Promise<Buffer> {
  return zip(bytes, { level: 9 });
}

/** What a stored form holds; undefined when that is not what its name says. */
export async function plainOf(hash: string, { ending, bytes }: { ending: string; bytes: Buffer }): Promise<Buffer | undefined> {
  try {
    const plain = ending === '' ? bytes : await (ending === '.gz' ? unzip(bytes, MOST) : unbrotli(bytes, MOST));
    return sha256Of(plain) === hash ? plain : undefined;
  } catch {
    // It cannot even be unpacked.
    return undefined;
  }
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
