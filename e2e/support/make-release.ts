import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentLines } from '@butterfly/contracts/plugins';
import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { repositoryRoot } from './running-suite';

interface Replacement {
  /** The file to change; without it every script that holds the text. */
  readonly file?: string;
  /** Empty: `by` is put in front. */
  readonly text: string;
  readonly by: string;
}

/**
 * A further release of a built remote, or of the shell: its files with a few words changed and a record that fits them, as if another
 * build had made it. Fails when a text to replace is not there, so that a test cannot pass by changing nothing.
 *
 * @returns the folder, to be handed to `butterfly publish --dist`.
 */
export function makeRelease({ id, version, replace }: { id: string; version: string; replace: readonly Replacement[] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-release-'));
  cpSync(join(repositoryRoot, id === 'shell' ? 'shell' : join('remotes', id), 'dist'), folder, { recursive: true });
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  // The container carries the version, so that two releases of one plugin may be on a page at once.
  const container = `${id}_${version.replace(/\W/g, '_')}`;
  // The shell is no container: it only bears the name of one in its record.
  const renamed = id === 'shell' ? [] : [{ text: record.container, by: container }];
  for (const one of [...replace, ...renamed]) change(folder, record, one);
  for (const file of record.files) {
    const bytes = readFileSync(join(folder, 'files', file.path));
    file.bytes = bytes.length;
    file.sha256 = createHash('sha256').update(bytes).digest('hex');
    record.integrity[file.path] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const content_hash = createHash('sha256').update(contentLines(record.files)).digest('hex');
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...record, version, container, content_hash }));
  return folder;
}

function change(folder: string, record: ReleaseRecord, { file, text, by }: Replacement): void {
  const candidates = record.files.filter(({ path }) => (file ? path === file : path.endsWith('.js')));
  let changed = 0;
  for (const { path } of candidates) {
    const target = join(folder, 'files', path);
    const before = readFileSync(target, 'utf8');
    if (!before.includes(text)) continue;
    writeFileSync(target, text === '' ? by + before : before.replaceAll(text, by));
    changed += 1;
  }
  if (changed === 0) throw new Error(`"${text}" is in no script of ${record.id} ${record.version}.`);
}
