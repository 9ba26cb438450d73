import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLines, type BootData, type ReleaseRecord, type RouteContribution, type UnavailablePlugin } from '@butterfly/contracts/plugins';
import { repositoryRoot, type RunningSuite } from '../running-suite';
import type { Registry } from './registry';
import { hash, tinyRelease } from './tiny-release';

/** A plugin of the suite that a test releases in a few lines. */
export interface TinyRemote {
  readonly id: string;
  readonly title: string;
  readonly routes: readonly RouteContribution[];
  /** An address of its first page. */
  readonly path: string;
}

/** Publishes everything that was built, and promotes it; the shell first. */
export async function publishBuilt(registry: Registry): Promise<void> {
  const folders = [join(repositoryRoot, 'shell/dist'), ...readdirSync(join(repositoryRoot, 'remotes')).map((id) => join(repositoryRoot, 'remotes', id, 'dist'))];
  for (const folder of folders.filter((one) => existsSync(join(one, 'release.json')))) {
    const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
    await registry.publish(record, (path) => readFileSync(join(folder, 'files', path)));
    await registry.promote(record.id, record.version);
  }
}

/** What is in the catalogue and has no release yet, with one page for all of its addresses. */
export async function unreleased({ url }: Pick<RunningSuite, 'url'>, cookie: string): Promise<TinyRemote[]> {
  const boot = (await (await fetch(`${url}/api/plugins/`, { headers: { cookie } })).json()) as BootData;
  return boot.unavailable.filter(({ code, id }) => code === 'not_released' && !boot.plugins.some((plugin) => plugin.id === id)).map(remoteOf);
}

function remoteOf({ id, title, routes }: UnavailablePlugin): TinyRemote {
  const own = routes.map(({ path, area, project }, at) => ({ id: `r${at}`, path, area, page: 'page', title, ...(project ? { project } : {}) }));
  const first = own.find(({ path, area }) => area === 'app' && !path.includes(':')) ?? own.find(({ area }) => area === 'app') ?? own[0];
  return { id, title, routes: own, path: (first?.path ?? '/').replace(/:\w+/g, '1') };
}

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
    ...record, version, files, container: `shell_${version.replace(/\W/g, '_')}`, document: { ...record.document, api },
    content_hash: hash(Buffer.from(contentLines(files)), 'sha256', 'hex'),
    integrity: { ...record.integrity, [file.path]: `sha384-${hash(note, 'sha384', 'base64')}` },
  };
  await registry.publish(changed, (path) => (path === file.path ? note : readFileSync(join(folder, 'files', path))));
  await registry.promote('shell', version);
}
