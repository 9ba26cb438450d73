import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { contentLines } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build as the browser gets it, with its bytes by path. */
export interface NumberedRelease {
  readonly record: ReleaseRecord;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Gives the n-th build of a session a container name of its own. Two builds of one name cannot be on a page at once, and
 * the page keeps the old one until the new one runs.
 */
export function numberedRelease(folder: string, number: number): NumberedRelease {
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const version = `${record.version}-dev.${number}`;
  const container = `${record.container}_dev_${number}`;
  const files = new Map(
    record.files.map(({ path }) => [
      path,
      renamed(readFileSync(join(folder, 'files', path)), { path, from: record.container, to: container }),
    ]),
  );
  const listed = record.files.map((file) => {
    const bytes = files.get(file.path) ?? Buffer.alloc(0);
    return { ...file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  const integrity = Object.fromEntries(
    [...files].map(([path, bytes]) => [path, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]),
  );
  const content_hash = createHash('sha256').update(contentLines(listed)).digest('hex');
  return { record: { ...record, version, container, content_hash, files: listed, integrity }, files };
}

function renamed(bytes: Buffer, { path, from, to }: { path: string; from: string; to: string }): Buffer {
  return path.endsWith('.js') ? Buffer.from(bytes.toString('utf8').replaceAll(from, to)) : bytes;
}
