import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';
import { ELSEWHERE } from '../../../../e2e/support/visited-pages';
import { repositoryRoot } from '../process/repository';

/** Every address that `e2e/plugins/every-page.spec.ts` opens: those of all plugins that are built, but for the ones it leaves to others. */
export async function visitedRoutes(): Promise<Set<string>> {
  const visited = new Set<string>();
  for (const plugin of readdirSync(join(repositoryRoot, 'remotes'))) {
    const file = join(repositoryRoot, 'remotes', plugin, 'manifest.ts');
    if (!existsSync(file)) continue;
    const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: PluginManifestInput };
    for (const { path } of manifest.contributes?.routes ?? []) if (!ELSEWHERE.includes(path)) visited.add(path);
  }
  return visited;
}
