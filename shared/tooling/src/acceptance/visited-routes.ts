import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';
import { recordsOf } from '../../../../e2e/support/demo-records';
import { repositoryRoot } from '../process/repository';

/** Every address that `e2e/plugins/every-page.spec.ts` opens: those of all plugins that are built, but for those it leaves to the plugin's own tests. */
export async function visitedRoutes(): Promise<Set<string>> {
  const visited = new Set<string>();
  for (const plugin of readdirSync(join(repositoryRoot, 'remotes'))) {
    const file = join(repositoryRoot, 'remotes', plugin, 'manifest.ts');
    if (!existsSync(file)) continue;
    const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: PluginManifestInput };
    const records = await recordsOf(plugin);
    for (const { path } of manifest.contributes?.routes ?? []) if (records[path] !== null) visited.add(path);
  }
  return visited;
}
