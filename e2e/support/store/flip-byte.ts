import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FORM = /^([0-9a-f]{64})(\.br|\.br-quick|\.gz)?$/;

/** One byte of one stored file, changed so that nothing but its bytes says so. */
export interface FlippedByte {
  readonly form: string;
  readonly at: number;
  /** The bytes as they were, for a test that failed before it was mended. */
  putBack(): void;
}

/** The forms that the server under test keeps of a file with this hash. */
export function formsOf(dataDir: string, sha256: string): string[] {
  return readdirSync(folder(dataDir))
    .filter((name) => FORM.exec(name)?.[1] === sha256)
    .sort();
}

/** Times of whole milliseconds: only those can be set again exactly. What the server has seen right counts as seen with them. */
export function roundTimes(dataDir: string, form: string): void {
  const at = new Date();
  utimesSync(join(folder(dataDir), form), at, at);
}

export function flipByte(dataDir: string, { form, share }: { form: string; share: number }): FlippedByte {
  const place = join(folder(dataDir), form);
  const { atime, mtime } = statSync(place);
  const before = readFileSync(place);
  const at = Math.min(before.length - 1, Math.floor(share * before.length));
  const bytes = Buffer.from(before);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const write = (what: Buffer) => {
    writeFileSync(place, what);
    utimesSync(place, atime, mtime);
  };
  write(bytes);
  return { form, at, putBack: () => write(before) };
}

/** From 0 to 1, the same for the same seed. */
export const chance = (seed: number, nth: number): number =>
  createHash('sha256').update(`${seed}/${nth}`).digest().readUInt32BE(0) / 2 ** 32;

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function folder(dataDir: string): string {
  return join(dataDir, 'releases', 'blobs');
}
