import { createHash } from 'node:crypto';
import { contentLines, type ReleaseRecord, type RouteContribution } from '@butterfly/contracts/plugins';

/** A release of a few lines, as another team's build would make it: real files, real hashes, no bundler. */
export interface TinyRelease {
  readonly record: ReleaseRecord;
  readonly bytes: ReadonlyMap<string, Buffer>;
}

interface TinyPlugin {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly routes: readonly RouteContribution[];
  /** Put in front of the entry: a fault at evaluation. */
  readonly atStart?: string;
  /** What the page's component does before it answers: a fault in render. */
  readonly inPage?: string;
  /** Draws something on every page, so that the plugin is loaded with the shell. */
  readonly floats?: boolean;
  readonly shell?: string;
  readonly worker?: string;
}

export function tinyRelease(plugin: TinyPlugin): TinyRelease {
  const container = `${plugin.id}_${plugin.version.replace(/\W/g, '_')}`;
  const files: Record<string, string> = { 'remoteEntry.js': entryOf(plugin, container) };
  if (plugin.worker) files['count.worker.js'] = plugin.worker;
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const listed = [...bytes].map(([path, data]) => ({
    path,
    bytes: data.length,
    sha256: hash(data, 'sha256', 'hex'),
    kind: path === 'remoteEntry.js' ? ('entry' as const) : ('asset' as const),
  }));
  const record: ReleaseRecord = {
    schema: 1,
    id: plugin.id,
    version: plugin.version,
    container,
    entry: 'remoteEntry.js',
    files: listed,
    content_hash: hash(Buffer.from(contentLines(listed)), 'sha256', 'hex'),
    integrity: Object.fromEntries([...bytes].map(([path, data]) => [path, `sha384-${hash(data, 'sha384', 'base64')}`])),
    warm: {},
    shared: {},
    requires_shared: {},
    built: {},
    manifest: manifestOf(plugin),
  };
  return { record, bytes };
}

/** A federation container written by hand. React elements are plain objects, so it needs no React. */
function entryOf({ id, title, version, atStart = '', inPage = '' }: TinyPlugin, container: string): string {
  return `${atStart}
var ${container} = (() => {
  const element = (type, text) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props: { children: text }, _store: {} });
  const Page = () => { ${inPage}; return element('h1', ${JSON.stringify(`${title} ${version}`)}); };
  const Panel = () => null;
  const run = async (context) => {
    const worker = await context.life.worker('count.worker.js');
    return new Promise((resolve) => { worker.onmessage = ({ data }) => { globalThis.__counted = data; resolve(data); }; });
  };
  const plugin = { kind: 'butterfly.plugin', id: ${JSON.stringify(id)}, bindings: { page: async () => ({ Page }), float: async () => ({ Panel }), count: async () => ({ run }) } };
  return { init: () => undefined, get: async () => () => ({ plugin }) };
})();
`;
}

function manifestOf({ id, title, routes, floats = false, shell = '^1.0.0', worker }: TinyPlugin): NonNullable<ReleaseRecord['manifest']> {
  return {
    schema: 1,
    id,
    title,
    description: `${title}, a few lines long.`,
    icon: 'leaf',
    category: 'project',
    owner: { team: `${id} team`, contact: `${id}@example.com` },
    requires: { shell },
    uses: [],
    permissions: { plugin: id, features: [] },
    activation: [],
    state: 'stable',
    contributes: {
      routes: [...routes],
      nav: [],
      cards: [],
      slots: [],
      settings: [],
      assistantTools: [],
      events: { publishes: [], subscribes: [] },
      commands: worker ? [{ id: `${id}.count`, title: `Count in ${title}`, run: 'count' }] : [],
      fills: floats ? [{ slot: 'shell.floating/v1', id: 'float', render: 'float' }] : [],
    },
  };
}

export function hash(data: Buffer, algorithm: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(data).digest(encoding);
}
