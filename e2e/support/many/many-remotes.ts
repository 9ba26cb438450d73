import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLines, type ReleaseRecord, type RouteContribution } from '@butterfly/contracts/plugins';
import type { Registry } from '../registry';
import { repositoryRoot } from '../running-suite';
import { hash, tinyRelease } from './tiny-release';

/** A plugin that a test releases in a few lines. */
export interface TinyRemote {
  readonly id: string;
  readonly title: string;
  readonly routes: readonly RouteContribution[];
  /** An address of its first page. */
  readonly path: string;
}

/** So many that, with those that were built, the suite has more than thirty. */
const TINY = 26;

/** Plugins that are in no catalogue: whatever comes to be released, the tests have theirs. */
export const tinyRemotes: readonly TinyRemote[] = Array.from({ length: TINY }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  const [id, title] = [`zz_tiny_${number}`, `Tiny tool ${number}`];
  return { id, title, routes: [{ id: 'r0', path: `/${id}`, area: 'app', page: 'page', title }], path: `/${id}` };
});

export type Extra = Omit<Parameters<typeof tinyRelease>[0], 'id' | 'title' | 'routes' | 'version'>;

/** Publishes a version of a tiny remote and promotes it. Answers where its files lie. */
export async function release(registry: Registry, remote: TinyRemote, version: string, extra: Extra = {}): Promise<string> {
  const base = await publishOnly(registry, remote, version, extra);
  await registry.promote(remote.id, version);
  return base;
}

/** Publishes a version of a tiny remote; nobody sees it yet. */
export async function publishOnly(registry: Registry, remote: TinyRemote, version: string, extra: Extra = {}): Promise<string> {
  const { record, bytes } = tinyRelease({ ...remote, version, ...extra });
  await registry.publish(record, (path) => bytes.get(path) ?? Buffer.alloc(0));
  return `/r/${remote.id}/${record.content_hash}/`;
}

/** The built shell under another version, which offers plugins another interface. */
export async function publishShell(registry: Registry, version: string, api: string): Promise<void> {
  const folder = join(repositoryRoot, 'shell/dist');
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  if (!record.document) throw new Error('The built shell has no document.');
  // Other content than the built one: two releases of one content are one release.
  const note = Buffer.from(`shell ${version}`);
  const file = { path: 'note.txt', bytes: note.length, sha256: hash(note, 'sha256', 'hex'), kind: 'asset' as const };
  const files = [...record.files, file];
  const changed: ReleaseRecord = {
    ...record,
    version,
    files,
    container: `shell_${version.replace(/\W/g, '_')}`,
    document: { ...record.document, api },
    content_hash: hash(Buffer.from(contentLines(files)), 'sha256', 'hex'),
    integrity: { ...record.integrity, [file.path]: `sha384-${hash(note, 'sha384', 'base64')}` },
  };
  await registry.publish(changed, (path) => (path === file.path ? note : readFileSync(join(folder, 'files', path))));
  await registry.promote('shell', version);
}
