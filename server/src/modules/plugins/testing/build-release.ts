import { contentLines, pluginManifest, type PluginManifestInput, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';

/** A manifest of a small plugin; tests name what matters to them. */
export function buildManifest(id: string, changes: Partial<PluginManifestInput> = {}) {
  return pluginManifest.parse({
    schema: 1,
    id,
    title: id,
    description: `The plugin ${id} of a test.`,
    icon: 'leaf',
    category: 'project',
    owner: { team: 'test', contact: '#test' },
    requires: { shell: '^1.0.0' },
    permissions: { plugin: id },
    contributes: { routes: [{ id: 'page', path: `/${id}`, area: 'app', page: 'page', title: id }] },
    state: 'stable',
    ...changes,
  });
}

interface Built {
  readonly record: ReleaseRecord;
  readonly bytes: ReadonlyMap<string, Buffer>;
}

/** A release as a build leaves it, with its bytes by sha256. `names`: the files beside its entry, all with the bytes of `page`. */
export function buildRelease(
  id: string,
  version: string,
  changes: Partial<ReleaseRecord> = {},
  page = `console.log('page of ${id} ${version}');`,
  names: readonly string[] = ['1.js'],
): Built {
  const files = [file('remoteEntry.js', `console.log('${id} ${version}');`.repeat(20)), ...names.map((name) => file(name, page))];
  const listed = files.map(({ path, content }) => ({
    path,
    bytes: content.length,
    sha256: hex(content),
    kind: path === 'remoteEntry.js' ? ('entry' as const) : ('chunk' as const),
  }));
  const record: ReleaseRecord = {
    schema: 1,
    id,
    version,
    content_hash: hex(contentLines(listed)),
    container: `${id}_${version.replace(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    files: listed,
    integrity: Object.fromEntries(
      files.map(({ path, content }) => [path, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
    ),
    warm: { page: ['remoteEntry.js', '1.js'] },
    shared: { page: ['react'] },
    requires_shared: {},
    manifest: buildManifest(id),
    built: {},
    ...changes,
  };
  return { record, bytes: new Map(files.map(({ content }) => [hex(content), content])) };
}

/** A shell that provides react. */
export function buildShell(version: string, changes: Partial<ReleaseRecord> = {}): Built {
  const built = buildRelease('shell', version);
  const { manifest: _none, ...record } = built.record;
  const shell = {
    warm: { document: ['1.js'] },
    shared: { document: ['react'] },
    provides: { react: { version: '19.3.1', files: ['1.js'] } },
    document: { scripts: ['remoteEntry.js'], styles: [], api: '1.0.0' },
  };
  return { ...built, record: { ...record, ...shell, ...changes } };
}

function file(path: string, text: string): { path: string; content: Buffer } {
  return { path, content: Buffer.from(text) };
}

function hex(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
