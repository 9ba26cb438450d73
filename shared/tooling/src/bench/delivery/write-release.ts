import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltRelease } from '../../../../../deploy/src/built-release';

/** Writes a release as a build leaves it: `release.json` and `files/`. */
export function writeRelease({ record, read }: BuiltRelease): string {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-bench-release-'));
  for (const { path } of record.files) {
    const target = join(folder, 'files', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, read(path));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return folder;
}
