import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; its bytes are asked for when its turn has come. */
export interface ZipEntry {
  readonly folder: string;
  readonly name: string;
  bytes(): Promise<Buffer | Readable>;
}

/**
 * One archive of some files, made while it is read: one file after the other is opened, and none is held whole.
 *
 * @example
 * zipOf([{ folder: 'Files', name: 'church.webp', bytes: () => files.open(tenantId, hash) }], new Date())
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  const taken = new Set<string>();
  for (const { folder, name, bytes } of entries)
    zip.addReadStreamLazy(freeName(taken, `${clean(folder)}/${clean(name)}`), { mtime: at, compress: false }, (give) => {
      bytes().then(
        (found) => give(null, Buffer.isBuffer(found) ? Readable.from([found]) : found),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.end();
  return out;
}

/** Two files of one name stand beside each other: `letter.pdf`, `letter (2).pdf`. */
function freeName(taken: Set<string>, path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/.exec(path) ?? [];
  let free = path;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Without what leads out of the folder or cannot be written on some disk. */
function clean(name: string): string {
  const kept = name
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- exactly those
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
  return kept || 'file';
}
