import { pluginManifest, type PluginManifestInput, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { BuiltRelease } from '../built-release';

const manifest = (changes: Partial<PluginManifestInput>) =>
  pluginManifest.parse({
    schema: 1,
    id: 'inventory',
    title: 'Inventory',
    description: 'What is on the shelf.',
    icon: 'leaf',
    category: 'stock',
    owner: { team: 'stock', contact: '#stock' },
    requires: { shell: '^1.0.0' },
    permissions: { plugin: 'inventory' },
    contributes: { routes: [{ id: 'shelf', path: '/inventory', area: 'app', page: 'shelf', title: 'Shelf' }] },
    state: 'stable',
    ...changes,
  });

/** A build of a small plugin; tests name what matters to them. */
export function builtFor({
  manifest: part = {},
  files = { 'remoteEntry.js': 'self.inventory=1' },
  ...changes
}: Partial<Omit<ReleaseRecord, 'manifest' | 'files'>> & {
  manifest?: Partial<PluginManifestInput>;
  files?: Record<string, string>;
} = {}): BuiltRelease {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: text.length,
    sha256: Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64),
    kind: path === 'remoteEntry.js' ? ('entry' as const) : ('chunk' as const),
  }));
  const record: ReleaseRecord = {
    schema: 1,
    id: 'inventory',
    version: '1.0.0',
    content_hash: 'a'.repeat(64),
    container: 'inventory_1_0_0',
    entry: 'remoteEntry.js',
    files: listed,
    integrity: {},
    warm: {},
    shared: {},
    requires_shared: { react: '^19.3.0' },
    manifest: manifest(part),
    built: {},
    ...changes,
  };
  return { record, read: (path) => Buffer.from(files[path] ?? '') };
}

/** A shell that provides these versions. */
export function shellFor(versions: Record<string, string>, api = '1.0.0'): ReleaseRecord {
  const { manifest: _none, ...record } = builtFor().record;
  return {
    ...record,
    id: 'shell',
    provides: Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, { version, files: [] }])),
    document: { scripts: [], styles: [], api },
  };
}
