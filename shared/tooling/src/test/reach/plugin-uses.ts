import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../process/files-below';

/** Which plugin uses which: `pages` of another's remote and contracts (the manifest's `uses`), `modules` of the server. */
export interface PluginUses {
  /** Ids of every plugin and module, sorted. */
  readonly ids: readonly string[];
  readonly remotes: readonly string[];
  /** A remote and the contracts it names. */
  contractsOf(remote: string): readonly string[];
  /** These modules of the server, and all they ask through `api('…')`, an import of an `api.ts` or an event, to the end. */
  modulesFrom(ids: Iterable<string>): readonly string[];
}

const SOURCE = /\.tsx?$/;
const TEST = /\.(test|spec)\.tsx?$/;
/** `api('tenant_crm')`, `from '../../tenant_crm/api'`, `'tenant_crm.contact.merged@1'`. */
const ASKS = /\bapi\('([a-z0-9_]+)'\)|from '(?:\.\.\/)+([a-z0-9_]+)\/api'|'([a-z0-9_]+)\.[a-z_.]+@\d+'/g;

/** Reads who uses whom from the sources below `root`. */
export function readPluginUses(root: string): PluginUses {
  const modules = foldersIn(join(root, 'server/src/modules'));
  const remotes = foldersIn(join(root, 'remotes'));
  const asked = new Map(modules.map((id) => [id, modulesAskedBy(join(root, 'server/src/modules', id))]));
  return {
    ids: [...new Set([...modules, ...remotes])].sort(),
    remotes,
    contractsOf: (remote) => [remote, ...declaredUses(join(root, 'remotes', remote, 'manifest.ts'))],
    modulesFrom(ids) {
      const seen = new Set(ids);
      for (const id of seen) for (const next of asked.get(id) ?? []) seen.add(next);
      return [...seen].filter((id) => asked.has(id)).sort();
    },
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function modulesAskedBy(folder: string): string[] {
  const asked = new Set<string>();
  for (const name of filesBelow(folder)) {
    if (!SOURCE.test(name) || TEST.test(name)) continue;
    for (const [, api, imported, event] of readFileSync(join(folder, name), 'utf8').matchAll(ASKS))
      asked.add(api ?? imported ?? event ?? '');
  }
  return [...asked];
}

/** The manifest is read as text: one that does not compile must not keep anybody from knowing what to test. */
function declaredUses(manifest: string): string[] {
  if (!existsSync(manifest)) return [];
  const [, list = ''] = /\buses: \[([^\]]*)\]/.exec(readFileSync(manifest, 'utf8')) ?? [];
  return [...list.matchAll(/'([a-z0-9_]+)'/g)].map(([, id = '']) => id);
}
